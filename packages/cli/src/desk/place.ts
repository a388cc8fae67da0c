import { Option } from 'commander'
import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

export const placeHelp = 'a folder, or postgres://user@host/database (default: ZUG_DATABASE, else .zug)'

/** Where the data of a desk is, as commands beside `zug serve` are told. */
export type Where = { readonly database?: string; readonly data?: string }

/** As `zug serve` has it. */
export const dataOption = (): Option => new Option('--data <folder>', 'the folder of the data').conflicts('database')

/** The server is loaded for commands of the desk alone; the package of the command does not bring it. */
export const loadDesk = async <T>(command: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Failure(
        badRequest('zug', 'server-missing', `The desk is not part of this package: zug ${command} runs from the repository of Zug.`),
      )
    throw error
  }
}
