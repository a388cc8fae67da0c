import { expect, test } from 'vitest'
import { columnOf } from './columns.ts'
import { readStartList } from './start-list.ts'

test.each([
  ['Your FIDE ID (if known)', 'fide id'],
  ['FIDE-Nummer', 'fide id'],
  ['Numéro FIDE *', 'fide id'],
  ['ID-Nr. FIDE', 'fide id'],
  ['FIDE rating (standard)', 'fide rating'],
  ['Elo FIDE', 'fide rating'],
  ['N° de licence', 'national id'],
  ['Mitgliedsnummer', 'national id'],
  ['CFC No.', 'national id'],
  ['Nachname*', 'last name'],
  ['Nom de famille', 'last name'],
  ['Surname', 'last name'],
  ['Prénom :', 'first name'],
  ['Vorname(n)', 'first name'],
  ['Name, Vorname', 'name'],
  ['Nom et prénom', 'name'],
  ['Vor- und Nachname', 'name'],
  ['Last name, first name', 'name'],
  ['Full name', 'name'],
  ['Player name', 'name'],
  ['Date of birth (dd/mm/yyyy)', 'birth'],
  ['Geburtsjahr', 'birth'],
  ['Année de naissance', 'birth'],
  ['Né(e) le', 'birth'],
  ['Geb.-Datum', 'birth'],
  ['Geb.', 'birth'],
  ['Geb.jahr', 'birth'],
  ['Jg.', 'birth'],
  ['D.O.B.', 'birth'],
  ['YOB', 'birth'],
  ['Fédé', 'federation'],
  ['m/w/d', 'sex'],
  ['H/F', 'sex'],
  ['Elo / DWZ', 'rating'],
  ['Classement', 'rating'],
  ['Fédération', 'federation'],
  ['Land', 'federation'],
  ['Country you play for', 'federation'],
  ['Schachverein', 'club'],
  ['Name of your club', 'club'],
  ['Geschlecht (m/w)', 'sex'],
  ['Wohnort', 'city'],
  ['Team name', 'team'],
  ['E-Mail', null],
  ['Telefonnummer', null],
  ['Zeitstempel', null],
  ['Name of a parent', null],
  ['Lichess username', null],
  ['Round 1', null],
  ['Which lunch?', null],
])('%s is the column %s', (heading, column) => expect(columnOf(heading)).toBe(column))

test('names in two columns are one, in any order, also where "Name" is the last one', () => {
  const names = (text: string) => {
    const list = readStartList(text, { teams: false })
    if (!list.ok) throw new Error(list.error[0]!.code)
    return list.value.rows.map(({ player }) => player.name)
  }
  expect(names('Vorname;Elo;Name\nHans;2000;Müller\n;;Zed\n')).toEqual(['Müller, Hans', 'Zed'])
  expect(names('Prénom,Nom de famille\nAna,Petrović\n')).toEqual(['Petrović, Ana'])
  expect(names('Nom et prénom,Elo\nPetrović Ana,2000\n')).toEqual(['Petrović Ana'])
})

test('what people write instead of a rating or a letter', () => {
  const list = readStartList('Name;DWZ;Elo FIDE;Sexe\nA;keine;;femme\nB;aucun;1800;Herr\nC;-;none;?\n', { teams: false })
  if (!list.ok) throw new Error('unread')
  expect(list.value.rows.map(({ player }) => [player.rating, player.sex])).toEqual([
    [null, 'w'],
    [1800, 'm'],
    [null, null],
  ])
})

test('days of birth are read in the order of the column, and written as reports have them', () => {
  const births = (...cells: readonly string[]) => {
    const list = readStartList(`name;born\n${cells.map((cell) => `A;${cell}`).join('\n')}\n`, { teams: false })
    if (!list.ok) throw new Error('unread')
    return list.value.rows.map(({ player }) => player.birth)
  }
  expect(births('12.3.1990', '1990-03-12', '1990', '03/12/90', '1/1/05', 'spring', '')).toEqual([
    '1990/03/12',
    '1990/03/12',
    '1990',
    '1990/12/03',
    '2005/01/01',
    'spring',
    '',
  ])
  expect(births('12/31/1990', '3/12/1990')).toEqual(['1990/12/31', '1990/03/12'])
  expect(births('12/31/1990', '31/12/1990')).toEqual(['1990/12/31', '1990/12/31'])
})
