import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { openBus } from '../bus/open-bus.ts'
import { defaultConfig, type ServerConfig } from '../config.ts'
import { createLog } from '../observe/log.ts'
import { createMetrics } from '../observe/metrics.ts'
import { measureProcess } from '../observe/process-metrics.ts'
import { parsePlace, placeName } from '../storage/place.ts'
import { openQueue } from '../work/queue/queue.ts'
import { takeWork } from '../work/queue/take-work.ts'
import { createWorkers, threadsOn } from '../work/workers.ts'
import { needPostgres } from './need-postgres.ts'
import { joinCensus } from './processes.ts'

export type RunningWorker = {
  readonly url: string
  readonly place: string
  /** Fulfilled while the queue can be reached. */
  readonly alive: () => Promise<unknown>
  /** What is being worked on is given to others. */
  readonly close: () => Promise<void>
}

/** A process that does nothing but long work, for writers and edges on the same database. It says how it is at its port, and nothing else. */
export const serveWorker = async (changes: Partial<ServerConfig>): Promise<RunningWorker> => {
  const config: ServerConfig = { ...defaultConfig, ...changes, role: 'worker' }
  const url = needPostgres(config.place, 'worker')
  const log = createLog(config.logLevel)
  const id = randomUUID()
  const bus = openBus({ connectionString: url, application_name: 'zug', connectionTimeoutMillis: 10_000, keepAlive: true }, config.bus)
  const queue = await openQueue(url, bus, id).catch(async (error) => {
    await bus.close()
    throw error
  })
  const places = threadsOn(availableParallelism())
  const pools = { work: createWorkers(0, places), projection: createWorkers(0, 2) }
  const metrics = createMetrics('worker')
  const told = {
    took: () => {},
    finished: (kind: string, outcome: string) => metrics.count('zug_jobs_total', { kind, outcome }),
  }
  const lanes = [
    await takeWork(queue, 'work', places, pools.work, told, log),
    await takeWork(queue, 'projection', 2, pools.projection, told, log),
  ]
  const census = await joinCensus(queue, id, 'worker')
  const sweeping = setInterval(() => void queue.sweep().catch(() => {}), 10_000)
  sweeping.unref()
  let waiting = -1
  const alive = async (): Promise<void> => {
    try {
      waiting = (await queue.counts()).waiting
    } catch (error) {
      waiting = -1
      throw error
    }
  }
  let ending = false
  metrics.gauge('zug_ready', () => Number(!ending))
  metrics.gauge('zug_jobs_busy', () => lanes.reduce((sum, lane) => sum + lane.busy(), 0))
  metrics.gauge('zug_jobs_waiting', () => waiting)
  measureProcess(metrics, config)

  const server = createServer(async (request, response) => {
    const say = (status: number, body: string, type = 'application/json'): void =>
      void response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) })
        .end(body)
    const path = (request.url ?? '').split('?')[0]
    if (path !== '/healthz' && path !== '/readyz' && !(path === '/metrics' && config.metricsOpen)) return say(404, '{"status":"worker"}')
    const reached = await alive().then(
      () => true,
      () => false,
    )
    if (path === '/metrics') return say(200, metrics.text(), 'text/plain; charset=utf-8')
    const status = !reached ? 'unreachable' : path === '/readyz' && ending ? 'ending' : path === '/readyz' ? 'ready' : 'ok'
    say(status === 'ok' || status === 'ready' ? 200 : 503, JSON.stringify({ status, role: 'worker', waiting: reached ? waiting : null }))
  })
  let closing: Promise<void> | null = null
  const close = async (): Promise<void> => {
    ending = true
    clearInterval(sweeping)
    await census.close()
    for (const lane of lanes) await lane.close()
    await pools.work.close()
    await pools.projection.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await queue.close()
    await bus.close()
    log.info('closed')
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => resolve())
  }).catch(async (error) => {
    // Nobody could ask it how it is, and nobody knows of it: it takes no more work.
    await close()
    throw error
  })
  const { port } = server.address() as AddressInfo
  const here = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  const place = placeName(parsePlace(config.place))
  log.info({ url: here, place }, 'taking work')
  return {
    url: here,
    place,
    alive,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
