import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** A part of an archive: its name, and what it unpacks to. */
export type Part = { readonly name: string; readonly content: Uint8Array }
export type Unpacked = { readonly kind: 'parts'; readonly parts: readonly Part[] } | { readonly kind: 'damaged' | 'too-large' }

/** An archive says how large its parts become; what counts is what they do become. */
export type Limits = { readonly bytes: number; readonly entries: number }

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50

/** The parts of a ZIP file that are asked for, as its directory names them. */
export const unpack = async (bytes: Uint8Array, wanted: (name: string) => boolean, limits: Limits): Promise<Unpacked> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Part[] = []
  let left = limits.bytes
  try {
    const end = endOf(view)
    if (end === null) return { kind: 'damaged' }
    const entries = view.getUint16(end + 10, true)
    if (entries > limits.entries) return { kind: 'too-large' }
    let at = view.getUint32(end + 16, true)
    for (let entry = 0; entry < entries; entry++) {
      if (view.getUint32(at, true) !== entryOfDirectory) return { kind: 'damaged' }
      const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [number, number, number]
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      if (wanted(name)) {
        const content = await contentOf(bytes, view, at, left)
        if (content === null) return { kind: 'damaged' }
        left -= content.length
        if (left < 0) return { kind: 'too-large' }
        parts.push({ name, content })
      }
      at += 46 + nameLength + extra + comment
    }
    return { kind: 'parts', parts }
  } catch (error) {
    return { kind: (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged' }
  }
}

/** The end of the directory lies at the end of the file, before a comment at most. */
const endOf = (view: DataView): number | null => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === endOfDirectory) return at
  return null
}

const contentOf = async (bytes: Uint8Array, view: DataView, at: number, most: number): Promise<Uint8Array | null> => {
  const method = view.getUint16(at + 10, true)
  const packed = view.getUint32(at + 20, true)
  const local = view.getUint32(at + 42, true)
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + packed > bytes.length) return null
  const content = bytes.subarray(from, from + packed)
  if (method === 0) return content
  return method === 8 ? inflate(content, { maxOutputLength: Math.max(1, most) }) : null
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
  end.writeUInt32LE(endOfDirectory, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, entries, end])
}
