import type { Command } from 'commander'
import { dataOption, loadDesk, placeHelp, type Where } from '../desk/place.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { addExamples } from './options.ts'

type Server = typeof import('@zug/server/storage')
type Summary = import('@zug/server/storage').BackupSummary
type Storage = import('@zug/server/storage').Storage

export const configure = (command: Command): void => {
  command.usage('<command>')
  command.helpCommand(false)
  const takes: Readonly<Record<string, string>> = { backup: 'FILE', restore: 'FILE', copy: '--to PLACE' }
  command.configureHelp({ subcommandTerm: (subcommand) => `${subcommand.name()} ${takes[subcommand.name()] ?? ''}` })
  command
    .command('backup')
    .description('write everything into one file, also while the desk is running')
    .argument('<file>', 'file to write, replaced when it exists')
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((file: string, { database, data }: Where) => backUp(file, database ?? data))
  command
    .command('restore')
    .description('fill an empty place from a backup, completely or not at all')
    .argument('<file>', 'file that zug db backup wrote')
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((file: string, { database, data }: Where) => restoreFrom(file, database ?? data))
  command
    .command('copy')
    .description('move an installation to another, empty place')
    .option('--from <place>', placeHelp)
    .requiredOption('--to <place>', 'a folder, or postgres://user@host/database')
    .action(copy)
  addExamples(command, [
    ['zug db backup club.zug-backup', 'back up the data in .zug'],
    ['zug db restore club.zug-backup --database new', 'into a new folder'],
    ['zug db copy --to postgres://zug@db/zug', 'move to PostgreSQL; stop the desk first'],
    ['zug db copy --from postgres://zug@db/zug --to data', 'and back to a folder'],
  ])
  command.addHelpText(
    'after',
    '\nA backup is one text file that fits either database; keep it private, it holds the secrets of the installation.',
  )
}

const backUp = (file: string, database: string | undefined): Promise<void> =>
  withServer(file, async (server) => {
    const summary = await using(server, placeOf(server, database), 'read', (storage) => server.backup(storage, file))
    writeOut(`${file}: ${counted(summary)}\n`)
  })

const restoreFrom = (file: string, database: string | undefined): Promise<void> =>
  withServer(file, async (server) => {
    const place = placeOf(server, database)
    const summary = await using(server, place, 'write', (storage) => server.restore(storage, file))
    writeOut(`${nameOf(server, place)}: ${counted(summary)}\n`)
  })

const copy = ({ from, to }: { readonly from?: string; readonly to: string }): Promise<void> =>
  withServer('zug', async (server) => {
    const summary = await using(server, placeOf(server, from), 'read', (source) =>
      using(server, to, 'write', (target) => server.copyInstallation(source, target)),
    )
    writeOut(`${nameOf(server, to)}: ${counted(summary)}\n`)
  })

const counted = ({ tournaments, events }: Summary): string => `${tournaments} tournaments, ${events} events`

const placeOf = (server: Server, given: string | undefined): string => given ?? process.env.ZUG_DATABASE ?? server.defaultPlace

const nameOf = (server: Server, place: string): string => server.placeName(server.parsePlace(place))

const using = async <T>(server: Server, place: string, mode: 'read' | 'write', work: (storage: Storage) => Promise<T>): Promise<T> => {
  const storage = await server.openStorage(place, { mode })
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

/** What only the request can mend; everything else lies with the disk, the network or another process. */
const requestFaults: readonly string[] = ['node-too-old', 'place-unknown', 'no-installation', 'not-empty', 'schema-newer', 'backup-damaged']

/** The server and its databases are loaded for this command alone. `file` is what a fault of the file system is about. */
const withServer = async (file: string, work: (server: Server) => Promise<void>): Promise<void> => {
  const server = await loadDesk('db', () => import('@zug/server/storage'))
  try {
    await work(server)
    process.exitCode = exitCodes.done
  } catch (error) {
    if (error instanceof server.StorageError) {
      const problem = badRequest('zug', error.code, error.message)
      throw new Failure(requestFaults.includes(error.code) ? problem : { ...problem, exitCode: exitCodes.fileAccess })
    }
    if (isFileError(error)) throw new Failure(fileProblem(file, error))
    throw error
  }
}
