import { readFileSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { backupKey, keyFileOption } from '../desk/backup-key.ts'
import { openBrowser } from '../desk/open-browser.ts'
import { placesOf } from '../desk/place.ts'
import { forgetAddress, noteAddress } from '../desk/running.ts'
import { loadServer, type Server, whyNot } from '../desk/server.ts'
import { addShardOptions, shardsOf, type WithShards } from '../desk/shards.ts'
import { stopSignal } from '../desk/stop-signal.ts'
import { tellSystemd } from '../desk/systemd.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { addExamples } from './options.ts'

type Role = import('@zug/server').ProcessRole
type LogLevel = import('@zug/server').ServerConfig['logLevel']

export type ServeOptions = WithShards & {
  readonly newIn?: string
  readonly segments?: string
  readonly role: Role
  readonly writers?: readonly string[]
  readonly data?: string
  readonly database?: string
  readonly backups?: string
  readonly backupKeyFile?: string
  readonly bus?: string
  readonly host: string
  readonly port: number
  readonly url?: string
  readonly trustProxy?: boolean
  readonly demo: boolean
  readonly open?: boolean
  readonly livePerAddress?: number
  readonly metrics?: boolean
  readonly fetchLists?: readonly string[]
  readonly drain?: number
  readonly embedIn?: readonly string[]
  readonly log?: LogLevel
}

export const portNumber = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535; 0 takes any that is free.')
  return Number(text)
}

const count = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Say a whole number from 1.')
  return Number(text)
}

export const webAddress = (text: string): string => {
  if (!/^https?:\/\/[^/]+\/?$/.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('Say it like https://chess.example.')
  return text
}

const listAddress = (text: string, before: readonly string[] = []): readonly string[] => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Say it like https://lists.example/players_list.zip.')
  return [...before, text]
}

const site = (text: string, before: readonly string[] = []): readonly string[] => {
  if (text !== '*' && !/^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/.test(text))
    throw new InvalidArgumentError('Say it like https://club.example, or * for every site.')
  return [...before, text]
}

const writerAddresses = (text: string): readonly string[] =>
  text.split(',').map((part) => {
    const address = part.trim()
    if (!/^http:\/\/[^/]+\/?$/.test(address) || !URL.canParse(address))
      throw new InvalidArgumentError('Say them like http://10.0.0.2:8080,http://10.0.0.3:8080.')
    return address
  })

