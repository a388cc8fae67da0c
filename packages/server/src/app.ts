import { OpenAPIHono } from '@hono/zod-openapi'
import { engineVersion } from '@zug/engine/desk'
import { bodyLimit } from 'hono/body-limit'
import { getPath } from 'hono/utils/url'
import { registerEntrance } from './accounts/entrance.ts'
import type { ServerContext } from './context.ts'
import { endpoints } from './endpoints.ts'
import { failed } from './http/failed.ts'
import { inTurn } from './http/in-turn.ts'
import { describeSecurity } from './http/openapi.ts'
import { ownHost } from './http/own-host.ts'
import { notFound, problem, problemResponse } from './http/problem.ts'
import { register } from './http/register.ts'
import { securityHeaders } from './http/security-headers.ts'
import { registerHealth } from './observe/health.ts'
import { requestLog } from './observe/request-log.ts'
import { madeElsewhere } from './pages/elsewhere.ts'
import { registerPages } from './pages/index.ts'
import { type Kept, keep, respondWith } from './pages/public/respond.ts'
import { usualPath } from './pages/public/versions/address.ts'
import { markAsOf } from './roles/mark.ts'
import { sayUnanswered } from './roles/no-writer.tsx'

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Zug, the arbiter’s desk',
    version: engineVersion,
    description: 'Everything the desk can do. Problems are RFC 9457 documents.',
  },
} as const

/** The parts put together; nothing is decided here. */
export const createApp = (context: ServerContext): OpenAPIHono => {
  const app = new OpenAPIHono({ getPath: (request) => usualPath(getPath(request)) })
  app.use(async (c, next) => {
    await next()
    // Whoever asks with HEAD is sent no body, and nobody else would end it: a live page would stay open for a reader that has gone.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
  })
  if (context.config.trustProxy && context.config.publicUrl === null)
    app.use(async (c, next) => {
      await next()
      // A proxy that passes on what a stranger says must not keep it for others.
      if (c.res.headers.get('cache-control')?.startsWith('public') === true) c.header('vary', 'x-forwarded-host', { append: true })
    })
  app.use(securityHeaders(context.config.publicUrl?.startsWith('https:') === true, context.config.frames))
  app.use(requestLog(context))
  app.use(ownHost(context.config))
  if (context.config.role === 'edge') app.use(sayUnanswered, markAsOf(context))
  app.use(inTurn(context))
  app.use(
    bodyLimit({
      maxSize: context.config.maxBodyBytes,
      onError: () => problemResponse(problem(413, 'too-large', { most: context.config.maxBodyBytes })),
    }),
  )
  registerHealth(app, context)
  app.use('/api/tournaments/:tournament/*', madeElsewhere(context))
  register(app, context, endpoints)
  describeSecurity(app)
  let document: Promise<Kept> | null = null
  app.get('/api/openapi.json', async (c) => {
    document ??= keep(JSON.stringify(app.getOpenAPI31Document(about)))
    return respondWith(c, await document, 'application/json')
  })
  registerEntrance(app, context)
  registerPages(app, context)
  app.notFound(() => problemResponse(notFound()))
  app.onError((error, c) => failed(context, error, c))
  return app
}
