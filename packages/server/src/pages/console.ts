import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { webFolder } from './assets.ts'

type Shell = { readonly body: string; readonly tag: string; readonly changed: number }
let shell: Shell | null = null

/** Read again after a build, so that a desk that is running does not ask for scripts that are gone. */
const readShell = (): Shell | null => {
  try {
    const file = join(webFolder(), 'index.html')
    const changed = statSync(file).mtimeMs
    if (shell?.changed !== changed) {
      const body = readFileSync(file, 'utf8')
      shell = { body, changed, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
    }
    return shell
  } catch {
    return null
  }
}

const send = (c: Context): Response => {
  const found = readShell()
  if (found === null)
    return c.text('The console is not built yet: run "npm run build" and load this page again.\n', 503, { 'retry-after': '30' })
  const headers = { 'cache-control': 'no-cache', etag: found.tag }
  return c.req.header('if-none-match') === found.tag ? c.body(null, 304, headers) : c.html(found.body, 200, headers)
}

/** One file for every page of the console; which page it is, it finds out itself. */
export const registerConsole = (app: OpenAPIHono): void => {
  for (const path of ['/', '/new', '/setup', '/account', '/lists', '/desk', '/desk/*']) app.get(path, send)
}
