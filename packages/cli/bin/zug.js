#!/usr/bin/env node
// CommonJS, as what it starts: the loader of modules alone takes a fifth of the time that Node takes to start.
const { statSync } = require('node:fs')
const { join } = require('node:path')

const [major, minor] = process.versions.node.split('.').map(Number)
const dist = join(__dirname, '../dist')
// -1: not there. Packages of systems may have files without a time.
const made = (name) => statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? -1

const refuse = (why) => {
  process.stderr.write(`zug: ${why}\n`)
  process.exitCode = 2
}

const start = async () => {
  // From Node 22.1 on, what was compiled is kept for the next time.
  require('node:module').enableCompileCache?.()
  // While the command is being worked on it may be compiled and not rolled yet; packages have the rolled one only.
  const stale = made('.tsbuildinfo') > made('bundle/main.js')
  const { main } = stale ? await import('../dist/main.js') : require('../dist/bundle/main.js')
  await main(process.argv.slice(2))
}

if (major < 20 || (major === 20 && minor < 19)) refuse(`Node 20.19 or newer is needed, this is ${process.versions.node}`)
else if (made('bundle/main.js') < 0 && made('main.js') < 0) refuse('not built yet, run npm ci first')
else start()
