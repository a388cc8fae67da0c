import { describe, expect, test } from 'vitest'
import { missingOf, proposeMapping } from './mapping.ts'
import { entriesOf, tableOf } from './national.ts'

describe('national lists by their headings', () => {
  test.each([
    ['CFC#,Last,First,Rating,Active,Prov', { id: 'CFC#', last: 'Last', first: 'First', rating: 'Rating', rapid: 'Active' }],
    ['ZPS;Spielername;Elo;DWZ', { id: 'ZPS', name: 'Spielername', rating: 'DWZ' }],
    ['Code;Nom;Prénom;Année;Elo', { id: 'Code', last: 'Nom', first: 'Prénom', birth: 'Année', rating: 'Elo' }],
    ['Mitglied-Nr;Name;Wertung', { id: 'Mitglied-Nr', name: 'Name', rating: 'Wertung' }],
    ['CFC#,FIDE #,Last,First,Rating', { id: 'CFC#', fideId: 'FIDE #', last: 'Last', first: 'First', rating: 'Rating' }],
    [
      'ID,Spielername,Geschlecht,Geburtsjahr,FIDE-ID,FIDE-Titel,DWZ,Verein',
      {
        id: 'ID',
        name: 'Spielername',
        sex: 'Geschlecht',
        birth: 'Geburtsjahr',
        fideId: 'FIDE-ID',
        title: 'FIDE-Titel',
        rating: 'DWZ',
        club: 'Verein',
      },
    ],
    [
      'NrFFE;Nom;Prénom;Elo;Rapide;Fédération;Date de naissance',
      { id: 'NrFFE', last: 'Nom', first: 'Prénom', rating: 'Elo', rapid: 'Rapide', federation: 'Fédération', birth: 'Date de naissance' },
    ],
  ])('%s', (header, columns) => {
    expect(proposeMapping(tableOf(`${header}\nx`).headings).columns).toEqual(columns)
  })

  test('rows above the headings are none', () => {
    const table = tableOf('Rating list of November\n\n;as of the first;\nNummer;Spielername;DWZ\n1;Ada;1800\n')
    expect([table.headings, table.rows.map(({ cells }) => cells)]).toEqual([['Nummer', 'Spielername', 'DWZ'], [['1', 'Ada', '1800']]])
    expect(tableOf('foo;bar\n1;Ada\n').headings).toEqual(['foo', 'bar'])
  })

  test('what is missing is said', () => {
    expect(missingOf(proposeMapping(['a', 'b']))).toEqual(['name', 'id'])
  })

  test('ratings with letters that say what they are', () => {
    const ratings = ['1846 F', '1399N', '1200E', '1500P12', '1800 P', '1433/7', 'unrated', '']
    const table = tableOf(`Nummer;Nom;Wertung;Né(e) le\n${ratings.map((rating, at) => `a${at};X, Y;${rating};1.2.1988`).join('\n')}`)
    const entries = entriesOf(table, proposeMapping(table.headings))
    expect(entries.map((entry) => entry?.standard.rating)).toEqual([1846, 1399, 1200, 1500, 1800, 1433, null, null])
    expect(entries[0]).toMatchObject({ id: 'A0', birth: '1988/02/01' })
  })

  test('cells as people write them', () => {
    const table = tableOf(
      'Code,Last name,First name,Rating,FIDE ID,Birth,Sex\nA12,Doe,Jane,1650.5/12,1234567,31.12.1999,F\nA13,,,,,,\nA14,Roe,Rick,0,none,12/25/2001,m',
    )
    const [jane, nobody, rick] = entriesOf(table, { ...proposeMapping(table.headings), federation: 'can' })
    expect(jane).toMatchObject({
      id: 'A12',
      fideId: '1234567',
      name: 'Doe, Jane',
      federation: 'CAN',
      birth: '1999/12/31',
      sex: 'w',
      standard: { rating: 1650 },
    })
    expect(nobody).toBeNull()
    expect(rick).toMatchObject({ fideId: '', birth: '2001/12/25', sex: 'm', standard: { rating: null } })
  })
})
