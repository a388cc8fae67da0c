import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pack, unpack } from './archive.ts'
import { readFile } from './read-file.ts'
import { readLines } from './read-lines.ts'
import { sheetSize } from './sheet-size.ts'
import { spreadsheetSheets } from './spreadsheet.ts'
import { openDocument, workbook, workbookOf } from './testing/workbooks.ts'

const spreadsheetText = async (bytes: Uint8Array) => {
  const read = await spreadsheetSheets(bytes)
  return read.ok ? { ok: true as const, value: read.value[0]!.text } : read
}

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

describe('the sheet of a workbook', () => {
  const row = (at: number, ...texts: readonly string[]): string =>
    `<row r="${at}">${texts.map((text, column) => cell(`${'ABC'[column]}${at}`, text)).join('')}</row>`
  const list = (name: string): string => row(1, 'Name', 'Elo') + row(2, name, '2000')
  const book = workbookOf({ Info: row(1, 'Open 2026'), Teilnehmer: list('Ada'), Reserve: list('Bo') })
  const names = async (sheet?: string) => {
    const read = await readLines(book, false, '2026-11-01', sheet)
    return read.ok ? { players: read.value.lines.map(({ player }) => player?.name), ...read.value } : read.error
  }

  test('a list on sheet 2 is read, and which sheet it was is reported', async () => {
    const all = ['Info', 'Teilnehmer', 'Reserve']
    expect(await names()).toMatchObject({
      players: ['Ada'],
      sheets: { names: all, chosen: 'Teilnehmer' },
      adjustments: [{ code: 'sheet-chosen', sheet: 'Teilnehmer', sheets: 3 }],
    })
    expect(await names('Reserve')).toMatchObject({ players: ['Bo'], sheets: { chosen: 'Reserve' } })
    expect(await names('Nope')).toMatchObject([{ code: 'sheet-unknown', sheet: 'Nope', names: all }])
    const whole = await readFile(book, 'Reserve')
    expect(whole.ok && [whole.value.tournament.players[0]?.name, whole.value.sheets?.chosen]).toEqual(['Bo', 'Reserve'])
  })

  test('a workbook of one sheet, and a file without sheets', async () => {
    expect(await readLines(workbook(list('Ada')), false, '2026-11-01')).toMatchObject({
      value: { adjustments: [], sheets: { chosen: 'A' } },
    })
    expect(await readLines(new TextEncoder().encode('Name\nAda\n'), false, '2026-11-01')).toMatchObject({ value: { sheets: null } })
  })
})

describe('OpenDocument spreadsheets', () => {
  const text = (content: string, rest = ''): string => `<table:table-cell${rest}><text:p>${content}</text:p></table:table-cell>`
  const empty =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'

  test('cells as they are shown, dates and numbers as they are, repeated cells, and no notes', async () => {
    const sheet = `<table:table table:name="Liste"><table:table-row>${text('Name')}${text('Elo')}${text('Geb.')}${text('Ort')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>
      <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>M&amp;M, <text:span>J&#246;rg</text:span></text:p></table:table-cell>${text('2.000', ' office:value-type="float" office:value="2000"')}${text('12. März', ' office:value-type="date" office:date-value="1990-03-12T00:00:00"')}</table:table-row>
      <table:table-row><table:table-cell/></table:table-row><table:table-row table:number-rows-repeated="2">${text('Bo')}<table:table-cell table:number-columns-repeated="2"/>${text('Zug')}</table:table-row>${empty}</table:table>`
    expect(await spreadsheetText(openDocument(sheet))).toEqual({
      ok: true,
      value: '"Name","Elo","Geb.","Ort"\r\n"M&M, Jörg","2000","1990/03/12"\r\n\r\n"Bo","","","Zug"\r\n"Bo","","","Zug"',
    })
    const read = await readLines(openDocument(`<table:table table:name="Leer">${empty}</table:table>${sheet}`), false, '2026-11-01')
    expect(read).toMatchObject({
      value: { sheets: { chosen: 'Liste' }, lines: [{ player: { rating: 2000, birth: '1990/03/12' } }, {}, {}] },
    })
  })

  test('one cell far out is refused before a table is made of it', async () => {
    const far = `<table:table table:name="A">${empty}<table:table-row><table:table-cell table:number-columns-repeated="16000"/>${text('x')}</table:table-row></table:table>`
    expect(await spreadsheetText(openDocument(far))).toMatchObject({ ok: false, error: [{ code: 'xlsx-too-wide' }] })
    const wide = `<table:table table:name="A"><table:table-row>${text('x', ' table:number-columns-repeated="999999999"')}</table:table-row></table:table>`
    expect(await spreadsheetText(openDocument(wide))).toMatchObject({ ok: false, error: [{ code: 'xlsx-too-wide' }] })
  })

  test('an old Excel file is named as such', async () => {
    const read = await readLines(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), false, '2026-11-01')
    expect(read).toMatchObject({ ok: false, error: [{ code: 'xls-old' }] })
  })
})
