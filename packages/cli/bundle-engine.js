/**
 * Rolls the built engine into one file beside it, so that the command starts in a third of the time: some five hundred small modules take longer to
 * load than most tournaments take to pair. bin/zug.js uses it while it is newer than the build.
 */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const built = fileURLToPath(import.meta.resolve('@zug/engine'))
const bundle = await rolldown({ input: built, platform: 'node', logLevel: 'warn' })
await bundle.write({ file: built.replace(/index\.js$/, 'bundle.js'), format: 'esm' })
