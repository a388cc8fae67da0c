import { describe, expect, test } from 'vitest'
import { fideHeader, fideLine, syntheticPlayers } from '../testing/synthetic-list.ts'
import { layoutOf, monthOfHeader, readFideLine } from './fide-text.ts'

const [player] = [...syntheticPlayers(1)]
const somebody = {
  ...player!,
  id: 1503014,
  name: 'Carlsen, Magnus',
  federation: 'NOR',
  title: 'GM',
  ratings: [2839, 2824, 2883] as const,
  birth: 1990,
  flag: '',
}
const layout = layoutOf(fideHeader)!

describe('FIDE’s list as text', () => {
  test('columns lie where its own header says', () => {
    expect(layout.places).toMatchObject({
      id: [0, 15],
      name: [15, 76],
      federation: [76, 80],
      'standard rating': [113, 119],
      birth: [152, 158],
      flag: [158, Number.POSITIVE_INFINITY],
    })
    expect(readFideLine(fideLine(somebody), layout)).toMatchObject({
      id: '1503014',
      fideId: '1503014',
      name: 'Carlsen, Magnus',
      federation: 'NOR',
      title: 'GM',
      standard: { rating: 2839, games: 4, k: 20 },
      blitz: { rating: 2883 },
      birth: '1990',
      inactive: false,
    })
  })

  test('an older layout without arena titles', () => {
    const header = fideHeader.replace('FOA ', '')
    const line = fideLine(somebody)
    expect(readFideLine(line.slice(0, 109) + line.slice(113), layoutOf(header)!)).toMatchObject({
      standard: { rating: 2839 },
      birth: '1990',
    })
  })

  test('a list of one kind of play has its rating under the month', () => {
    const header =
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag'
    const line = fideLine(somebody)
    expect(monthOfHeader(header)).toBe('2026-10')
    expect(monthOfHeader(fideHeader)).toBeNull()
    expect(readFideLine(`${line.slice(0, 126)}${line.slice(152)}`, layoutOf(header, 'rapid')!)).toMatchObject({
      standard: { rating: null },
      rapid: { rating: 2839, games: 4, k: 20 },
      birth: '1990',
    })
  })

  test('other titles that run into the next column move the rest', () => {
    const line = fideLine({ ...somebody, otherTitles: 'IA,FT,IO,DI,NA,X', flag: 'wi' })
    expect(line).toHaveLength(163)
    expect(readFideLine(line, layout)).toMatchObject({
      otherTitles: 'IA,FT,IO,DI,NA,X',
      standard: { rating: 2839 },
      birth: '1990',
      inactive: true,
    })
    expect(readFideLine(fideLine({ ...somebody, otherTitles: 'IA,FT,IO,DI,NA,' }), layout)).toMatchObject({ standard: { rating: 2839 } })
  })

  test('unrated, unknown birth, one name, women by the flag', () => {
    const read = readFideLine(fideLine({ ...somebody, name: 'Zed', ratings: [0, 0, 0], birth: 0, flag: 'w', sex: ' ' as 'M' }), layout)
    expect(read).toMatchObject({ name: 'Zed', standard: { rating: null, k: null }, birth: '', sex: 'w', inactive: false })
  })

  test('what is no entry', () => {
    expect(readFideLine('not a line of the list', layout)).toBeNull()
    expect(layoutOf('Name;Rating')).toBeNull()
  })

  test('letters beyond ASCII, whether columns are counted in bytes or in letters', () => {
    const inLetters = Buffer.from(fideLine({ ...somebody, name: 'Müller, Jürgen' })).toString('latin1')
    expect(readFideLine(inLetters, layout)).toMatchObject({ name: 'Müller, Jürgen', standard: { rating: 2839 } })
    const inBytes = inLetters.replace('Ã¼rgen  ', 'Ã¼rgen')
    expect(inBytes).toHaveLength(162)
    expect(readFideLine(inBytes, layout)).toMatchObject({ name: 'Müller, Jürgen', standard: { rating: 2839 } })
    const inOldCode = fideLine({ ...somebody, name: 'Müller, Jürgen' })
    expect(readFideLine(inOldCode, layout)).toMatchObject({ name: 'Müller, Jürgen', standard: { rating: 2839 } })
  })
})
