import { accountStream, type Directory, openDirectory } from './accounts/directory.ts'
import { createEntrance, type Entrance } from './accounts/entrance.ts'
import { createFamiliar, type Familiar } from './accounts/familiar.ts'
import { openLinkKey } from './accounts/links.ts'
import { createPasswordLine, type PasswordLine } from './accounts/password-line.ts'
import type { Principal } from './accounts/principal.ts'
import { createChangeRates } from './accounts/rates.ts'
import { ofTournament, tenantOf } from './accounts/tenant.ts'
import { type Buckets, createBuckets, createThrottle, monotonic, type Throttle } from './accounts/throttle.ts'
import { startHotBackups } from './backups/after-round.ts'
import { inFourDigits } from './clock.ts'
import { defaultConfig, type ServerConfig } from './config.ts'
import { type Halls, hallStream, openHalls } from './hall/halls.ts'
import { createLooks, type LooksOf } from './hall/looks.ts'
import { createFairShare, type FairShare } from './http/fair-share.ts'
import { noLists } from './lists/no-lists.ts'
import type { RatingLists } from './lists/port.ts'
import { createListUploads, type ListUploads, type ListWork } from './lists/upload/uploads.ts'
import { startAccessChanges } from './live/access-changes.ts'
import { type HallMessages, startHallMessages } from './live/hall-messages.ts'
import { createHub, type Hub } from './live/hub.ts'
import { createPresence, type Presence } from './live/presence.ts'
import { openElsewhere } from './live/presence-elsewhere.ts'
import { createSignals, type Signals } from './live/signals.ts'
import { createLog, type Log } from './observe/log.ts'
import { createMetrics, type Metrics } from './observe/metrics.ts'
import { createProjections, type ProjectionRuns } from './projections/runs.ts'
import { alwaysInContact, type Contact } from './roles/contact.ts'
import { breachesText } from './storage/chain/breach.ts'
import type { Storage } from './storage/port.ts'
import type { SegmentWriter } from './storage/segments/writer.ts'
import { createTournaments, type Tournaments } from './tournaments/service.ts'
import { createSummaries, type Summaries } from './tournaments/summaries.ts'
import { sendOut } from './webhooks/deliver.ts'
import { startDispatcher } from './webhooks/dispatcher.ts'
import { createWorkBoard, type WorkBoard } from './work/board.ts'
import { createWorkers, readingBounds, type Workers } from './work/workers.ts'

/** What every handler is given: the parts of a running server. */
export type ServerContext = {
  readonly config: ServerConfig
  readonly storage: Storage
  readonly tournaments: Tournaments
  /** Lines of the list of tournaments. */
  readonly summaries: Summaries
  readonly directory: Directory
  /** The link that is printed at the start. */
  readonly entrance: Entrance
  /** The secrets of links follow from it. */
  readonly linkKey: string
  /** What is shown of each tournament, and its screens. */
  readonly halls: Halls
  /** Rating lists of the installation. */
  readonly lists: RatingLists
  /** Those on their way here. */
  readonly listUploads: ListUploads
  /** Who has fetched which pairing. */
  readonly looks: LooksOf
  readonly workers: Workers
  /** What may happen while games are open. */
  readonly projections: ProjectionRuns
  /** Read what people send, one after the other. */
  readonly readers: Workers
  readonly hub: Hub
  /** Tells live streams what is so now, beside the events. */
  readonly hallMessages: Pick<HallMessages, 'begin'>
  readonly signals: Signals
  readonly presence: Presence
  /** With the desk behind an edge; the desk is always in contact with itself. */
  readonly contact: Contact
  /** Long work that is going on. */
  readonly work: WorkBoard
  readonly logins: Throttle
  /** Takes one from the changes that somebody may make, or the address of somebody unknown; false when there is none left. */
  readonly mayChange: (principal: Principal, address: string) => boolean
  /** The same of the changes in all events of a tournament's owner. Asked of those only who may change it: nobody else can use them up. */
  readonly mayBeChanged: (tournament: string) => boolean
  /** Explanations not yet worked out, asked for by the public. */
  readonly questions: Buckets
  /** Files not yet made, asked for by the public. */
  readonly files: Buckets
  /** Large pages of the public. */
  readonly fairShare: FairShare
  /** Passwords that are looked at. */
  readonly passwordLine: PasswordLine
  readonly familiar: Familiar
  /** How far what is written every few seconds to another place has got; null where nothing is, or another process does. */
  readonly segments: Pick<SegmentWriter, 'lag'> | null
  /** Has the desk been asked to end? Then it finishes what it has begun. */
  readonly life: { ending: boolean }
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => Date
  /** Ends live streams and threads; storage is closed by whoever opened it. */
  readonly close: () => Promise<void>
}

