/** Pages are written in TSX, which Node does not run as it stands. `node --import …/tsx.js` does, from the sources: for threads in tests, and for the fuzz. */
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context)
    const path = fileURLToPath(url)
    // Not before the first page: most threads make none.
    const { transformSync } = require('rolldown/utils')
    const { code } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic', importSource: 'hono/jsx' } })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
