import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the build of the web package calls its files. */
type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** The small bundles that pages made on the server may ask for. */
const pageBundles = ['public', 'phone', 'projector', 'paper'] as const
export type PageBundle = (typeof pageBundles)[number]

/** Addresses of a page's script and styles. */
export type PageAssets = { readonly script: string; readonly styles: readonly string[] }

/** Where the built web package lies. */
export const webFolder = (): string => join(dirname(fileURLToPath(import.meta.resolve('@zug/web/package.json'))), 'dist')

let manifest: Manifest | null = null

const readManifest = (): Manifest => {
  if (manifest !== null) return manifest
  const path = join(webFolder(), '.vite', 'manifest.json')
  // Before the first build (tests of other parts) pages have no script and no style; they are readable without.
  if (!existsSync(path)) return {}
  manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  return manifest
}

export const assetsOf = (bundle: PageBundle): PageAssets => {
  const known = readManifest()
  const chunk = known[`src/${bundle}/${bundle}.ts`]
  if (chunk === undefined) return { script: '', styles: [] }
  const styles = (one: Chunk): readonly string[] => [
    ...(one.imports ?? []).flatMap((name) => (known[name] === undefined ? [] : styles(known[name]))),
    ...(one.css ?? []),
  ]
  return { script: `/${chunk.file}`, styles: [...new Set(styles(chunk))].map((file) => `/${file}`) }
}

/** A built script that is served under an address of its own; null before the first build. */
export const scriptFile = (source: string): string | null => readManifest()[source]?.file ?? null
