import { crc32, deflateRawSync } from 'node:zlib'
import { type File, type Files, inOrder } from './files.ts'

/** 1 January 1980, the first day that an archive can name: times would make two builds differ. */
const firstDay = 0x21

const fieldsOf = (path: Buffer, { bytes }: File, packed: Uint8Array): Buffer => {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  // Names are UTF-8.
  fields.writeUInt16LE(0x800, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(path.length, 22)
  return fields
}

/** A ZIP file with the modes of a Unix system, for unpackers that know them; the same files give the same bytes. */
export const zip = (files: Files): Buffer => {
  const parts: Uint8Array[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, file] of inOrder(files)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(file.bytes, { level: 9 })
    const fields = fieldsOf(name, file, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(((file.executable ? 0o100755 : 0o100644) << 16) >>> 0, 6)
    place.writeUInt32LE(offset, 10)
    // Made by: Unix, version 2.0.
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003', 'latin1'), fields, place, name]))
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name])
    parts.push(head, packed)
    offset += head.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}
