import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { contentAt, directoryOf, entriesIn, headerBytes, isZip, longestEnd } from '../../exchange/zip-directory.ts'
import { ListError } from '../list-issue.ts'

/** A list as it lies on the disk, packed or not. */
export type ListFile = {
  /** As the archive calls what is in it; else the file's own name. */
  readonly name: string
  readonly packedBytes: number
  /** When it was written, by the archive or the disk. */
  readonly written: Date
  /** What it unpacks to. `read` is told how many bytes of the file were taken so far. */
  readonly bytes: (read: (bytes: number) => void) => AsyncIterable<Buffer>
  readonly close: () => Promise<void>
}

/** Three times the largest list there is. */
const mostBytes = 3_000_000_000
const tooLarge = (): ListError => new ListError({ code: 'list-too-large', megabytes: mostBytes / 1_000_000 })
const largestDirectory = 4_000_000

export const openListFile = async (path: string, name: string): Promise<ListFile> => {
  const handle = await open(path, 'r')
  try {
    const { size, mtime } = await handle.stat()
    const start = await bytesAt(handle, 0, Math.min(size, 4))
    const place = isZip(start) ? await listWithin(handle, size, mtime) : null
    if (place === null || place === 'spreadsheet')
      return fileOf(handle, { name, from: 0, bytes: size, packed: false, crc: null, written: mtime })
    return fileOf(handle, place)
  } catch (error) {
    await handle.close()
    throw error
  }
}

type Place = {
  readonly name: string
  readonly from: number
  readonly bytes: number
  readonly packed: boolean
  /** What an archive says that the content adds up to. */
  readonly crc: number | null
  readonly written: Date
}

const fileOf = (handle: FileHandle, { name, from, bytes, packed, crc, written }: Place): ListFile => ({
  name,
  packedBytes: bytes,
  written,
  close: () => handle.close(),
  bytes: async function* (read) {
    if (bytes === 0) return
    const raw = handle.createReadStream({ start: from, end: from + bytes - 1, autoClose: false, highWaterMark: 1 << 18 })
    let taken = 0
    raw.on('data', (piece) => {
      taken += piece.length
      read(taken)
    })
    const unpacked: Readable = packed ? raw.pipe(createInflateRaw({ chunkSize: 1 << 18 })) : raw
    raw.on('error', (error) => unpacked.destroy(error))
    let total = 0
    let sum = 0
    try {
      for await (const piece of unpacked) {
        total += piece.length
        if (total > mostBytes) throw tooLarge()
        if (crc !== null) sum = crc32(piece as Buffer, sum)
        yield piece as Buffer
      }
      if (crc !== null && sum !== crc) throw new ListError({ code: 'list-archive-damaged' })
    } catch (error) {
      throw packed && (error as { readonly code?: string }).code?.startsWith('Z_') ? new ListError({ code: 'list-archive-damaged' }) : error
    } finally {
      raw.destroy()
    }
  },
})

const bytesAt = async (handle: FileHandle, at: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** The largest member of an archive that could be a list. A workbook is an archive too, and is read as a whole. */
const listWithin = async (handle: FileHandle, size: number, written: Date): Promise<Place | 'spreadsheet'> => {
  const damaged = new ListError({ code: 'list-archive-damaged' })
  const directory = directoryOf(await bytesAt(handle, Math.max(0, size - longestEnd), Math.min(size, longestEnd)))
  if (directory === null || directory.bytes > largestDirectory) throw damaged
  const entries = entriesIn(await bytesAt(handle, directory.at, directory.bytes), directory.entries)
  if (entries === null) throw damaged
  if (entries.some(({ name }) => name === '[Content_Types].xml')) return 'spreadsheet'
  const [list] = entries.filter(({ name }) => /\.(txt|xml|csv|trfx?)$/i.test(name)).toSorted((a, b) => b.bytes - a.bytes)
  if (list === undefined) throw new ListError({ code: 'list-archive-without-list' })
  if (list.bytes > mostBytes) throw tooLarge()
  const from = contentAt(list, await bytesAt(handle, list.at, headerBytes))
  if (from === null || from + list.packedBytes > size || (list.method !== 0 && list.method !== 8)) throw damaged
  return { name: list.name, from, bytes: list.packedBytes, packed: list.method === 8, crc: list.crc, written: list.written ?? written }
}
