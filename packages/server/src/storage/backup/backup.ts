import type { InstallationRecord, Storage } from '../port.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'

/** `streams` are all that is kept as a list of events; what begins with `$` is the installation's own and no tournament. */
export type BackupSummary = { readonly streams: number; readonly tournaments: number; readonly events: number }

/**
 * Everything an installation remembers, as of the moment this starts. What is appended is never changed, so reading up to the position of that
 * moment is consistent without holding anyone up. Streams are read after it, so none of an event is missing.
 */
export const installationRecords = async function* (storage: Storage): AsyncGenerator<InstallationRecord> {
  const { last, heads, marked } = await endOf(storage)
  for (const [name, value] of await storage.settings()) yield { kind: 'setting', name, value }
  if (marked !== null && marked > 0) yield { kind: 'mark', position: marked }
  for (const { stream, createdAt } of await storage.streams()) {
    const head = heads.get(stream)
    yield { kind: 'stream', stream, createdAt, ...(head === undefined ? {} : { head }) }
  }
  for (let after = 0; after < last; ) {
    const page = (await storage.readAll(after, Math.min(1000, last - after))).filter(({ position }) => position <= last)
    for (const event of page) yield { kind: 'event', ...event }
    after = page.at(-1)?.position ?? last
  }
}

/** The last position, and where each stream ends there: the same moment, unless somebody writes all the time; then what was marked last. */
const endOf = async (storage: Storage) => {
  for (let tries = 0; ; tries++) {
    const { position: marked, heads } = await storage.heads()
    const last = await storage.position()
    if (marked === null || (await storage.heads()).position === marked) return { last, heads, marked }
    if (tries === 5) return { last: marked, heads, marked }
  }
}

/** Writes all of an installation into one file, encrypted where there is a key, while it is in use. The file is there whole or not at all. */
export const backup = async (storage: Storage, file: string, key: string | null = null): Promise<BackupSummary> => {
  const counter = counting(installationRecords(storage))
  await writeBackupFile(file, counter.records, key)
  return counter.summary()
}

/** Fills an empty installation from a backup: completely, or, when anything is wrong with the file, not at all. */
export const restore = async (storage: Storage, file: string, key: string | null = null): Promise<BackupSummary> => {
  const counter = counting(readBackupFile(file, key))
  await storage.load(counter.records)
  return counter.summary()
}

/** Moves an installation to another place, which must be empty, on either database. */
export const copyInstallation = async (from: Storage, to: Storage): Promise<BackupSummary> => {
  const counter = counting(installationRecords(from))
  await to.load(counter.records)
  return counter.summary()
}

const counting = (source: AsyncIterable<InstallationRecord>) => {
  const counts = { streams: 0, tournaments: 0, events: 0 }
  const records = async function* (): AsyncGenerator<InstallationRecord> {
    for await (const record of source) {
      if (record.kind === 'stream') counts.streams += 1
      if (record.kind === 'stream' && !record.stream.startsWith('$')) counts.tournaments += 1
      if (record.kind === 'event') counts.events += 1
      yield record
    }
  }
  return { records: records(), summary: (): BackupSummary => ({ ...counts }) }
}
