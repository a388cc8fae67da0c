import { gunzipSync } from 'node:zlib'

const block = 512

/** The plain files of a packed npm package, by their names below `package/`; only those that are wanted. */
export const readTgz = (packed: Uint8Array, wanted: (path: string) => boolean): ReadonlyMap<string, Buffer> => {
  const tar = gunzipSync(packed)
  const files = new Map<string, Buffer>()
  const text = (from: number, length: number): string => tar.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const prefix = text(at + 345, 155)
    const path = `${prefix === '' ? '' : `${prefix}/`}${text(at, 100)}`.replace(/^package\//, '')
    const plain = ['0', '\0'].includes(tar.toString('latin1', at + 156, at + 157))
    if (plain && wanted(path)) files.set(path, Buffer.from(tar.subarray(at + block, at + block + size)))
    at += block * (1 + Math.ceil(size / block))
  }
  return files
}
