import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { accountStream } from './accounts/directory.ts'
import { linkKeySetting } from './accounts/links.ts'
import { localOwner, mayEnter } from './accounts/state.ts'
import { createApp } from './app.ts'
import { newestBackup } from './backups/after-round.ts'
import { defaultConfig, type ServerConfig } from './config.ts'
import { createContext, type ServerContext } from './context.ts'
import { makeDemo } from './demo.ts'
import { hallStream } from './hall/halls.ts'
import { limitConnections } from './http/connections.ts'
import { endSilent } from './http/end-silent.ts'
import { oneAtATime } from './http/one-at-a-time.ts'
import { isForThisMachine } from './http/public-address.ts'
import { limits } from './limits.ts'
import { fetchDaily } from './lists/daily.ts'
import { noLists } from './lists/no-lists.ts'
import { openLists } from './lists/open-lists.ts'
import { createLog, type Log } from './observe/log.ts'
import { watchContact } from './roles/contact.ts'
import { atTheEdge } from './roles/edge.ts'
import { believeEdges, edgeKeySetting, settleEdgeKey } from './roles/forwarded.ts'
import { keepWarm } from './roles/keep-warm.ts'
import { type LastKnown, lastKnown } from './roles/last-known.ts'
import { needPostgres } from './roles/need-postgres.ts'
import { type SharedWork, shareWork } from './roles/shared-work.ts'
import { type Writers, watchWriters } from './roles/writers.ts'
import { breachesText } from './storage/chain/breach.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/port.ts'
import { openStore } from './storage/segments/open-store.ts'
import { type SegmentWriter, startSegments } from './storage/segments/writer.ts'
import { openInstallation } from './storage/shards/open-shards.ts'
import { placesStream } from './storage/shards/places.ts'
import { StorageError } from './storage/storage-error.ts'
import { backupFolderOf, openUpToDate } from './storage/up-to-date.ts'

export type RunningDesk = {
  readonly url: string
  readonly place: string
  /** Asked for when the first account is made; null when there is an owner, or only this machine can reach the desk. */
  readonly setupCode: string | null
  /** Signs the owner in, once; null where the owner has a password or other machines can reach the desk. */
  readonly entrance: string | null
  readonly context: ServerContext
  /** Fulfilled while the process can do what it is for. */
  readonly alive: () => Promise<unknown>
  /** Lets open requests finish, ends live streams, closes storage. */
  readonly close: () => Promise<void>
}

/** Requests that are still open after so long are cut off. */
const patience = 10_000

