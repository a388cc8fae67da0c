import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { InstallationRecord } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { linesOf } from './lines.ts'
import { createSealer, unsealed } from './sealed.ts'

/**
 * A backup is text: a first line that says what it is, one record a line in JSON, and a last line with the number of records and the SHA-256 of all
 * that comes before it, so that a file cut short or changed is recognised. With a key this text is encrypted.
 */
const format = 'zug-backup'
/** In version 1 events had no hashes. Data of such a Zug is written so, for that Zug to read it again. */
export type BackupVersion = 1 | 2
const known: readonly unknown[] = [1, 2] satisfies readonly BackupVersion[]

const writeSize = 1 << 18

/** `key`: a passphrase, from which that of the file is derived; null: plain. */
export const writeBackupFile = async (
  file: string,
  records: AsyncIterable<InstallationRecord>,
  key: string | null = null,
  version: BackupVersion = 2,
): Promise<void> => {
  const sealer = key === null ? null : await createSealer(key)
  const target = resolve(file)
  const temporary = join(dirname(target), `.${basename(target).slice(0, 64)}.${randomBytes(6).toString('hex')}.tmp`)
  // Readable for its owner only: settings hold secrets.
  const handle = await open(temporary, 'wx', 0o600)
  try {
    try {
      const hash = createHash('sha256')
      let count = 0
      let waiting = ''
      const flush = async (): Promise<void> => {
        hash.update(waiting)
        await handle.appendFile(sealer?.take(waiting) ?? waiting)
        waiting = ''
      }
      waiting = `${JSON.stringify({ format, version, at: new Date().toISOString() })}\n`
      for await (const record of records) {
        waiting += `${JSON.stringify(version === 1 ? unchained(record) : record)}\n`
        count += 1
        if (waiting.length >= writeSize) await flush()
      }
      await flush()
      const end = `${JSON.stringify({ kind: 'end', records: count, sha256: hash.digest('hex') })}\n`
      await handle.appendFile(sealer === null ? end : Buffer.concat([sealer.take(end), sealer.end()]))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, target)
  } catch (error) {
    await unlink(temporary).catch(() => {})
    throw error
  }
  await syncFolder(dirname(target))
}

const unchained = (record: InstallationRecord): object => {
  if (record.kind !== 'event') return record
  const { hash: _, ...event } = record
  return event
}

/** The new name itself must reach the disk. Windows cannot open a folder, and does without. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The records of a backup; throws at the end when the file is not what was written, so whoever consumes it must do so in a transaction. */
export const readBackupFile = async function* (file: string, key: string | null = null): AsyncGenerator<InstallationRecord> {
  const hash = createHash('sha256')
  let number = 0
  let end: Extract<Line, { readonly kind: 'end' }> | null = null
  for await (const line of linesOf(unsealed(file, createReadStream(file), key), () => damaged(file, 'a line has no end'))) {
    number += 1
    const parsed = parseLine(file, line, number)
    if (number === 1) checkHeader(file, parsed)
    else if (end !== null) throw damaged(file, `line ${number} follows the end`)
    else if (parsed.kind === 'end') end = parsed
    else if (kinds.includes(parsed.kind)) yield parsed
    else throw damaged(file, `line ${number} is of an unknown kind`)
    if (end === null) hash.update(`${line}\n`)
  }
  if (end === null) throw damaged(file, 'its end is missing')
  if (end.records !== number - 2 || end.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum is wrong')
}

const kinds: readonly string[] = ['setting', 'mark', 'stream', 'event'] satisfies readonly InstallationRecord['kind'][]

type Line = InstallationRecord | { readonly kind: 'end'; readonly records: number; readonly sha256: string }

const parseLine = (file: string, line: string, number: number): Line => {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value as Line
  } catch {
    // Said below.
  }
  throw damaged(file, `line ${number} cannot be read`)
}

const checkHeader = (file: string, line: object): void => {
  const said = line as { readonly format?: unknown; readonly version?: unknown }
  if (said.format !== format) throw damaged(file, 'it is no backup of Zug')
  if (!known.includes(said.version))
    throw new StorageError('schema-newer', `${file} was written by a newer Zug (format ${String(said.version)}): update Zug.`)
}

const damaged = (file: string, why: string): StorageError =>
  new StorageError('backup-damaged', `${file} cannot be restored: ${why}. Nothing was written.`)
