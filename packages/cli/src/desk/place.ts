import { join } from 'node:path'
import { Option } from 'commander'
import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

export const placeHelp = 'a folder, or postgres://user@host/database (default: ZUG_DATABASE, else .zug)'

/** Where the data of a desk is, as commands beside `zug serve` are told. */
export type Where = { readonly database?: string; readonly data?: string }

/** As `zug serve` has it. */
export const dataOption = (): Option => new Option('--data <folder>', 'the folder of the data').conflicts('database')

type Storage = Pick<typeof import('@zug/server/storage'), 'defaultPlace' | 'parsePlace'>

/**
 * Where everything of `zug serve` lies. `--data` is the data's own folder; beside PostgreSQL, also where ZUG_DATABASE names it, it has the backups: a
 * password belongs into the environment, and nobody means a folder there. Two folders would leave it open which one has the tournaments.
 */
export const placesOf = (
  { defaultPlace, parsePlace }: Storage,
  { data, database, backups }: Where & { readonly backups?: string },
): { readonly place: string; readonly backupFolder?: string } => {
  const named = process.env.ZUG_DATABASE
  const around = named !== undefined && named !== '' && parsePlace(named).kind === 'postgres' ? named : data
  const place = database ?? around ?? named ?? defaultPlace
  const apart = data !== undefined && data !== place
  if (apart && parsePlace(place).kind === 'sqlite')
    throw new Failure(badRequest('zug', 'two-places', `--data ${data} and --database ${place} are two folders. Say one of them.`))
  const folder = backups ?? (apart ? join(data, 'backups') : undefined)
  return { place, ...(folder === undefined ? {} : { backupFolder: folder }) }
}

/** The server is loaded for commands of the desk alone; where it could not be installed, the command goes without it. */
export const loadDesk = async <T>(command: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Failure(
        badRequest(
          'zug',
          'server-missing',
          `The desk is not installed here: zug ${command} needs @zug/server beside @zug/cli, of the same version.`,
        ),
      )
    throw error
  }
}
