/**
 * `node bundled-by.js ENTRY ...`: how many bytes each bundler makes of a module that uses a part of the engine, minified, as JSON, one after the other. In a
 * process of its own: each has settings of its own for the whole of it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rollup } from '@rollup/wasm-node'
import * as esbuild from 'esbuild-wasm'
import { build as vite } from 'vite'
import webpack from 'webpack'

const out = mkdtempSync(join(tmpdir(), 'zug-bundled-'))

const byEsbuild = async (entry) => {
  const { outputFiles } = await esbuild.build({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', write: false })
  return outputFiles[0].text
}

/** What its plugin for packages does: it finds them, and takes their word that modules have no effects of their own. */
const packages = {
  name: 'packages',
  resolveId: (name, from) => {
    if (from === undefined) return null
    const id = createRequire(from).resolve(name)
    const [home] = /^.*\/node_modules\/@zug\/\w+\//.exec(id) ?? []
    if (home === undefined) return id
    return { id, moduleSideEffects: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).sideEffects !== false }
  },
}
const byRollup = async (entry) => {
  const bundle = await rollup({ input: entry, plugins: [packages] })
  const { output } = await bundle.generate({ format: 'esm' })
  return (await esbuild.transform(output[0].code, { minify: true, format: 'esm' })).code
}

const byWebpack = async (entry) => {
  const settings = { entry, context: dirname(entry), mode: 'production', output: { path: out, filename: 'main.js' } }
  await new Promise((done, fail) => {
    webpack(settings, (error, stats) => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done()))
  })
  return readFileSync(join(out, 'main.js'), 'utf8')
}

const byVite = async (entry) => {
  const { output } = await vite({
    root: dirname(entry),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
  })
  return output[0].code
}

const sizes = []
for (const entry of process.argv.slice(2)) {
  const made = {
    esbuild: await byEsbuild(entry),
    rollup: await byRollup(entry),
    webpack: await byWebpack(entry),
    vite: await byVite(entry),
  }
  sizes.push(Object.fromEntries(Object.entries(made).map(([name, code]) => [name, Buffer.byteLength(code)])))
}
rmSync(out, { recursive: true })
process.stdout.write(JSON.stringify(sizes))
