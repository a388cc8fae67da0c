import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { fideElement, fideHeader, fideLine, type SyntheticPlayer, syntheticPlayers } from './synthetic-list.ts'

/** People whose names are looked for in the tests, in the letters of the list. */
export const wellKnown: readonly SyntheticPlayer[] = [
  ['Mueller, Hans', 'GER', 1990, 2100],
  ['Muller, Karl-Heinz', 'SUI', 1956, 1800],
  ['Petrovic, Ana', 'SRB', 2001, 2050],
  ['Petrovich, Ivan', 'RUS', 1999, 1900],
  ['Chernyshov, Konstantin', 'RUS', 1967, 2500],
  ["O'Connor, Sinead", 'IRL', 1988, 0],
  ['Zed', 'IND', 2010, 0],
  ['Garcia Lopez, Maria', 'ESP', 1995, 1500],
].map(([name, federation, birth, rating], at) => ({
  id: 9_000_000 + at,
  name: name as string,
  federation: federation as string,
  sex: 'M',
  title: '',
  womenTitle: '',
  otherTitles: '',
  ratings: [rating as number, 0, 0],
  birth: birth as number,
  flag: '',
}))

export const textList = (players: Iterable<SyntheticPlayer>): string => [fideHeader, ...[...players].map(fideLine), ''].join('\r\n')
export const xmlList = (players: Iterable<SyntheticPlayer>): string =>
  `<playerslist>\n${[...players].map(fideElement).join('')}</playerslist>\n`
export const somebody = (count: number): readonly SyntheticPlayer[] => [...syntheticPlayers(count), ...wellKnown]

export const written = (folder: string, name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** An archive of one member, as FIDE packs its lists, of the first of October 2026; or of a day and a size that it claims. */
export const zipped = (
  name: string,
  content: Uint8Array,
  { day = ((2026 - 1980) << 9) | (10 << 5) | 1, bytes = content.length }: { readonly day?: number; readonly bytes?: number } = {},
): Buffer => {
  const packed = deflateRawSync(content)
  const called = Buffer.from(name)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(day, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(bytes, 18)
  fields.writeUInt16LE(called.length, 22)
  const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, called, packed])
  const directory = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, Buffer.alloc(14), called])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(file.length, 16)
  return Buffer.concat([file, directory, end])
}
