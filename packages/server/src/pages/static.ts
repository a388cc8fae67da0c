import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { webFolder } from './assets.ts'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
}
const squeezed: ReadonlySet<string> = new Set(['js', 'css', 'svg', 'json', 'html'])

type Bytes = Uint8Array<ArrayBuffer>
/** In the forms a browser may take, best first. */
type Kept = { readonly body: Bytes; readonly forms: readonly (readonly [encoding: string, body: Bytes])[] }
const kept = new Map<string, Kept>()

/** A file of the built web package, read and compressed once; null when there is none. */
const fileOf = (name: string): Kept | null => {
  const known = kept.get(name)
  if (known !== undefined) return known
  const path = join(webFolder(), name)
  if (!existsSync(path)) return null
  const body = new Uint8Array(readFileSync(path))
  // Brotli takes too long to do here: it is sent where the build has made it.
  const made = ['br', 'gz'].filter((ending) => existsSync(`${path}.${ending}`))
  const forms = made.map((ending) => [ending === 'br' ? 'br' : 'gzip', new Uint8Array(readFileSync(`${path}.${ending}`))] as const)
  if (squeezed.has(endingOf(name)) && !made.includes('gz')) forms.push(['gzip', new Uint8Array(gzipSync(body, { level: 9 }))])
  const file = { body, forms }
  kept.set(name, file)
  return file
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

export const sendFile = (c: Context, name: string, cacheControl: string): Response | null => {
  const file = fileOf(name)
  if (file === null) return null
  const taken = (c.req.header('accept-encoding') ?? '').split(',').map((part) => part.split(';')[0]!.trim())
  const form = file.forms.find(([encoding]) => taken.includes(encoding))
  return new Response(form?.[1] ?? file.body, {
    headers: {
      'content-type': types[endingOf(name)] ?? 'application/octet-stream',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(form === undefined ? {} : { 'content-encoding': form[0] }),
    },
  })
}

/** Scripts, styles and fonts of the pages. Their names change with their content, so browsers keep them for good. */
export const registerStaticFiles = (app: OpenAPIHono): void => {
  app.get('/assets/:name{[\\w-]+(\\.[\\w-]+)*}', async (c) => {
    return sendFile(c, `assets/${c.req.param('name')}`, 'public, max-age=31536000, immutable') ?? c.notFound()
  })
  for (const name of ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'touch-icon.png', 'preview.png'])
    app.get(`/${name}`, async (c) => sendFile(c, name, 'public, max-age=86400') ?? c.notFound())
}
