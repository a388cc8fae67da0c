import { readFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'

type Storage = Pick<typeof import('@zug/server/storage'), 'parseShards'>

/** The databases beside home, as every command of the desk is told. */
export type WithShards = { readonly shard?: readonly string[]; readonly shardsFile?: string }

const several = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

export const addShardOptions = (command: Command): Command =>
  command
    .option(
      '--shard <name=url>',
      'a PostgreSQL that has some of the tournaments, like east=postgres://user@host/database; several times for several',
      several,
    )
    .addOption(
      new Option('--shards-file <file>', 'a file that names them, one a line: other people on the machine see no passwords').env(
        'ZUG_SHARDS_FILE',
      ),
    )

export const shardsOf = (server: Storage, { shard = [], shardsFile }: WithShards): ReadonlyMap<string, string> => {
  try {
    const lines = shardsFile === undefined || shardsFile === '' ? [] : readFileSync(shardsFile, 'utf8').split('\n')
    return server.parseShards([...lines, ...shard])
  } catch (error) {
    if (isFileError(error)) throw new Failure(fileProblem(shardsFile ?? 'zug', error))
    throw error
  }
}
