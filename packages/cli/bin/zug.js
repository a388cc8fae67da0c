#!/usr/bin/env node
import { existsSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
const built = new URL('../dist/main.js', import.meta.url)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`zug: Node 20.19 or newer is needed, this is ${process.versions.node}\n`)
  process.exitCode = 2
} else if (!existsSync(built)) {
  process.stderr.write('zug: not built yet, run npm ci first\n')
  process.exitCode = 2
} else {
  const { main } = await import(built.href)
  await main(process.argv.slice(2))
}