/** Opens storage, makes the demonstrations where they are due, and listens. */
export const serveDesk = async (changes: Partial<ServerConfig> = {}, demo: Uint8Array | null = null): Promise<RunningDesk> => {
  const config: ServerConfig = {
    ...defaultConfig,
    ...changes,
    backupFolder: backupFolderOf(changes.place ?? defaultConfig.place, changes.backupFolder),
  }
  const { role } = config
  const log = createLog(config.logLevel)
  const shared = role === 'all' ? null : needPostgres(config.place, role)
  const storage = role === 'edge' ? await openFollowed(config, log) : await openWritten(config, log)
  let opened: ServerContext | null = null
  let work: SharedWork | null = null
  let writers: Writers | null = null
  let segments: SegmentWriter | null = null
  let warm: { readonly close: () => void } | null = null
  try {
    await refuseEmptied(storage, config)
    await refuseAltered(storage)
    const edge = role === 'edge'
    const setupCode = edge ? null : (config.setupCode ?? (await setupCodeFor(storage, config)))
    const key = role === 'all' ? null : await settleEdgeKey(storage)
    work = shared === null || role === 'all' ? null : await shareWork(shared, storage.bus, edge ? 'edge' : 'writer')
    writers = edge ? await watchWriters(config.writers) : null
    // An edge that reaches the database and has not yet read all that is there is not in contact.
    const position = async (): Promise<void> => {
      if (opened === null) await storage.logs[0].position()
      else if (!(await opened.hub.reachesHome())) throw new StorageError('unreachable', 'What was written cannot be read yet.')
    }
    // A place that cannot be meant is said at the start; one that does not answer now is waited for.
    const store = edge || config.segments === null ? null : openStore(config.segments)
    segments = store === null ? null : startSegments({ storage, store, secret: config.backupKey, log })
    const context = await createContext({
      storage,
      config: { ...config, setupCode },
      lists: edge ? noLists : await openLists(config.place),
      log,
      segments,
      ...(work === null ? {} : { workers: work.workers, projectors: work.projectors }),
      ...(edge ? { contact: watchContact({ position }, writerKnown(config, writers!, work!), () => new Date()) } : {}),
    })
    opened = context
    if (!edge && demo !== null && config.demo) await makeDemo(context, demo)
    if (writers !== null) {
      measureEdge(context, writers)
      warm = keepWarm(context, storage as LastKnown)
    }
    const server = await listen(context, key, writers)
    const daily = edge
      ? null
      : fetchDaily({
          place: config.place,
          addresses: config.fetchLists,
          lists: context.lists,
          now: context.now,
          took: ({ name, month, rows }, address) => log.info({ address, name, month, rows }, 'rating list fetched'),
          failed: (error, address) => log.warn({ address, err: error }, 'rating list not fetched'),
        })
    void daily?.round()
    const { port } = server.address() as AddressInfo
    const shown = config.host.includes(':') ? `[${config.host}]` : config.host
    const url = `http://${shown}:${port}`
    log.info({ url, place: storage.place }, 'listening')
    let closing: Promise<void> | null = null
    const close = async (): Promise<void> => {
      log.info('closing')
      context.life.ending = true
      await sleep(1000 * config.drainSeconds)
      await daily?.close()
      warm?.close()
      await stop(server, context)
      writers?.close()
      await work?.close()
      await segments?.close()
      await storage.close()
      log.info('closed')
    }
    return {
      url,
      place: storage.place,
      setupCode: context.directory.state.accounts.size === 0 ? setupCode : null,
      // An edge goes on without its database; to end it for that would help nobody.
      alive: edge ? async () => {} : () => storage.logs[0].position(),
      entrance: edge ? null : entranceAt(`http://${config.host === '0.0.0.0' ? '127.0.0.1' : shown}:${port}`, context),
      context,
      close: () => {
        closing ??= close()
        return closing
      },
    }
  } catch (error) {
    // What the context has begun would go on asking storage, and the process would never end.
    warm?.close()
    await opened?.close()
    writers?.close()
    await work?.close()
    await segments?.close()
    await storage.close()
    throw error
  }
}

/** As an operator's own process does: made where there is none, and brought up to date. */
const openWritten = (config: ServerConfig, log: Log): Promise<Storage> =>
  openInstallation(config, (place) =>
    openUpToDate(
      place,
      { folder: config.backupFolder ?? null, key: config.backupKey },
      (file) => log.info({ file }, 'backed up before it is brought up to date'),
      config.bus,
    ),
  )

/** How long an edge waits for a writer to make the installation, in milliseconds: all may be started together. */
const patienceForWriter = 60_000

/** As an edge does: nothing is made or changed. */
const openFollowed = async (config: ServerConfig, log: Log): Promise<LastKnown> => {
  let told = ''
  for (const began = performance.now(); ; await sleep(500)) {
    try {
      const storage = await openInstallation(config, (place) => openStorage(place, { mode: 'follow', bus: config.bus }), true)
      const made = await storage.settings()
      if ([edgeKeySetting, linkKeySetting].every((key) => made.has(key))) return lastKnown(storage)
      await storage.close()
      throw new StorageError('no-installation', `No writer has been started on ${storage.place} yet: start one with --role writer.`)
    } catch (error) {
      const waits = error instanceof StorageError && (error.code === 'no-installation' || error.code === 'unreachable')
      if (!waits || performance.now() - began > patienceForWriter) throw error
      // It is as it should be where all are started together, so a sentence will do, and once.
      if (told !== error.code) log.warn({ code: error.code, reason: error.message }, 'waiting for a writer')
      told = error.code
    }
  }
}

