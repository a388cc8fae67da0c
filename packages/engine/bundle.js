/**
 * Rolls the built engine into the one file that the package exports: some five hundred small modules take longer to load than most tournaments take
 * to pair.
 */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const path = (name) => fileURLToPath(new URL(`./dist/${name}`, import.meta.url))
const bundle = await rolldown({ input: path('index.js'), platform: 'neutral', logLevel: 'warn' })
await bundle.write({ file: path('bundle.js'), format: 'esm', sourcemap: true })
