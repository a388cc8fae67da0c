/** What the directory of a ZIP file says of a part; how large it becomes is what it says, no more. */
export type ZipEntry = {
  readonly name: string
  /** How it is packed: 0 not at all, 8 by deflating; nothing else is read. */
  readonly method: number
  readonly packedBytes: number
  readonly bytes: number
  /** The check sum of what it unpacks to. */
  readonly crc: number
  /** Where the part begins in the file, with a header of its own. */
  readonly at: number
  /** Year, month and day; null where nobody has set them: then there is the first day that can be said, or none. */
  readonly written: Date | null
}

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const headerOfPart = 0x04034b50

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === headerOfPart

/** The end of the directory lies at the end of the file, before a comment at most. */
export const longestEnd = 22 + 0xffff
export const headerBytes = 30

/** Where the directory is, out of the last bytes of a file. */
export const directoryOf = (tail: Buffer): { readonly at: number; readonly bytes: number; readonly entries: number } | null => {
  for (let at = tail.length - 22; at >= Math.max(0, tail.length - longestEnd); at--)
    if (tail.readUInt32LE(at) === endOfDirectory)
      return { at: tail.readUInt32LE(at + 16), bytes: tail.readUInt32LE(at + 12), entries: tail.readUInt16LE(at + 10) }
  return null
}

/** null when it is damaged. */
export const entriesIn = (directory: Buffer, entries: number): readonly ZipEntry[] | null => {
  const found: ZipEntry[] = []
  let at = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entryOfDirectory) return null
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [number, number, number]
    found.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
      written: dayOf(directory.readUInt16LE(at + 14)),
    })
    at += 46 + nameLength + extra + comment
  }
  return found
}

const firstDay = (1 << 5) | 1
const dayOf = (day: number): Date | null =>
  day <= firstDay ? null : new Date(Date.UTC(1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31))

/** Where the content begins behind the header of a part; null when there is none. */
export const contentAt = ({ at }: ZipEntry, header: Buffer): number | null =>
  header.length < headerBytes || !isZip(header) ? null : at + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28)
