import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { root } from './run-zug.ts'

/** The example of the regulation, whole and before its last round, as a reader of the README would name the files. */
export const book = 'golden/worked-example-2016.trf'
export const demo = 'packages/cli/demo/worked-example.trf'
export const textOf = (name: string): string => readFileSync(join(root, name), 'utf8')
/** Round 6 of it, in the form tournament programs read. */
export const roundSixPairs = '7\n2 4\n7 5\n1 6\n11 14\n10 8\n3 13\n12 9\n'

export const rules = ['--rules', 'fide-dutch-2017']

/** A folder of its own for the tests of one file; `put` writes a file into it and gives its path. */
export const useFolder = (): {
  readonly path: (name?: string) => string
  readonly put: (name: string, text: string | Uint8Array) => string
} => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'zug-cli-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const path = (name = ''): string => join(folder, name)
  return {
    path,
    put: (name, text) => {
      writeFileSync(path(name), text)
      return path(name)
    },
  }
}
