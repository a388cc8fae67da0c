import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

const statements = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** What a file imports: `./x.ts` as a path under `src`, anything else (`node:fs`, `vitest`) as written. */
export const importsOf = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(statements)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier
  })

/** What has to be loaded before a file can run: no types, and nothing that is asked for later (`import('…')`). */
export const loadedBy = ({ path, text }: SourceFile): readonly string[] =>
  importsOf({
    path,
    text: text.replace(/^(?:import|export) (?:type \{[^}]*\}|\{(?:\s*type [^,}]*,?)+\s*\}) from '[^']+'|\bimport\('[^']+'\)/gm, ''),
  })
