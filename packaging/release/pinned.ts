import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readTgz } from './read-tar.ts'

/** What a release fetches: packages of the registry by exact version and sum (`pinned.json`), kept from build to build. */
export type Pinned = { readonly package: string; readonly version: string; readonly integrity: string; readonly program: string }
export const pinned: Readonly<Record<string, Pinned>> = JSON.parse(readFileSync(new URL('pinned.json', import.meta.url), 'utf8'))

/** Systems that a portable folder is made for. macOS has the next Node: the registry has no other recent one for it. */
export const systems = ['windows-x64', 'macos-arm64', 'linux-x64', 'linux-arm64'] as const
export type System = (typeof systems)[number]

const cache = new URL('../../node_modules/.cache/zug-release', import.meta.url).pathname

const sumOf = (bytes: Uint8Array): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** A pinned package as the registry has it; with another sum than is committed here it is not used. */
export const fetchPinned = (name: string): Buffer => {
  const { package: called, version, integrity } = pinned[name]!
  const file = join(cache, `${called.replace('/', '-').replace('@', '')}-${version}.tgz`)
  if (!existsSync(file)) {
    console.log(`Fetching ${called}@${version} …`)
    mkdirSync(cache, { recursive: true })
    const folder = mkdtempSync(join(cache, 'fetching-'))
    execFileSync('npm', ['pack', '--silent', `${called}@${version}`], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    renameSync(join(folder, readdirSync(folder)[0]!), file)
    rmSync(folder, { recursive: true })
  }
  const packed = readFileSync(file)
  if (sumOf(packed) === integrity) return packed
  rmSync(file)
  throw new Error(`${called}@${version} has the sum ${sumOf(packed)}, not the one in pinned.json`)
}

/** The program of a pinned Node, and its licences. */
export const nodeFor = (name: string): { readonly program: Buffer; readonly license: Buffer; readonly of: Pinned } => {
  const of = pinned[name]!
  const files = readTgz(fetchPinned(name), (path) => path === of.program || path === 'LICENSE')
  return { program: files.get(of.program)!, license: files.get('LICENSE') ?? licenseOfNode(), of }
}

/** The package for Windows brings none; the licences of one Node are those of another of the same version. */
const licenseOfNode = (): Buffer => readTgz(fetchPinned('linux-x64'), (path) => path === 'LICENSE').get('LICENSE')!
