import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ServerContext } from '../context.ts'
import { authenticate } from '../http/authenticate.ts'
import { notFound, problemResponse } from '../http/problem.ts'
import { storageTrouble } from '../http/storage-trouble.ts'
import type { Storage } from '../storage/port.ts'
import { StorageError } from '../storage/storage-error.ts'

/** A proof of writing is good for so long, in milliseconds: anybody may ask, and each one waits for the disk. */
const lasting = 5000

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
  const { config, storage, metrics, hub, log, now } = context
  metrics.gauge('zug_live_streams', () => hub.open())
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', () => Math.round(process.uptime()))
  const prove = createProof(storage, now)
  app.get('/healthz', async (c) => {
    try {
      await prove()
      return c.json({ status: 'ok' })
    } catch (error) {
      log.error({ err: error }, 'storage cannot be written to')
      return storageTrouble(error instanceof StorageError ? error : new StorageError('unreachable', 'Storage does not answer.', error))
    }
  })
  app.get('/metrics', (c) => {
    const asked = authenticate(context, c, false)
    const owner = asked.ok && asked.value.kind === 'account' && asked.value.administrator && asked.value.only === null
    return config.metricsOpen || owner ? c.text(metrics.text()) : problemResponse(notFound())
  })
}