export type Parts = {
  readonly storage: Storage
  readonly config?: Partial<ServerConfig>
  readonly now?: () => Date
  /** Milliseconds that only ever go forward, whatever the clock is set to: what limits count by. */
  readonly steady?: () => number
  readonly drawSeed?: () => string
  readonly lists?: RatingLists
  readonly listWork?: ListWork
  readonly workers?: Workers
  readonly readers?: Workers
  /** Threads of their own, so that results and pairings never wait for a projection. */
  readonly projectors?: Workers
  /** What an edge knows of database and writers. */
  readonly contact?: Contact
  readonly segments?: Pick<SegmentWriter, 'lag'> | null
  readonly log?: Log
}

export const createContext = async ({
  storage,
  config: changes = {},
  now: clock = () => new Date(),
  steady = monotonic,
  ...parts
}: Parts): Promise<ServerContext> => {
  const config = { ...defaultConfig, ...changes }
  const now = inFourDigits(clock)
  const log = parts.log ?? createLog(config.logLevel)
  const workers = parts.workers ?? createWorkers()
  const readers = parts.readers ?? createWorkers(0, 1, undefined, readingBounds)
  // One for everybody, and one more for the desk.
  const projectors = parts.projectors ?? createWorkers(0, 2)
  const lists = parts.lists ?? noLists
  const listUploads = createListUploads(config.place, {
    work: parts.listWork,
    steady,
    failed: (error) => log.error({ err: error }, 'a rating list was not taken'),
  })
  const signals = createSignals()
  const work = createWorkBoard(signals, now)
  const directory = await openDirectory(storage, now)
  const tournaments = createTournaments(
    storage,
    workers,
    work,
    (tournament, breaches) => log.error({ tournament, found: breachesText(breaches) }, 'the record was changed outside the desk'),
    {
      tenantOf: (tournament) => tenantOf(directory.state, tournament),
      ...(parts.drawSeed === undefined ? {} : { drawSeed: parts.drawSeed }),
      lastKnown: config.role === 'edge',
      newer: (tournament, from) =>
        log.warn({ tournament, from }, 'written to by a newer Zug: shown as it was before that event, and not changed here'),
    },
  )
  const halls = await openHalls(storage)
  const metrics = createMetrics(config.role)
  const hub = await createHub({ storage, log, most: config.maxLiveStreams, mostEach: config.maxLiveStreamsEach })
  const forget = hub.watch(async (stream, events) => {
    if (stream === accountStream) await directory.refresh()
    else if (stream === hallStream) await halls.refresh()
    else tournaments.heard(stream, events.at(-1)!.sequence)
  })
  // Another process may have written between the reading above and the watch.
  await directory.refresh()
  await halls.refresh()
  const projections = createProjections(projectors, hub, (id) => ofTournament(directory.state, id))
  const forgetAccess = startAccessChanges(hub, signals)
  const elsewhere = await openElsewhere(storage, log)
  const hallMessages = startHallMessages({ hub, halls, tournaments, signals, now, log })
  // Where one process has the data to itself there is nobody to tell.
  const looks = await createLooks(now, storage.bus.lookEvery === null ? null : storage.bus)
  const ofTenants = createBuckets(config.tenantWritesPerMinute, steady)
  const contact = parts.contact ?? alwaysInContact
  const forgetContact = contact.onChange(() => signals.contactChanged())
  // What has to be done once, writers do.
  const writes = config.role !== 'edge'
  const backups = writes && config.backupFolder ? startHotBackups(storage, hub, config.backupFolder, log, config.backupKey) : null
  const dispatcher = writes ? await startDispatcher({ storage, hub, directory, log, send: sendOut(config.webhooksInside) }) : null
  return {
    config,
    storage,
    tournaments,
    summaries: createSummaries(),
    directory,
    entrance: createEntrance(),
    linkKey: await openLinkKey(storage),
    halls,
    lists,
    listUploads,
    looks,
    workers,
    projections,
    readers,
    hub,
    hallMessages,
    signals,
    presence: createPresence(signals, now, elsewhere),
    contact,
    work,
    logins: createThrottle(steady),
    mayChange: createChangeRates(config, steady),
    mayBeChanged: (tournament) => ofTenants.take(tenantOf(directory.state, tournament)),
    questions: createBuckets(config.questionsPerMinute, steady),
    files: createBuckets(config.filesPerMinute, steady),
    fairShare: createFairShare(),
    passwordLine: createPasswordLine(),
    familiar: createFamiliar(),
    segments: parts.segments ?? null,
    life: { ending: false },
    metrics,
    log,
    now,
    close: async () => {
      forget()
      forgetAccess()
      projections.close()
      await elsewhere.close()
      await looks.close()
      hallMessages.close()
      dispatcher?.close()
      forgetContact()
      contact.close()
      await backups?.close()
      await hub.close()
      await listUploads.close()
      await lists.close()
      await workers.close()
      await readers.close()
      await projectors.close()
    },
  }
}
