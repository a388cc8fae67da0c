import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ServerContext } from '../context.ts'
import { originOf } from '../http/origin.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { scriptFile } from './assets.ts'
import { createAsk } from './public/ask.ts'
import { OfflinePage } from './public/event.tsx'
import { askedLanguage } from './public/respond.ts'
import { eventName, wordsOf } from './public/scene.ts'
import { sendPage } from './send-page.ts'
import { sendFile } from './static.ts'

type Installed = { readonly name: string; readonly start: string; readonly scope: string }

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** The console and the pages of everybody as applications of a device, and the worker that lets them be read without the desk. */
export const registerInstallable = (app: OpenAPIHono, context: ServerContext): void => {
  const ask = createAsk(context)
  const manifest = (c: Context, { name, start, scope }: Installed): Response => {
    const lang = askedLanguage(c)
    const { application } = wordsOf({ language: lang })
    // The colours of design/tokens.css, where no style sheet is read.
    const look = { display: 'standalone', background_color: '#ffffff', theme_color: '#111110', icons }
    const body = { id: start, name, short_name: name.slice(0, 30), description: application, lang, start_url: start, scope, ...look }
    return c.body(JSON.stringify(body), 200, { 'content-type': 'application/manifest+json', 'cache-control': 'private, no-cache' })
  }
  app.get('/manifest.webmanifest', (c) => manifest(c, { name: 'Zug', start: '/', scope: '/' }))
  app.get('/t/manifest.webmanifest', (c) => manifest(c, { name: 'Zug', start: '/t', scope: '/t' }))
  app.get('/t/:tournament/manifest.webmanifest', async (c) => {
    const id = c.req.param('tournament')
    const view = tournamentIdSchema.safeParse(id).success
      ? await ask(c, ['results', 'own-boards']).get('/tournaments/{tournament}', { tournament: id })
      : null
    if (view === null) return c.notFound()
    const { unnamed } = wordsOf({ language: askedLanguage(c), view })
    return manifest(c, { name: eventName({ view }, unnamed), start: `/t/${id}`, scope: '/t' })
  })
  app.get('/worker.js', (c) => {
    const file = scriptFile('src/offline/worker.ts')
    return (file === null ? null : sendFile(c, file, 'no-cache')) ?? c.notFound()
  })
  app.get('/offline', (c) => {
    const url = new URL('/t', originOf(c, context.config))
    return sendPage(c, <OfflinePage scene={{ language: askedLanguage(c), url }} />, 200, 'private, no-cache')
  })
}
