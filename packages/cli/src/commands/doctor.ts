import { type Command, Option } from 'commander'
import { loadDesk, placeHelp, placesOf, type Where } from '../desk/place.ts'
import { addShardOptions, shardsOf, type WithShards } from '../desk/shards.ts'
import { examineSegments, examineShards } from '../doctor/copies.ts'
import { examineData } from '../doctor/data.ts'
import { findingLines, well, wrong } from '../doctor/finding.ts'
import { examineFirewall, examinePort, examineProxy } from '../doctor/network.ts'
import { exitCodes } from '../exit-codes.ts'
import { writeOut } from '../io/standard-output.ts'
import { addExamples } from './options.ts'
import { portNumber, webAddress } from './serve.ts'

type DoctorOptions = Where &
  WithShards & {
    readonly segments?: string
    readonly backups?: string
    readonly host: string
    readonly port: number
    readonly url?: string
  }

export const configure = (command: Command): void => {
  addShardOptions(command)
    .addOption(new Option('--segments <place>', 'as zug serve was told: are they there?').env('ZUG_SEGMENTS'))
    .option('--database <place>', placeHelp)
    .option('--data <folder>', 'as zug serve was told')
    .option('--backups <folder>', 'as zug serve was told')
    .option('--host <address>', 'as zug serve was told', '127.0.0.1')
    .option('--port <n>', 'as zug serve was told', portNumber, 8080)
    .addOption(
      new Option('--url <url>', 'how browsers reach the desk: asks it there, through the proxy').env('ZUG_URL').argParser(webAddress),
    )
    .action(examine)
  addExamples(command, [
    ['zug doctor', 'of the data in .zug and port 8080'],
    ['zug doctor --data /var/lib/zug --host 0.0.0.0', 'for the hall'],
    ['zug doctor --data /var/lib/zug --url https://chess.example', 'and the proxy'],
  ])
  command.addHelpText('after', '\nIt changes nothing. Ends with 6 where something is wrong, and says how to mend it.')
}

const examine = async (options: DoctorOptions): Promise<void> => {
  const { host, port, url } = options
  const [major = 0] = process.versions.node.split('.').map(Number)
  const node = major >= 24 ? well('node', process.versions.node) : wrong('node', process.versions.node, 'The desk needs Node 24 or newer.')
  const findings = [
    node,
    ...(major >= 24 ? await onData(options) : []),
    await examinePort(host, port),
    examineFirewall(host, port),
    ...(url === undefined ? [] : await examineProxy(url)),
  ]
  writeOut(`${findingLines(findings).join('\n')}\n`)
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? exitCodes.discrepancies : exitCodes.done
}

const onData = async (options: DoctorOptions) => {
  const storage = await loadDesk('doctor', () => import('@zug/server/storage'))
  try {
    const { place, backupFolder } = placesOf(storage, options)
    const shards = shardsOf(storage, options)
    return [
      ...(await examineData(storage, place, backupFolder)),
      ...(await examineShards(storage, shards)),
      ...(await examineSegments(storage, place, shards, options.segments)),
    ]
  } catch (error) {
    if (error instanceof storage.StorageError) return [wrong('database', error.message, 'Say a folder, or postgres://user@host/database.')]
    throw error
  }
}
