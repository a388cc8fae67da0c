/** Pages of the server are written in TSX, which Node does not run as it stands: `node --import ./fuzz/tsx.js`. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context)
    const path = fileURLToPath(url)
    const { code } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic', importSource: 'hono/jsx' } })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
