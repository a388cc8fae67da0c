import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ServerContext } from '../context.ts'

/** For whoever watches over the server: is it well, and how much does it do. Neither says anything about a tournament. */
export const registerHealth = (app: OpenAPIHono, { storage, metrics, hub, log }: ServerContext): void => {
  metrics.gauge('zug_live_streams', () => hub.open())
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', () => Math.round(process.uptime()))
  app.get('/healthz', async (c) => {
    try {
      await storage.position()
      return c.json({ status: 'ok' })
    } catch (error) {
      log.error({ err: error }, 'storage does not answer')
      return c.json({ status: 'storage does not answer' }, 503)
    }
  })
  app.get('/metrics', (c) => c.text(metrics.text()))
}
