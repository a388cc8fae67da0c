import type { Database, InstallationRecord, Storage } from '../port.ts'
import { type BackupVersion, readBackupFile, writeBackupFile } from './backup-file.ts'

/** `streams` are all that is kept as a list of events; what begins with `$` is the installation's own and no tournament. */
export type BackupSummary = { readonly streams: number; readonly tournaments: number; readonly events: number }

/** Writes all of an installation into one file, encrypted where there is a key, while it is in use. The file is there whole or not at all. */
export const backup = async (
  storage: Storage,
  file: string,
  key: string | null = null,
  version?: BackupVersion,
): Promise<BackupSummary> => {
  const counter = counting(storage.records())
  await writeBackupFile(file, counter.records, key, version)
  return counter.summary()
}

/** Fills an empty installation from a backup: completely, or, when anything is wrong with the file, not at all. */
export const restore = async (storage: Database, file: string, key: string | null = null): Promise<BackupSummary> => {
  const counter = counting(readBackupFile(file, key))
  await storage.load(counter.records)
  return counter.summary()
}

/** Moves an installation to another place, which must be empty, on either database. */
export const copyInstallation = async (from: Storage, to: Database): Promise<BackupSummary> => {
  const counter = counting(from.records())
  await to.load(counter.records)
  return counter.summary()
}

/** Every event once, wherever it is. */
export const eventsIn = async (storage: Storage): Promise<number> =>
  (await storage.streams()).reduce((sum, { sequence }) => sum + sequence, 0)

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
