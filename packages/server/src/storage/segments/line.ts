import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { StorageError } from '../storage-error.ts'
import { stampOf } from './sigv4.ts'
import type { SegmentStore } from './store.ts'

/**
 * A line is one history: the segments of an installation from when it first wrote to this store. When the data was restored from a backup, or is another's, its history is
 * another, and begins a line of its own beside the older ones.
 */
export type Line = {
  readonly id: string
  /** With which its segments are encrypted; null: they are plain. */
  readonly key: string | null
}

type Beginning = {
  readonly format: 'zug-segments'
  readonly version: 1
  readonly line: string
  readonly at: string
  readonly salt: string | null
  readonly proof: string | null
}

const fileName = 'begin.json'
export const beginningOf = (line: string): string => `${line}/${fileName}`

/** The passphrase is made expensive to guess once for a line, and not for every segment. */
const keyOf = (secret: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const N = 2 ** 16
    scrypt(secret.normalize('NFC'), Buffer.from(salt, 'hex'), 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, bytes) =>
      error === null ? resolve(bytes.toString('hex')) : reject(error),
    )
  })
const proofOf = (key: string): string => createHmac('sha256', key).update('zug-segments').digest('hex').slice(0, 32)

export const beginLine = async (store: SegmentStore, secret: string | null, now: Date): Promise<Line> => {
  const id = `${stampOf(now)}-${randomBytes(4).toString('hex')}`
  const salt = secret === null ? null : randomBytes(16).toString('hex')
  const key = secret === null ? null : await keyOf(secret, salt!)
  const beginning: Beginning = {
    format: 'zug-segments',
    version: 1,
    line: id,
    at: now.toISOString(),
    salt,
    proof: key === null ? null : proofOf(key),
  }
  await store.put(beginningOf(id), Buffer.from(`${JSON.stringify(beginning)}\n`))
  return { id, key }
}

/** With the key that its segments are read with. */
export const openLine = async (store: SegmentStore, id: string, secret: string | null): Promise<Line> => {
  const damaged = new StorageError('backup-damaged', `The beginning of line ${id} in ${store.place} cannot be read.`)
  const text = (await store.get(beginningOf(id))).toString()
  let beginning: Beginning
  try {
    beginning = JSON.parse(text) as Beginning
  } catch {
    throw damaged
  }
  if (beginning.format !== 'zug-segments' || beginning.line !== id) throw damaged
  if (beginning.version !== 1) throw new StorageError('schema-newer', `Line ${id} was written by a newer Zug: update Zug.`)
  if (beginning.salt === null || beginning.proof === null) return { id, key: null }
  if (secret === null)
    throw new StorageError(
      'key-missing',
      `The segments in ${store.place} are encrypted: say where their key is, with --key-file or in ZUG_BACKUP_KEY_FILE.`,
    )
  const key = await keyOf(secret, beginning.salt)
  if (!timingSafeEqual(Buffer.from(proofOf(key)), Buffer.from(beginning.proof)))
    throw new StorageError('key-wrong', `This is not the key of the segments in ${store.place}. Nothing was written.`)
  return { id, key }
}

export const linesIn = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (/^[\w-]+\/begin\.json$/.test(name) ? [name.slice(0, -fileName.length - 1)] : [])).toSorted()
