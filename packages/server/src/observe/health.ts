import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ServerContext } from '../context.ts'
import { authenticate } from '../http/authenticate.ts'
import { addressOf, originOf } from '../http/origin.ts'
import { notFound, problemResponse } from '../http/problem.ts'
import { storageTrouble } from '../http/storage-trouble.ts'
import type { Storage } from '../storage/port.ts'
import { inTime as answeredIn } from '../storage/shards/in-time.ts'
import { StorageError } from '../storage/storage-error.ts'
import { healthNotes } from './notes.ts'
import { measureProcess } from './process-metrics.ts'
import { createTrouble } from './trouble.ts'

/** A proof of writing is good for so long, in milliseconds: anybody may ask, and each one waits for the disk. */
const lasting = 5000

/** Who watches over the server is answered in time, also where a database neither answers nor hangs up. */
const patience = 3000

const inTime = <T>(asked: Promise<T>): Promise<T> => answeredIn(patience, asked)

/** Is fulfilled when something could be written and is on disk; those who ask at once share one proof. */
const createProof = (storage: Storage, now: () => Date): (() => Promise<void>) => {
  let proven = Number.NEGATIVE_INFINITY
  let proving: Promise<void> | null = null
  const prove = async (): Promise<void> => {
    try {
      await storage.saveSetting('health', now().toISOString())
      proven = performance.now()
    } finally {
      proving = null
    }
  }
  return async () => {
    await storage.logs[0].position()
    if (performance.now() - proven < lasting) return
    proving ??= prove()
    await proving
  }
}

/** For whoever watches over the server: is it well, and how much does it do. Neither says anything about a tournament. */
export const registerHealth = (app: OpenAPIHono, context: ServerContext): void => {
  const { config, storage, metrics, hub, log, now, life, contact } = context
  // What a process with a role is, beside how it is. An edge goes on with what it knows: it is well while it can say so.
  const edge = config.role === 'edge'
  const roleSaid = () => (config.role === 'all' ? {} : { role: config.role, ...(edge ? { asOf: contact.asOf() } : {}) })
  metrics.gauge('zug_live_streams', () => hub.open())
  metrics.gauge('zug_ready', () => Number(!life.ending))
  metrics.gauge('zug_segments_lag_seconds', () => (context.segments === null ? -1 : Math.round(context.segments.lag())))
  metrics.gauge('zug_databases_away', () => storage.logs.filter((of) => of.isAway()).length)
  measureProcess(metrics, config)
  const prove = createProof(storage, now)
  const trouble = createTrouble(log, 'storage cannot be written to', 'storage can be written to again', {}, 'error')
  app.get('/healthz', async (c) => {
    try {
      if (!edge) await inTime(prove())
      trouble.over()
      const notes = healthNotes(context)
      return c.json({ status: 'ok', ...roleSaid(), ...(notes.length === 0 ? {} : { notes }) })
    } catch (error) {
      trouble.is(error)
      return storageTrouble(error instanceof StorageError ? error : new StorageError('unreachable', 'Storage does not answer.', error))
    }
  })
  // For a balancer: may requests be sent here? From the moment the desk is asked to end, no more, while those under way are finished.
  app.get('/readyz', async (c) => {
    if (life.ending) return c.json({ status: 'ending' }, 503, { 'retry-after': '5' })
    try {
      if (!edge) await inTime(storage.logs[0].position())
      return c.json({ status: 'ready', ...roleSaid() })
    } catch (error) {
      return storageTrouble(error instanceof StorageError ? error : new StorageError('unreachable', 'Storage does not answer.', error))
    }
  })
  // For `zug doctor`: who asks, as the desk sees it; a proxy that passes the wrong headers shows here.
  app.get('/seen', (c) => {
    const { trustProxy } = config
    const origin = originOf(c, { ...config, publicUrl: null })
    const forwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('x-forwarded-proto') !== undefined
    return c.json({ origin, address: addressOf(c, config), trustProxy, forwarded, at: now().toISOString() }, 200, {
      'cache-control': 'no-store',
    })
  })
  app.get('/metrics', (c) => {
    const asked = authenticate(context, c, false)
    const owner = asked.ok && asked.value.kind === 'account' && asked.value.administrator && asked.value.only === null
    return config.metricsOpen || owner ? c.text(metrics.text()) : problemResponse(notFound())
  })
}
