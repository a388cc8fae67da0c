import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const packages = ['engine', 'messages', 'checker', 'certificate', 'server', 'web', 'cli'] as const

export type SourceFile = { readonly path: string; readonly text: string }

/** All TypeScript files of a package's `src`, by their path under it, in alphabetical order. */
export const readSourceFiles = (packageName: (typeof packages)[number]): readonly SourceFile[] => {
  const root = new URL(`../../../../${packageName}/src/`, import.meta.url)
  return readdirSync(fileURLToPath(root), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))
}

export const isTestFile = (path: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(path)
