import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ServerContext } from '../context.ts'
import { authenticate } from '../http/authenticate.ts'
import { addressOf, originOf } from '../http/origin.ts'
import { notFound, problemResponse } from '../http/problem.ts'
import { storageTrouble } from '../http/storage-trouble.ts'
import type { Storage } from '../storage/port.ts'
import { StorageError } from '../storage/storage-error.ts'
import { measureProcess } from './process-metrics.ts'

/** A proof of writing is good for so long, in milliseconds: anybody may ask, and each one waits for the disk. */
const lasting = 5000

/** Who watches over the server is answered in time, also where a database neither answers nor hangs up. */
const patience = 3000

const inTime = async <T>(asked: Promise<T>): Promise<T> => {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    clock = setTimeout(() => fail(new StorageError('unreachable', 'Storage does not answer in time.')), patience)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(clock)
    asked.catch(() => {})
  }
}

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
    await storage.position()
    if (performance.now() - proven < lasting) return
    proving ??= prove()
    await proving
  }
}

/** For whoever watches over the server: is it well, and how much does it do. Neither says anything about a tournament. */
export const registerHealth = (app: OpenAPIHono, context: ServerContext): void => {
  const { config, storage, metrics, hub, log, now, life } = context
  metrics.gauge('zug_live_streams', () => hub.open())
  metrics.gauge('zug_ready', () => Number(!life.ending))
  measureProcess(metrics, config)
  const prove = createProof(storage, now)
  app.get('/healthz', async (c) => {
    try {
      await inTime(prove())
      return c.json({ status: 'ok' })
    } catch (error) {
      log.error({ err: error }, 'storage cannot be written to')
      return storageTrouble(error instanceof StorageError ? error : new StorageError('unreachable', 'Storage does not answer.', error))
    }
  })
  // For a balancer: may requests be sent here? From the moment the desk is asked to end, no more, while those under way are finished.
  app.get('/readyz', async (c) => {
    if (life.ending) return c.json({ status: 'ending' }, 503, { 'retry-after': '5' })
    try {
      await inTime(storage.position())
      return c.json({ status: 'ready' })
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
