import { backupKey } from '../desk/backup-key.ts'
import { loadDesk, type Where } from '../desk/place.ts'
import { shardsOf, type WithShards } from '../desk/shards.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'
import { badRequest } from '../issue-lines.ts'

export type Server = typeof import('@zug/server/storage')
export type Summary = import('@zug/server/storage').BackupSummary
type Storage = import('@zug/server/storage').Storage
export type Database = import('@zug/server/storage').Database
type OpenedShards = import('@zug/server/storage').OpenedShards

export type WithKey = Where & WithShards & { readonly keyFile?: string }

export const placeOf = (server: Server, given: string | undefined): string => given ?? process.env.ZUG_DATABASE ?? server.defaultPlace

export const nameOf = (server: Server, place: string): string => server.placeName(server.parsePlace(place))

const openIn = (server: Server, place: string, mode: 'read' | 'write'): Promise<Database> => {
  const backups = { folder: server.backupFolderOf(place), key: backupKey(undefined) }
  return mode === 'read' ? server.openStorage(place, { mode }) : server.openUpToDate(place, backups)
}

export const using = async <T>(
  server: Server,
  place: string,
  mode: 'read' | 'write',
  work: (storage: Database) => Promise<T>,
): Promise<T> => {
  const storage = await openIn(server, place, mode)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

type Whole = { readonly storage: Storage; readonly databases: ReadonlyMap<string, Database>; readonly opened: OpenedShards | null }

/** All databases of an installation. One of several is not taken for the whole. */
export const ofInstallation = <T>(
  server: Server,
  where: Where & WithShards,
  mode: 'read' | 'write',
  work: (whole: Whole) => Promise<T>,
): Promise<T> => {
  const shards = shardsOf(server, where)
  return using(server, placeOf(server, where.database ?? where.data), mode, async (database) => {
    if (shards.size === 0) {
      await server.refusePart(database)
      return work({ storage: database, databases: new Map([[server.home, database]]), opened: null })
    }
    const opened = await server.openShards(database, shards, { open: (place) => openIn(server, place, mode), reading: mode === 'read' })
    try {
      return await work({ storage: opened.storage, databases: opened.databases, opened })
    } finally {
      await opened.storage.close()
    }
  })
}

export const needShards = (opened: OpenedShards | null): OpenedShards => {
  if (opened === null)
    throw new Failure(
      badRequest(
        'zug',
        'no-shards',
        'There is one database only: name others with --shard NAME=postgres://…, or in a file with --shards-file.',
      ),
    )
  return opened
}

/** What only the request can mend; everything else lies with the disk, the network or another process. */
const requestFaults: readonly string[] = [
  'node-too-old',
  'place-unknown',
  'shards-missing',
  'no-installation',
  'not-empty',
  'schema-newer',
  'backup-first',
  'backup-damaged',
  'key-missing',
  'key-wrong',
]

/** The server and its databases are loaded for this command alone. `file` is what a fault of the file system is about. */
export const withServer = async (file: string, work: (server: Server) => Promise<ExitCode | undefined>): Promise<void> => {
  const server = await loadDesk('db', () => import('@zug/server/storage'))
  try {
    process.exitCode = (await work(server)) ?? exitCodes.done
  } catch (error) {
    if (error instanceof server.StorageError) {
      const problem = badRequest('zug', error.code, error.message)
      throw new Failure(requestFaults.includes(error.code) ? problem : { ...problem, exitCode: exitCodes.fileAccess })
    }
    if (error instanceof server.StoreError)
      throw new Failure({ ...badRequest('zug', 'store-unusable', error.message), exitCode: exitCodes.fileAccess })
    if (isFileError(error)) throw new Failure(fileProblem(file, error))
    throw error
  }
}
