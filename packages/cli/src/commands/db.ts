import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { backupKey, keyFileOption } from '../desk/backup-key.ts'
import { dataOption, loadDesk, placeHelp, type Where } from '../desk/place.ts'
import { addShardOptions, shardsOf, type WithShards } from '../desk/shards.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { checkLines, readReceipts } from './db-check.ts'
import { drill } from './db-drill.ts'
import { restoreSegments, type SegmentChoice } from './db-segments.ts'
import { listShards, moveTo } from './db-shards.ts'
import { addExamples } from './options.ts'

type Server = typeof import('@zug/server/storage')
type Summary = import('@zug/server/storage').BackupSummary
type Storage = import('@zug/server/storage').Storage
type Database = import('@zug/server/storage').Database
type OpenedShards = import('@zug/server/storage').OpenedShards
type WithKey = Where & WithShards & { readonly keyFile?: string }

export const configure = (command: Command): void => {
  command.usage('<command>')
  command.helpCommand(false)
  const takes: Readonly<Record<string, string>> = {
    backup: 'FILE',
    restore: 'FILE',
    'restore-segments': 'PLACE',
    check: '[FILE]',
    drill: '[FILE]',
    accept: 'RECORD --reason TEXT',
    copy: '--to PLACE',
    move: 'TOURNAMENT --to SHARD',
    shards: '',
    'reset-second-factor': 'LOGIN',
  }
  command.configureHelp({ subcommandTerm: (subcommand) => `${subcommand.name()} ${takes[subcommand.name()] ?? ''}` })
  const ofAll = (name: string): Command => addShardOptions(command.command(name))
  ofAll('backup')
    .description('write everything into one file, also while the desk is running')
    .argument('<file>', 'file to write, replaced when it exists')
    .addOption(keyFileOption())
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((file: string, options: WithKey) => backUp(file, options))
  command
    .command('restore')
    .description('fill an empty place from a backup, completely or not at all')
    .argument('<file>', 'file that zug db backup wrote')
    .addOption(keyFileOption())
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((file: string, { database, data, keyFile }: WithKey) => restoreFrom(file, database ?? data, keyFile))
  command
    .command('restore-segments')
    .description('fill an empty place with what zug serve --segments has written, up to any moment')
    .argument('<place>', 'a folder, or s3://bucket/prefix?endpoint=https://host&region=name')
    .option('--tournament <id>', 'this one only, with the accounts of the desk')
    .option('--until <moment>', 'a time like 2026-05-01T14:30:00Z, or with --tournament the number of its last event')
    .option('--line <name>', 'which history, where there are several')
    .addOption(keyFileOption())
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((place: string, options: SegmentChoice & WithKey) =>
      withServer(place, (server) => {
        const target = placeOf(server, options.database ?? options.data)
        return restoreSegments(server, place, options, backupKey(options.keyFile), (work) => using(server, target, 'write', work))
      }),
    )
  ofAll('check')
    .description('are all events as they were written? of the data, or of a backup')
    .argument('[file]', 'a backup; without it, the data')
    .option('--receipt <file...>', 'receipt.json of a round: has this very record led to it?')
    .addOption(keyFileOption())
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((file: string | undefined, options: WithKey & { readonly receipt?: readonly string[] }) => check(file, options))
  ofAll('drill')
    .description('restore a backup to try it: into a folder that is removed again')
    .argument('[file]', 'a backup; without it, the newest that was made after a round')
    .addOption(keyFileOption())
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .option('--backups <folder>', 'where the desk puts them (default: backups in the data folder)')
    .action((file: string | undefined, options: WithKey & { readonly backups?: string }) =>
      withServer(file ?? 'zug', (server) => {
        const { database, data, backups, keyFile } = options
        const written = () => ofInstallation(server, options, 'read', ({ storage }) => server.eventsIn(storage))
        return drill(server, placeOf(server, database ?? data), file, backups, backupKey(keyFile), written)
      }),
    )
  ofAll('accept')
    .description('answer for a record that was changed outside the desk; stop the desk first')
    .argument('<record>', 'as zug db check names it')
    .requiredOption('--reason <text>', 'why it may stand as it is; it is recorded')
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((record: string, options: Where & WithShards & { readonly reason: string }) => accept(record, options))
  ofAll('copy')
    .description('move an installation to another, empty place')
    .option('--from <place>', placeHelp)
    .requiredOption('--to <place>', 'a folder, or postgres://user@host/database')
    .action(copy)
  ofAll('move')
    .description('move a tournament, with the other sections of its event, to another database while the desk goes on')
    .argument('<tournament>', 'as its address names it')
    .requiredOption('--to <shard>', 'the name of a shard, or home')
    .option('--database <place>', placeHelp)
    .action((tournament: string, options: Where & WithShards & { readonly to: string }) =>
      withServer(tournament, (server) =>
        ofInstallation(server, options, 'write', async ({ opened }) => moveTo(server, needShards(opened), tournament, options.to)),
      ),
    )
  ofAll('shards')
    .description('which databases there are, and what is in them')
    .option('--list', 'name the tournaments')
    .option('--database <place>', placeHelp)
    .action((options: Where & WithShards & { readonly list?: boolean }) =>
      withServer('zug', (server) =>
        ofInstallation(server, options, 'read', ({ opened }) => listShards(needShards(opened), server, options.list === true)),
      ),
    )
  command
    .command('reset-second-factor')
    .description('take the second factor of an account away, for whoever lost it; stop the desk first, unless it uses PostgreSQL')
    .argument('<login>', 'the name the account signs in with')
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .action((login: string, { database, data }: Where) => reset(login, database ?? data))
  addExamples(command, [
    ['zug db backup club.zug-backup', 'back up the data in .zug'],
    ['zug db restore club.zug-backup --database new', 'into a new folder'],
    ['zug db backup club.zug-backup --key-file key', 'encrypted with the passphrase in the file key'],
    ['zug db restore-segments /backup/segments --until 2026-05-01T14:30:00Z --database new', 'everything as it was at half past two'],
    ['zug db drill', 'can the newest backup be restored?'],
    ['zug db check', 'has anybody changed the data in .zug past the desk?'],
    ['zug db copy --to postgres://zug@db/zug', 'move to PostgreSQL; stop the desk first'],
    ['zug db copy --from postgres://zug@db/zug --to data', 'and back to a folder'],
    ['zug db move spring-open-3f2a --to east --shards-file shards', 'to the database that the file shards calls east'],
    ['zug db reset-second-factor olga', 'olga signs in with the password alone'],
  ])
  command.addHelpText(
    'after',
    '\nA backup is one text file that fits either database; keep it private, it holds the secrets of the installation, or encrypt it.',
  )
}

