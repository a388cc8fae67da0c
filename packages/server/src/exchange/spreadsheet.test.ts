import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, unpack } from './archive.ts'
import { sheetSize } from './sheet-size.ts'
import { spreadsheetText } from './spreadsheet.ts'
import { workbook } from './testing/workbooks.ts'

const cell = (address: string, text: string): string => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`

test('a sheet is read as a table', async () => {
  const sheet = workbook(`<row r="1">${cell('A1', 'Name')}${cell('B1', 'Elo')}</row><row r="3">${cell('A3', 'Nova, Nina')}</row>`)
  expect(await spreadsheetText(sheet)).toEqual({ ok: true, value: '"Name","Elo"\r\n"",""\r\n"Nova, Nina",""' })
})

test.each([
  ['a cell', `<row r="1048576">${cell('XFD1048576', 'x')}</row>`],
  ['a row', `<row r="9999999"/>`],
  ['an address in other quotes', `<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>`],
])('%s far out is refused before a table is made of it, and said', async (_, rows) => {
  const read = await spreadsheetText(workbook(rows))
  expect(!read.ok && read.error[0]).toMatchObject({ code: 'xlsx-too-wide' })
})

test('an address that is none makes the file unreadable', async () => {
  for (const address of ['1e9', '&#88;FD1', 'ABCD1'])
    expect(await spreadsheetText(workbook(`<row r="${address}"/>`))).toMatchObject({ ok: false, error: [{ code: 'xlsx-unreadable' }] })
})

const unaddressed = (text: string, rest = ''): string => `<c${rest} t="inlineStr"><is><t>${text}</t></is></c>`

test.each([
  ['no addresses at all', `<row>${unaddressed('Name')}${unaddressed('Elo')}</row><row>${unaddressed('Nova')}${unaddressed('2100')}</row>`],
  [
    'rows alone',
    `<row r="1">${unaddressed('Name')}${unaddressed('Elo')}</row><row r="2">${unaddressed('Nova')}${unaddressed('2100')}</row>`,
  ],
  ['some', `<row>${cell('A1', 'Name')}${unaddressed('Elo')}</row><row>${unaddressed('Nova')}${cell('B2', '2100')}</row>`],
  [
    'a comment, and an attribute that is another',
    `<row><!--<c>--><c\nspans='r="Z9"' t="inlineStr"><is><t>Name</t></is></c>${unaddressed('Elo')}</row><row>${unaddressed('Nova')}${unaddressed('2100')}</row>`,
  ],
])('cells stand beside the one before where they do not say where: %s', async (_, rows) => {
  expect(await spreadsheetText(workbook(rows))).toEqual({ ok: true, value: '"Name","Elo"\r\n"Nova","2100"' })
})

test('a gap stays one where only some say where they stand', async () => {
  const rows = `<row r="2">${cell('C2', 'x')}${unaddressed('y')}</row><row>${unaddressed('z')}</row>`
  expect(await spreadsheetText(workbook(rows))).toMatchObject({ ok: true, value: expect.stringContaining('"","","x","y"\r\n"z","","",""') })
})

test('cells without addresses count too', () => {
  expect(sheetSize('<row><c/><c/><c/></row><row><c/></row>')).toEqual({ rows: 2, columns: 3 })
  expect(sheetSize('<x:row r="2"><x:c r="C2"/></x:row>')).toEqual({ rows: 2, columns: 3 })
})

test('what an archive says of its size is not believed', async () => {
  const honest = pack([{ name: 'a.xml', content: deflateRawSync(Buffer.alloc(5_000_000)) }])
  const directory = honest.indexOf('PK\u0001\u0002')
  // Deflated, and said to unpack to next to nothing.
  honest.writeUInt16LE(8, directory + 10)
  honest.writeUInt32LE(10, directory + 24)
  expect(await unpack(honest, () => true, { bytes: 1_000_000, entries: 9 })).toEqual({ kind: 'too-large' })
  expect(await unpack(honest, () => true, { bytes: 6_000_000, entries: 9 })).toMatchObject({ kind: 'parts' })
})
