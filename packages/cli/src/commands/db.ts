import type { Command } from 'commander'
import { backUp, copy, restoreFrom } from '../db/backup.ts'
import { drill } from '../db/drill.ts'
import { needShards, ofInstallation, placeOf, using, type WithKey, withServer } from '../db/installation.ts'
import { accept, check } from '../db/record.ts'
import { resetSecondFactor } from '../db/second-factor.ts'
import { restoreSegments, type SegmentChoice } from '../db/segments.ts'
import { listShards, moveTo } from '../db/shards.ts'
import { backupKey, keyFileOption } from '../desk/backup-key.ts'
import { dataOption, placeHelp, type Where } from '../desk/place.ts'
import { addShardOptions, type WithShards } from '../desk/shards.ts'
import { addExamples } from './options.ts'

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
    .action((login: string, { database, data }: Where) => resetSecondFactor(login, database ?? data))
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