const backUp = (file: string, options: WithKey): Promise<void> =>
  withServer(file, async (server) => {
    const key = backupKey(options.keyFile)
    const summary = await ofInstallation(server, options, 'read', ({ storage }) => server.backup(storage, file, key))
    writeOut(`${file}: ${counted(summary)}${key === null ? '' : ', encrypted'}\n`)
  })

const restoreFrom = (file: string, database: string | undefined, keyFile: string | undefined): Promise<void> =>
  withServer(file, async (server) => {
    const key = backupKey(keyFile)
    const place = placeOf(server, database)
    const summary = await using(server, place, 'write', (storage) => server.restore(storage, file, key))
    writeOut(`${nameOf(server, place)}: ${counted(summary)}\n`)
  })

const copy = ({ from, to, ...shards }: WithShards & { readonly from?: string; readonly to: string }): Promise<void> =>
  withServer('zug', async (server) => {
    const whole = { ...shards, ...(from === undefined ? {} : { database: from }) }
    const summary = await ofInstallation(server, whole, 'read', ({ storage: source }) =>
      using(server, to, 'write', (target) => server.copyInstallation(source, target)),
    )
    writeOut(`${nameOf(server, to)}: ${counted(summary)}\n`)
  })

const check = (file: string | undefined, options: WithKey & { readonly receipt?: readonly string[] }): Promise<void> =>
  withServer(file ?? 'zug', async (server) => {
    const receipts = readReceipts(options.receipt ?? [])
    const hashes = new Set(receipts.map(({ record }) => record))
    const found =
      file === undefined
        ? await ofInstallation(server, options, 'read', ({ databases }) => server.checkAll(databases, hashes))
        : await server.checkBackup(server.readBackupFile(file, backupKey(options.keyFile)), hashes)
    const { lines, sound } = checkLines(server, found, receipts)
    writeOut(`${lines.join('\n')}\n`)
    return sound ? exitCodes.done : exitCodes.discrepancies
  })

