import { describe, expect, test } from 'vitest'
import { decodeLegacy } from '../legacy-text.ts'
import { parsePlayersCsv } from './read.ts'
import { readStartList } from './start-list.ts'

const read = (text: string) => {
  const list = readStartList(text, { teams: false })
  if (!list.ok) throw new Error(JSON.stringify(list.error))
  return list.value
}
const told = (text: string) => read(text).issues.map(({ code, line }) => [code, line])

describe('rows that are no players are set aside with a reason', () => {
  test.each([
    'Total;34;',
    'Summe:;;',
    'Gesamt 34 Spieler;;',
    ';Total;',
    '3;Somme;',
    'Total: 34;;',
    'Durchschnitt;1850;',
    'Anzahl Teilnehmer: 34;;',
  ])('a total: %s', (row) => {
    const text = `Nr;Name;Elo\n1;Ada;2000\n2;Bo;1900\n${row}\n`
    expect(read(text).rows.map(({ cells }) => cells.name)).toEqual(['Ada', 'Bo'])
    expect(read(text).issues).toMatchObject([{ code: 'row-set-aside', line: 4, severity: 'warning', what: 'total' }])
    const parsed = parsePlayersCsv(text)
    expect(parsed.ok && parsed.value.tournament.players.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    expect(parsed.ok && parsed.value.warnings.map(({ code }) => code)).toEqual(['row-set-aside'])
  })

  test('a line without a name or anything that says who it is, and headings that come again', () => {
    expect(read('Nr;Name;Elo\n1;Ada;2000\n2;;\n;;x\nNr;Name;Elo\n3;Bo;\n').issues).toMatchObject([
      { code: 'row-set-aside', line: 3, what: 'no-name' },
      { code: 'row-set-aside', line: 5, what: 'heading' },
    ])
    expect(read('Nr;Name;Elo\n1;;2000\n').rows[0]?.issues).toMatchObject([{ code: 'name-missing', line: 2 }])
  })

  test('a person of such a name stays', () => {
    expect(read('Name;Birth\nSomme, Jean;1980\nTotal, Ada;\nSumme;1990\n').rows).toHaveLength(3)
  })
})

describe('dates', () => {
  const births = (...cells: readonly string[]) =>
    read(`name;born\n${cells.map((cell) => `A;${cell}`).join('\n')}\n`).rows.map(({ player, issues }) => issues[0]?.code ?? player.birth)

  test.each(['31.02.1980', '1980-02-31', '29.2.1981', '00.13.1980', '32.1.1980', '31/04/80'])(
    '%s is impossible: the line is not taken',
    (birth) => {
      const [row] = read(`Name;Birth\nAda;${birth}\n`).rows
      expect(row?.issues).toMatchObject([{ code: 'birth-impossible', severity: 'error', line: 2, name: 'Ada', text: birth }])
      expect(row?.player.birth).toBe(birth)
    },
  )

  test('the serial numbers of spreadsheets, names of months, times behind, and days that nobody knows', () => {
    expect(
      births('32944', '32944.0', '29.2.1980', '12. März 1990', '12 mars 1990', 'March 12, 1990', '12-Mar-1990', '12 déc. 1990'),
    ).toEqual(['1990/03/12', '1990/03/12', '1980/02/29', '1990/03/12', '1990/03/12', '1990/03/12', '1990/03/12', '1990/12/12'])
    expect(
      births('12.03.1990 00:00', '12.03.1990 00:00:00', '1990-03-12T00:00:00Z', '00.00.1990', '1990/00/00', '19900312', '*1990'),
    ).toEqual(['1990/03/12', '1990/03/12', '1990/03/12', '1990', '1990', '1990/03/12', '*1990'])
  })
})

describe('headings that may mean several things', () => {
  const taken = (heading: string, ...cells: readonly string[]) => {
    const list = read(`Name;${heading}\n${cells.map((cell, at) => `P${at};${cell}`).join('\n')}\n`)
    return [list.rows.map(({ player: { rating, federation, sex } }) => rating ?? sex ?? federation), list.issues.map(({ code }) => code)]
  }

  test('“Wertung (DWZ)” and its like are ratings, with the number of DWZ evaluations or without', () => {
    expect(taken('Wertung (DWZ)', '1834', '1702-45')).toEqual([[1834, 1702], []])
    expect(taken('Wertung (Elo/DWZ)', '1834')).toEqual([[1834], []])
    expect(taken('TWZ', '1834')).toEqual([[1834], []])
  })

  test('“D” is DWZ, a country or a sex, by its cells, and the guess is reported', () => {
    expect(taken('D', '1834', '', '1702-45')).toEqual([[1834, '', 1702], ['column-guessed']])
    expect(taken('D', 'GER', 'D', 'A')).toEqual([['GER', 'GER', 'AUT'], ['column-guessed']])
    expect(taken('D', 'm', 'w')).toEqual([['m', 'w'], ['column-guessed']])
    expect(taken('D', 'x', '3')).toEqual([['', ''], ['column-ignored']])
    expect(taken('Wertung', '1834', '1702')).toEqual([[1834, 1702], ['column-guessed']])
    expect(taken('Wertung', '23.5', '17')).toEqual([['', ''], ['column-ignored']])
    expect(taken('Elo;D', '2000;1834')).toEqual([[2000], ['column-ignored']])
  })

  test('“D” in a column of countries is Germany', () => {
    expect(taken('Land', 'D', 'A', 'CH', 'F')).toEqual([['GER', 'AUT', 'CH', 'FRA'], []])
  })
})

describe('tables as programs write them', () => {
  test('empty columns at the end of a row', () => {
    expect(read('name,elo\nAda,2000,,,\nBo,1900\n').rows.map(({ issues }) => issues)).toEqual([[], []])
  })

  test.each([
    ['a comma in the title above', 'Open Zug, 3. Oktober\nName;Elo\nAda;2000\n'],
    ['a comma in every name', 'Name, Vorname;Elo\nLovelace, Ada;2000\nByron, Bo;1900\n'],
    ['several commas in the title', 'Zug, Baar, Cham, 2026\n\nName\tElo\nAda\t2000\n'],
    ['semicolons between quotes', '"Open; Zug; 2026"\nName,Elo\nAda,2000\n'],
    ['ends of lines of an old Mac', 'Name;Elo\rAda;2000\rBo;1900\r'],
    ['ends of lines in cells', 'Name;Remarks;Elo\n"Lovelace, Ada";"late\nto round 1";2000\n'],
  ])('%s', (_, text) => {
    const [row] = read(text).rows
    expect([row?.cells.name?.includes('Ada'), row?.player.rating, row?.issues]).toEqual([true, 2000, []])
  })

  test('headings in three languages', () => {
    for (const headings of [
      'No;Name;Rating;Born;Club;Fed',
      'Nr.;Nachname;Wertungszahl;Geb.-Datum;Verein/Ort;Land',
      'N°;Nom;Classement;Né(e) le;Cercle;Pays',
    ])
      expect(told(`${headings}\n1;Ada;2000;1990;Zug;SUI\n`), headings).toEqual([])
  })
})

describe('encodings that are neither UTF-8 nor marked', () => {
  const bytes = (table: Readonly<Record<string, number>>, text: string): Uint8Array =>
    Uint8Array.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)))
  const mac = { ä: 0x8a, ö: 0x9a, ü: 0x9f, é: 0x8e, è: 0x8f, ß: 0xa7, Ö: 0x85, ç: 0x8d, '–': 0xd0 }
  const windows = { ä: 0xe4, ö: 0xf6, ü: 0xfc, é: 0xe9, è: 0xe8, ß: 0xdf, Ö: 0xd6, ç: 0xe7, '–': 0x96, '’': 0x92, š: 0x9a, ž: 0x9e }
  const dos = { ä: 0x84, ö: 0x94, ü: 0x81, é: 0x82, è: 0x8a, ß: 0xe1, Ö: 0x99, ç: 0x87 }
  const east = { ł: 0xb3, ą: 0xb9, ę: 0xea, č: 0xe8, ć: 0xe6, š: 0x9a, ž: 0x9e }
  const names = 'Name;Ort\nMüller, Jörg;Zürich\nÖzgür, Gül;Bärengraben\nGroß, Zoé;Genève\nFrançois, Véronique;Delémont\n'
  test.each([
    ['Mac Roman', mac, names],
    ['Mac Roman', mac, 'Name\nMüller, Hans\n'],
    ['Windows-1252', windows, names],
    ['Windows-1252', windows, 'Name\nMüller – O’Neill\n'],
    ['Windows-1252', windows, 'Name\nMüller, Hans\n'],
    ['CP850', dos, names],
    ['Windows-1250', east, 'Name\nKowalska, Michał\nWałęsa, Bogusława\n'],
  ] as const)('%s %#', (encoding, table, text) => {
    expect(decodeLegacy(bytes(table, text))).toEqual({ text, encoding })
  })

  test('UTF-16 without a mark', () => {
    const text = 'Name;Elo\r\nMüller;2000\r\n'
    const little = Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]))
    const big = Uint8Array.from([...text].flatMap((letter) => [0, letter.charCodeAt(0)]))
    for (const one of [little, big]) expect(decodeLegacy(one)).toEqual({ text, encoding: 'UTF-16' })
  })
})