/** Is there somebody who takes changes? By the addresses that the edge was given; without any, by what writers say in the database, once one did. */
const writerKnown = ({ writers: addresses }: ServerConfig, writers: Writers, { census }: SharedWork): (() => boolean) => {
  if (addresses.length > 0) return writers.any
  let known = false
  return () => {
    known ||= census.has('writer')
    return !known || census.has('writer')
  }
}

const measureEdge = ({ metrics, contact }: ServerContext, writers: Writers): void => {
  metrics.gauge('zug_writers_ready', writers.count)
  metrics.gauge('zug_out_of_contact_seconds', () => {
    const asOf = contact.asOf()
    return asOf === null ? 0 : Math.max(0, Math.round((Date.now() - Date.parse(asOf)) / 1000))
  })
}

/**
 * The link that signs the owner in, for whoever sees this terminal; null where the owner has a password. Where others can reach a desk that nobody owns there is a
 * code instead; an owner without a password who lets others in from now on still has no other way than the link.
 */
const entranceAt = (here: string, { config, directory, entrance }: ServerContext): string | null =>
  (config.entranceHere || isForThisMachine(config) || localOwner(directory.state) !== null) && mayEnter(directory.state)
    ? `${config.publicUrl ?? here}/enter/${entrance.issue()}`
    : null

/** Backups of data that is not there: somebody lost it, or looks in the wrong place. A desk that began anew would belong to whoever comes first. */
const refuseEmptied = async (storage: Storage, { backupFolder }: ServerConfig): Promise<void> => {
  const newest = backupFolder ? newestBackup(backupFolder) : null
  if (newest === null || (await storage.streams()).length > 0) return
  throw new StorageError(
    'data-missing',
    `There is no data in ${storage.place}, but there are backups of it: zug db restore ${newest} --database ${storage.place} brings back the newest. To begin anew, move the backups away.`,
  )
}

/** Of tournaments the desk shows what is there and asks the arbiter; who may do what must be beyond doubt before anybody comes in. */
const refuseAltered = async (storage: Storage): Promise<void> => {
  for (const stream of [accountStream, hallStream, placesStream]) {
    const { breaches } = await storage.readChecked(stream)
    if (breaches.length > 0)
      throw new StorageError(
        'record-altered',
        `The record ${stream} in ${storage.place} was changed outside the desk: ${breachesText(breaches)}. Restore the last backup into a new place, or answer for the record with zug db accept '${stream}' --reason '…'.`,
      )
  }
}

/** Where others can reach an installation without an owner, only who sees the terminal may become it. Processes that share it agree on the code. */
const setupCodeFor = async (storage: Storage, config: ServerConfig): Promise<string | null> =>
  isForThisMachine(config) ? null : String(await storage.settleSetting('setup-code', randomBytes(6).toString('hex')))

const listen = (context: ServerContext, key: string | null, writers: Writers | null): Promise<Server> =>
  new Promise((resolve, reject) => {
    const { host, port } = context.config
    const patienceOf = {
      requestTimeout: 30_000,
      headersTimeout: 1000 * limits.silentSeconds,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5000,
    }
    const answering = (here: RequestListener): RequestListener => {
      if (key === null) return here
      if (writers !== null) return atTheEdge(context, writers, key, here)
      return (request, response) => {
        believeEdges(key, request)
        here(request, response)
      }
    }
    const inTurn = (options: ServerOptions, answer: RequestListener): Server => createServer(options, oneAtATime(answering(answer)))
    const server = serve(
      { fetch: createApp(context).fetch, hostname: host, port, serverOptions: patienceOf, createServer: inTurn as typeof createServer },
      () => resolve(server),
    ) as Server
    endSilent(server, patienceOf.headersTimeout)
    // To a writer few connect, for many.
    if (!context.config.trustProxy && context.config.role !== 'writer')
      limitConnections(server, Math.max(limits.connectionsPerAddress, 2 * context.config.maxLiveStreamsEach))
    server.once('error', reject)
  })

const stop = async (server: Server, context: ServerContext): Promise<void> => {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  await context.hub.close()
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await ended
  clearTimeout(cut)
  await context.close()
}
