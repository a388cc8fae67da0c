import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { contentAt, directoryOf, entriesIn, headerBytes, type ZipEntry } from './zip-directory.ts'

const inflate = promisify(inflateRaw)

/** A part of an archive: its name, and what it unpacks to. */
export type Part = { readonly name: string; readonly content: Uint8Array }
export type Unpacked = { readonly kind: 'parts'; readonly parts: readonly Part[] } | { readonly kind: 'damaged' | 'too-large' }

/** An archive says how large its parts become; what counts is what they do become. */
export type Limits = { readonly bytes: number; readonly entries: number }

/** The parts of a ZIP file that are asked for, as its directory names them. */
export const unpack = async (content: Uint8Array, wanted: (name: string) => boolean, limits: Limits): Promise<Unpacked> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const parts: Part[] = []
  let left = limits.bytes
  try {
    const directory = directoryOf(bytes)
    if (directory === null) return { kind: 'damaged' }
    if (directory.entries > limits.entries) return { kind: 'too-large' }
    const entries = entriesIn(bytes.subarray(directory.at), directory.entries)
    if (entries === null) return { kind: 'damaged' }
    for (const entry of entries) {
      if (!wanted(entry.name)) continue
      const content = await contentOf(bytes, entry, left)
      if (content === null) return { kind: 'damaged' }
      left -= content.length
      if (left < 0) return { kind: 'too-large' }
      parts.push({ name: entry.name, content })
    }
    return { kind: 'parts', parts }
  } catch (error) {
    return { kind: (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged' }
  }
}

const contentOf = async (bytes: Buffer, entry: ZipEntry, most: number): Promise<Uint8Array | null> => {
  const from = contentAt(entry, bytes.subarray(entry.at, entry.at + headerBytes))
  if (from === null || from + entry.packedBytes > bytes.length) return null
  const content = bytes.subarray(from, from + entry.packedBytes)
  if (entry.method === 0) return content
  return entry.method === 8 ? inflate(content, { maxOutputLength: Math.max(1, most) }) : null
}

/** The same parts as a ZIP file without compression: whoever reads it reads what was looked at, whatever else the original had in it. */
export const pack = (parts: readonly Part[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of parts) {
    const called = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(called.length, 22)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, called, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, called]))
    files.push(file)
    offset += file.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, entries, end])
}
