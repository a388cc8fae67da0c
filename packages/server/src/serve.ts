import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { accountStream } from './accounts/directory.ts'
import { mayEnter } from './accounts/entrance.ts'
import { localOwner } from './accounts/state.ts'
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
import { openLists } from './lists/open-lists.ts'
import { createLog } from './observe/log.ts'
import { breachesText } from './storage/chain/breach.ts'
import type { Storage } from './storage/port.ts'
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
  /** Lets open requests finish, ends live streams, closes storage. */
  readonly close: () => Promise<void>
}

/** Requests that are still open after so long are cut off. */
const patience = 10_000

/** Opens storage, makes the demonstration event where it is due, and listens. */
export const serveDesk = async (changes: Partial<ServerConfig> = {}, demo: Uint8Array | null = null): Promise<RunningDesk> => {
  const config: ServerConfig = {
    ...defaultConfig,
    ...changes,
    backupFolder: backupFolderOf(changes.place ?? defaultConfig.place, changes.backupFolder),
  }
  const log = createLog(config.logLevel)
  const storage = await openUpToDate(config.place, { folder: config.backupFolder ?? null, key: config.backupKey }, (file) =>
    log.info({ file }, 'backed up before it is brought up to date'),
  )
  let opened: ServerContext | null = null
  try {
    await refuseEmptied(storage, config)
    await refuseAltered(storage)
    const setupCode = config.setupCode ?? (await setupCodeFor(storage, config))
    const context = await createContext({ storage, config: { ...config, setupCode }, lists: await openLists(config.place), log })
    opened = context
    if (demo !== null && config.demo) await makeDemo(context, demo)
    const server = await listen(context)
    const daily = fetchDaily({
      place: config.place,
      addresses: config.fetchLists,
      lists: context.lists,
      now: context.now,
      took: ({ name, month, rows }, address) => log.info({ address, name, month, rows }, 'rating list fetched'),
      failed: (error, address) => log.warn({ address, err: error }, 'rating list not fetched'),
    })
    void daily.round()
    const { port } = server.address() as AddressInfo
    const shown = config.host.includes(':') ? `[${config.host}]` : config.host
    const url = `http://${shown}:${port}`
    log.info({ url, place: storage.place }, 'listening')
    let closing: Promise<void> | null = null
    const close = async (): Promise<void> => {
      log.info('closing')
      context.life.ending = true
      await sleep(1000 * config.drainSeconds)
      await daily.close()
      await stop(server, context)
      await storage.close()
      log.info('closed')
    }
    return {
      url,
      place: storage.place,
      setupCode: context.directory.state.accounts.size === 0 ? setupCode : null,
      entrance: entranceAt(`http://${config.host === '0.0.0.0' ? '127.0.0.1' : shown}:${port}`, context),
      context,
      close: () => {
        closing ??= close()
        return closing
      },
    }
  } catch (error) {
    // What the context has begun would go on asking storage, and the process would never end.
    await opened?.close()
    await storage.close()
    throw error
  }
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
  for (const stream of [accountStream, hallStream]) {
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

const listen = (context: ServerContext): Promise<Server> =>
  new Promise((resolve, reject) => {
    const { host, port } = context.config
    const patienceOf = {
      requestTimeout: 30_000,
      headersTimeout: 1000 * limits.silentSeconds,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5000,
    }
    const inTurn = (options: ServerOptions, answer: RequestListener): Server => createServer(options, oneAtATime(answer))
    const server = serve(
      { fetch: createApp(context).fetch, hostname: host, port, serverOptions: patienceOf, createServer: inTurn as typeof createServer },
      () => resolve(server),
    ) as Server
    endSilent(server, patienceOf.headersTimeout)
    if (!context.config.trustProxy) limitConnections(server, Math.max(limits.connectionsPerAddress, 2 * context.config.maxLiveStreamsEach))
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
