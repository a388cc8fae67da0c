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

type Kept = { readonly body: Uint8Array<ArrayBuffer>; readonly gzip: Uint8Array<ArrayBuffer> | null }
const kept = new Map<string, Kept>()

/** A file of the built web package, read and compressed once; null when there is none. */
const fileOf = (name: string): Kept | null => {
  const known = kept.get(name)
  if (known !== undefined) return known
  const path = join(webFolder(), name)
  if (!existsSync(path)) return null
  const body = new Uint8Array(readFileSync(path))
  const file = { body, gzip: squeezed.has(endingOf(name)) ? new Uint8Array(gzipSync(body, { level: 9 })) : null }
  kept.set(name, file)
  return file
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

export const sendFile = (c: Context, name: string, cacheControl: string): Response | null => {
  const file = fileOf(name)
  if (file === null) return null
  const gzip = file.gzip !== null && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '') ? file.gzip : null
  return new Response(gzip ?? file.body, {
    headers: {
      'content-type': types[endingOf(name)] ?? 'application/octet-stream',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(gzip === null ? {} : { 'content-encoding': 'gzip' }),
    },
  })
}

/** Scripts, styles and fonts of the pages. Their names change with their content, so browsers keep them for good. */
export const registerStaticFiles = (app: OpenAPIHono): void => {
  app.get('/assets/:name{[\\w-]+(\\.[\\w-]+)*}', async (c) => {
    return sendFile(c, `assets/${c.req.param('name')}`, 'public, max-age=31536000, immutable') ?? c.notFound()
  })
  app.get('/icon.svg', async (c) => sendFile(c, 'icon.svg', 'public, max-age=86400') ?? c.notFound())
}