const busAddress = (text: string): string => {
  if (!/^(nats|tls):\/\/[^/]+\/?$/i.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Say it like nats://queue.example:4222, or tls:// where it is encrypted.')
  return text
}

export const configure = (command: Command): void => {
  addShardOptions(command)
    .addOption(
      new Option(
        '--segments <place>',
        'where everything goes every few seconds: a folder, or s3://bucket/prefix?endpoint=https://host&region=name',
      ).env('ZUG_SEGMENTS'),
    )
    .option('--new-in <name>', 'the shard that new tournaments go to (default: the one that has the fewest)')
    .option('--data <folder>', 'folder for the data, and for the backups where --database is PostgreSQL (default: .zug)')
    .option('--database <place>', 'postgres://user@host/database, or a folder (default: ZUG_DATABASE, else that of --data)')
    .option('--backups <folder>', 'where a backup goes after every published round (default: backups in the data folder)')
    .addOption(keyFileOption('--backup-key-file'))
    .addOption(
      new Option('--bus <url>', 'NATS server by which processes on one PostgreSQL wake each other (default: PostgreSQL itself)')
        .env('ZUG_BUS')
        .argParser(busAddress),
    )
    .addOption(
      new Option('--role <role>', 'what this process is for; other than all only with PostgreSQL')
        .env('ZUG_ROLE')
        .choices(['all', 'writer', 'edge', 'worker'])
        .default('all'),
    )
    .addOption(
      new Option('--writers <urls>', 'where an edge sends what it does not answer itself, separated by commas')
        .env('ZUG_WRITERS')
        .argParser(writerAddresses),
    )
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--port <n>', 'port to listen on', portNumber, 8080)
    .addOption(
      new Option('--url <url>', 'how browsers reach the desk, when that is not how it sees itself; links and QR codes lead there')
        .env('ZUG_URL')
        .argParser(webAddress),
    )
    .option('--trust-proxy', 'believe the X-Forwarded headers of that proxy')
    .option(
      '--fetch-lists <url>',
      'where a rating list is given out that the desk fetches every day; several times for several',
      listAddress,
    )
    .option('--embed-in <site>', 'a site that may show public pages in a frame; several times for several, * for every site', site)
    .option('--open', 'open the desk in a browser')
    .option('--no-demo', 'no demonstration tournaments on the first start')
    .option('--live-per-address <n>', 'pages of the public that may be live at once from one address (default: 500)', count)
    .option('--metrics', 'let everybody read /metrics, not only owners of the installation')
    .option('--drain <seconds>', 'go on for so long after SIGTERM, with 503 at /readyz, until a balancer has noticed', count)
    .addOption(new Option('--log <level>', 'how much to log, as JSON lines').choices(['silent', 'error', 'warn', 'info', 'debug']))
    .action(serve)
  addExamples(command, [
    ['zug serve', 'on this machine only, data in .zug'],
    ['zug serve --host 0.0.0.0 --data /var/lib/zug', 'for the hall'],
    ['zug serve --database postgres://zug@db/zug', 'several processes may share it'],
    ['zug serve --url https://chess.example --trust-proxy', 'behind a proxy with TLS'],
    ['zug serve --role edge --writers http://10.0.0.2:8080 --database postgres://zug@db/zug', 'public pages, in front of a writer'],
  ])
  command.addHelpText('after', '\nNeeds Node 24 or newer. SIGTERM or Ctrl-C lets open requests finish. See docs/operator.md.')
}

const serve = async (options: ServeOptions): Promise<void> => {
  const server = await loadServer()
  const demo = options.demo ? readFileSync(new URL('../../demo/worked-example.trf', import.meta.url)) : null
  const quiet = process.stdout.isTTY ? 'warn' : 'info'
  if (options.writers !== undefined && options.role !== 'edge')
    throw new Failure(badRequest('zug', 'writers-of-edges', '--writers is for --role edge.'))
  const settings = {
    role: options.role,
    writers: options.writers ?? [],
    ...said(server, options, () => placesOf(server, options)),
    backupKey: backupKey(options.backupKeyFile),
    bus: options.bus ?? null,
    ...said(server, options, () => ({ shards: shardsOf(server, options), newIn: options.newIn ?? null })),
    segments: options.segments || null,
    host: options.host,
    port: options.port,
    publicUrl: options.url ?? null,
    trustProxy: options.trustProxy ?? false,
    ...(options.livePerAddress === undefined ? {} : { maxLiveStreamsEach: options.livePerAddress }),
    fetchLists: options.fetchLists ?? [],
    frames: options.embedIn ?? [],
    metricsOpen: options.metrics ?? false,
    drainSeconds: options.drain ?? 0,
    logLevel: options.log ?? quiet,
  }
  // Of a folder the desk itself says that it has no edges.
  if (options.role === 'edge' && settings.writers.length === 0 && server.parsePlace(settings.place).kind === 'postgres')
    throw new Failure(badRequest('zug', 'writers-missing', 'An edge changes nothing itself: say with --writers where the writers are.'))
  if (options.role === 'worker') return work(server, options, settings)
  const desk = await server.serveDesk(settings, demo).catch((error: unknown) => {
    throw whyNot(server, options, error)
  })
  // Whoever reads the lines may act on them at once.
  const stop = stopSignal()
  const address = options.url ?? desk.url
  writeOut(
    [
      `Zug is at ${address}, its data in ${desk.place}. Ctrl-C stops it.\n`,
      desk.entrance === null ? '' : `Begin here, this link signs you in once: ${desk.entrance}\nzug link prints another one.\n`,
      desk.setupCode === null ? '' : `Nobody owns it yet. The set-up asks for this code: ${desk.setupCode}\n`,
    ].join(''),
  )
  if (options.open === true) openBrowser(desk.entrance ?? address)
  // A folder belongs to this process; zug link finds it there.
  const folder = folderOf(server, settings.place)
  if (folder !== null) noteAddress(folder, desk.url.replace('//0.0.0.0:', '//127.0.0.1:'), address)
  const told = tellSystemd(desk.alive, address)
  await stop
  await told.stopping()
  if (folder !== null) forgetAddress(folder)
  await desk.close()
  process.exitCode = exitCodes.done
}

const folderOf = (server: Server, place: string): string | null => {
  const where = server.parsePlace(place)
  return where.kind === 'sqlite' ? where.folder : null
}

/** What cannot be meant is no bug. */
const said = <T>(server: Server, options: ServeOptions, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    throw whyNot(server, options, error)
  }
}

/** A worker has no pages; it says where it is asked how it is. */
const work = async (server: Server, options: ServeOptions, settings: Partial<import('@zug/server').ServerConfig>): Promise<void> => {
  const worker = await server.serveWorker(settings).catch((error: unknown) => {
    throw whyNot(server, options, error)
  })
  const stop = stopSignal()
  writeOut(`Zug takes work from ${worker.place}; how it is, ${worker.url}/healthz says. Ctrl-C stops it.\n`)
  const told = tellSystemd(worker.alive, worker.url)
  await stop
  await told.stopping()
  await worker.close()
  process.exitCode = exitCodes.done
}
