import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const block = 512
/** Repository root /golden, where the archives lie. */
const folder = new URL('../../../../golden/', import.meta.url)

export type ArchivedFile = { readonly name: string; readonly bytes: Uint8Array }

/**
 * The files of `golden/NAME.tar.gz` by their name in the archive, in alphabetical order. Reads the plain tar of POSIX.1-1988: a header of 512
 * bytes with name, octal size and type, then the content filled up to whole blocks; two empty blocks end it.
 */
export const readGoldenArchive = (name: string): readonly ArchivedFile[] => {
  const tar = gunzipSync(readFileSync(new URL(`${name}.tar.gz`, folder)))
  const text = (from: number, length: number): string => tar.toString('utf8', from, from + length).split('\0', 1)[0]!
  const files: ArchivedFile[] = []
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12).trim(), 8)
    if (!Number.isSafeInteger(size)) throw new Error(`${name}.tar.gz: no size at byte ${at}`)
    const type = text(at + 156, 1)
    if (type === '' || type === '0') files.push({ name: text(at, 100), bytes: tar.subarray(at + block, at + block + size) })
    else if (type !== '5') throw new Error(`${name}.tar.gz: entry type '${type}' at byte ${at} is not read here`)
    at += block * (1 + Math.ceil(size / block))
  }
  return files.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A golden file that is not packed. */
export const readGoldenFile = (name: string): Uint8Array => readFileSync(new URL(name, folder))