const accept = (record: string, { reason, ...where }: Where & WithShards & { readonly reason: string }): Promise<void> =>
  withServer('zug', async (server) => {
    if (reason.trim() === '') throw new Failure(badRequest('zug', 'reason-missing', 'Say why the record may stand as it is.'))
    const metadata = { idempotencyKey: randomUUID(), actor: 'operator', at: new Date().toISOString() }
    const { acceptRecord } = await import('@zug/server/record')
    const answer = await ofInstallation(server, where, 'write', ({ storage }) => acceptRecord(storage, record, reason.trim(), metadata))
    if (answer.kind === 'unreadable')
      throw new Failure(
        badRequest(
          'zug',
          'record-unreadable',
          `What was done to ${record} leaves events that make no sense (${server.breachesText(answer.breaches)}): nobody can answer for them. Restore the last backup that is sound (zug db check FILE) into a new place.`,
        ),
      )
    if (answer.kind === 'unknown-stream')
      throw new Failure(badRequest('zug', 'record-unknown', `There is no record ${record}: zug db check lists those that need it.`))
    writeOut(
      answer.kind === 'intact'
        ? `${record}: as written, nothing to accept.\n`
        : `${record}: accepted at event ${answer.sequence}: ${server.breachesText(answer.breaches)}\n`,
    )
  })

const reset = (login: string, database: string | undefined): Promise<void> =>
  withServer('zug', async (server) => {
    const { resetSecondFactor } = await import('@zug/server/accounts')
    const place = placeOf(server, database)
    // Writing would make an installation where there is none.
    await using(server, place, 'read', async () => {})
    const problem = await using(server, place, 'write', (storage) => resetSecondFactor(storage, login))
    if (problem !== null) throw new Failure(badRequest(login, problem.code, problem.detail))
    writeOut(`${login}: the second factor is off, and every session of the account has ended\n`)
  })

const counted = ({ tournaments, events }: Summary): string => `${tournaments} tournaments, ${events} events`

const placeOf = (server: Server, given: string | undefined): string => given ?? process.env.ZUG_DATABASE ?? server.defaultPlace

const nameOf = (server: Server, place: string): string => server.placeName(server.parsePlace(place))

const openIn = (server: Server, place: string, mode: 'read' | 'write'): Promise<Database> => {
  const backups = { folder: server.backupFolderOf(place), key: backupKey(undefined) }
  return mode === 'read' ? server.openStorage(place, { mode }) : server.openUpToDate(place, backups)
}

const using = async <T>(server: Server, place: string, mode: 'read' | 'write', work: (storage: Database) => Promise<T>): Promise<T> => {
  const storage = await openIn(server, place, mode)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

type Whole = { readonly storage: Storage; readonly databases: ReadonlyMap<string, Database>; readonly opened: OpenedShards | null }

/** All databases of an installation. One of several is not taken for the whole. */
const ofInstallation = <T>(
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

const needShards = (opened: OpenedShards | null): OpenedShards => {
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
const withServer = async (file: string, work: (server: Server) => Promise<ExitCode | undefined>): Promise<void> => {
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
