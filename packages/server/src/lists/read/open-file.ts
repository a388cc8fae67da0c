import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
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
const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const storedLine = 0x04034b50

export const openListFile = async (path: string, name: string): Promise<ListFile> => {
  const handle = await open(path, 'r')
  try {
    const { size, mtime } = await handle.stat()
    const start = await bytesAt(handle, 0, Math.min(size, 4))
    const place = start.length === 4 && start.readUInt32LE(0) === storedLine ? await listWithin(handle, size) : null
    if (place === null || place === 'spreadsheet') return fileOf(handle, { name, from: 0, bytes: size, packed: false, written: mtime })
    return fileOf(handle, place)
  } catch (error) {
    await handle.close()
    throw error
  }
}

type Place = { readonly name: string; readonly from: number; readonly bytes: number; readonly packed: boolean; readonly written: Date }

const fileOf = (handle: FileHandle, { name, from, bytes, packed, written }: Place): ListFile => ({
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
    try {
      for await (const piece of unpacked) {
        total += piece.length
        if (total > mostBytes) throw new ListError({ code: 'list-too-large', megabytes: mostBytes / 1_000_000 })
        yield piece as Buffer
      }
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
const listWithin = async (handle: FileHandle, size: number): Promise<Place | 'spreadsheet'> => {
  const damaged = new ListError({ code: 'list-archive-damaged' })
  const tail = await bytesAt(handle, Math.max(0, size - 22 - 0xffff), Math.min(size, 22 + 0xffff))
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== endOfDirectory) throw damaged
  const directory = await bytesAt(handle, tail.readUInt32LE(end + 16), Math.min(tail.readUInt32LE(end + 12), 4_000_000))
  let best: Place | null = null
  let largest = -1
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entryOfDirectory; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    if (name === '[Content_Types].xml') return 'spreadsheet'
    const method = directory.readUInt16LE(at + 10)
    const unpacked = directory.readUInt32LE(at + 24)
    if (/\.(txt|xml|csv|trfx?)$/i.test(name) && unpacked > largest && (method === 0 || method === 8)) {
      const local = directory.readUInt32LE(at + 42)
      const header = await bytesAt(handle, local, 30)
      if (header.length < 30 || header.readUInt32LE(0) !== storedLine) throw damaged
      const from = local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
      const bytes = directory.readUInt32LE(at + 20)
      if (from + bytes > size) throw damaged
      largest = unpacked
      best = { name, from, bytes, packed: method === 8, written: dosTime(directory.readUInt16LE(at + 14)) }
    }
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (best === null) throw new ListError({ code: 'list-archive-without-list' })
  return best
}

/** Year, month and day as archives keep them. */
const dosTime = (day: number): Date => new Date(Date.UTC(1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31))
