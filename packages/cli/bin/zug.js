#!/usr/bin/env node
import { existsSync, statSync } from 'node:fs'
import * as module from 'node:module'

const [major, minor] = process.versions.node.split('.').map(Number)
const built = new URL('../dist/main.js', import.meta.url)

/** The engine in one file loads much faster, if Node lets us choose it and it is not older than the build. */
const useBundle = () => {
  const engine = new URL('.', import.meta.resolve('@zug/engine'))
  const bundle = new URL('bundle.js', engine)
  const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (module.registerHooks === undefined || changedAt(bundle) === 0 || changedAt(bundle) < changedAt(new URL('.tsbuildinfo', engine)))
    return
  module.registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@zug/engine' ? { url: bundle.href, format: 'module', shortCircuit: true } : next(specifier, context),
  })
}

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`zug: Node 20.19 or newer is needed, this is ${process.versions.node}\n`)
  process.exitCode = 2
} else if (!existsSync(built)) {
  process.stderr.write('zug: not built yet, run npm ci first\n')
  process.exitCode = 2
} else {
  useBundle()
  const { main } = await import(built.href)
  await main(process.argv.slice(2))
}
