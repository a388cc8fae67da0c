import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { span } from '../doctor/finding.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { checkLines } from './check-lines.ts'
import type { Server } from './installation.ts'

/** A fire drill: the backup is restored as on the day it is needed, looked at event by event, and thrown away again. The data itself is only counted. */
export const drill = async (
  server: Server,
  place: string,
  file: string | undefined,
  backups: string | undefined,
  key: string | null,
  written: () => Promise<number>,
): Promise<ExitCode> => {
  const folder = server.backupFolderOf(place, backups)
  const chosen = file ?? (folder === null ? null : server.newestBackup(folder))
  if (chosen === null)
    throw new Failure(badRequest('zug', 'no-backup', `There is no backup in ${folder ?? 'any folder'}: zug db backup FILE makes one.`))
  const started = performance.now()
  const tried = mkdtempSync(join(tmpdir(), 'zug-drill-'))
  try {
    const storage = await server.openStorage(join(tried, 'data'))
    try {
      const { tournaments, events } = await server.restore(storage, chosen, key)
      const { lines, sound } = checkLines(server, await server.checkInstallation(storage, new Set()), [])
      const took = ((performance.now() - started) / 1000).toFixed(1)
      const age = span(Date.now() - statSync(chosen).mtimeMs)
      const since = await missing(server, place, events, written)
      writeOut(
        [
          `${chosen}, ${age} old: ${tournaments} tournaments, ${events} events restored in ${took} s.`,
          ...lines,
          since === null ? '' : since === 0 ? 'Nothing was written since.' : `${since} events were written since, and would be lost.`,
          '',
        ]
          .filter((line, at, all) => line !== '' || at === all.length - 1)
          .join('\n'),
      )
      return sound ? exitCodes.done : exitCodes.discrepancies
    } finally {
      await storage.close()
    }
  } finally {
    rmSync(tried, { recursive: true, force: true })
  }
}

/** How many events the data has that the backup has not; null where there is no data to compare. */
const missing = async (server: Server, place: string, events: number, written: () => Promise<number>): Promise<number | null> => {
  try {
    const { found } = await server.tablesOf(place)
    return found === 0 ? null : Math.max(0, (await written()) - events)
  } catch (error) {
    // On the day it is needed the data may be gone.
    if (error instanceof server.StorageError) return null
    throw error
  }
}
