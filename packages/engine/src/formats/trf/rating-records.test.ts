import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId } from '../../model/ids.ts'
import { type ListRatings, unratedIn } from '../../model/official-ratings.ts'
import { newPlayer, type Player } from '../../model/player.ts'
import { emptyInfo, newTournament, type Tournament } from '../../model/tournament.ts'
import { usualRatings } from '../../model/tournament-rating.ts'
import { told } from '../../testing/told.ts'
import { parseTournamentJson } from '../json/read.ts'
import { makeTournamentJson } from '../json/write.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const fide = (ratings: Partial<ListRatings>): ListRatings => ({
  ...unratedIn({ list: 'FIDE', month: '2026-10', federation: '', id: '1' }),
  ...ratings,
})
const national = (ratings: Partial<ListRatings>): ListRatings => ({
  ...unratedIn({ list: 'SSB', month: '2026-10', federation: 'SUI', id: '4711' }),
  ...ratings,
})

const player = (id: number, name: string, data: Partial<Player>): Player =>
  newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name, ...data })

const rapid: Tournament = newTournament({
  info: { ...emptyInfo, name: 'Rapid', federation: 'SUI', timeControl: '15+10' },
  ratings: { ...usualRatings, method: 'national-else-fide' },
  numberOfRounds: 5,
  players: [
    player(1, 'Ada', {
      rating: 2150,
      official: { fide: fide({ standard: 2300, rapid: 2200 }), national: national({ standard: 2150 }) },
      birth: '1990',
    }),
    player(2, 'Bo', { rating: 2100, official: { fide: fide({ standard: 2100 }) } }),
    player(3, 'Cy', { rating: 1600, official: { national: national({ standard: 1700 }) } }),
    player(4, 'Di', { rating: 1500 }),
    player(5, 'Em', { rating: null, official: { fide: fide({ standard: 1400 }) } }),
  ],
})

const read = (text: string): Tournament => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(told(parsed.error))
  return parsed.value.tournament
}

describe('172 and the ratings of federations', () => {
  const { text, issues } = makeTrf(rapid, { dialect: 'trf26' })
  const lines = text.split('\r\n')

  test('001 has the effective rating of FIDE, a record of the federation the national one, and 172 which of them counts', () => {
    expect(lines).toContain('172 SUI NIDOF')
    expect(lines.filter((line) => line.startsWith('001')).map((line) => line.slice(48, 52))).toEqual([
      '2200',
      '2100',
      '    ',
      '1500',
      '1400',
    ])
    expect(lines.filter((line) => line.startsWith('SUI'))).toEqual([
      'SUI    1      Ada                               2150 SUI        4711 1990',
      'SUI    3      Cy                                1700 SUI        4711',
    ])
  })

  test('a comment has the ratings that the arbiter gave', () => {
    expect(lines).toContain("### Zug: the arbiter's ratings: 3 1600, 5 0")
  })

  test('reading gives the ratings that count, and again the same text', () => {
    const again = read(text)
    expect(again.players.map(({ rating }) => rating)).toEqual([2150, 2100, 1600, 1500, null])
    expect(again.players[0]!.official).toMatchObject({ fide: { rapid: 2200 }, national: { federation: 'SUI', id: '4711', rapid: 2150 } })
    expect(again.ratings).toMatchObject({ method: 'national-else-fide', federation: '' })
    expect(again.extra).toEqual([])
    expect(makeTrf(again, { dialect: 'trf26' }).text).toBe(text)
    expect(makeTrf(again, { dialect: 'trf26' }).issues).toEqual([])
    expect(issues.map(({ code }) => code)).toEqual(['official-ratings-not-carried'])
  })

  test('other dialects have the rating that counts', () => {
    const older = makeTrf(rapid, { dialect: 'trf16' })
    expect(read(older.text).players.map(({ rating }) => rating)).toEqual([2150, 2100, 1600, 1500, null])
    expect(older.issues.map(({ code }) => code)).toContain('official-ratings-not-carried')
  })

  test('a record that says more than 001 is read, and stays as it is', () => {
    const line = 'SUI    4      Di, as her club writes her        1777 SUI         815 2001'
    const source = makeTrf({ ...rapid, players: [rapid.players[3]!] }, { dialect: 'trf26' })
      .text.replace(/172.*\r\n/, '')
      .replace(/062 1/, '062 1')
    const tournament = read(`${source}${line}\r\n172 SUI NRO\r\n`)
    expect(tournament.players[0]).toMatchObject({ rating: 1777, official: { national: { rapid: 1777, id: '815' } } })
    expect(
      makeTrf(tournament, { dialect: 'trf26' })
        .text.split('\r\n')
        .filter((one) => one.startsWith('SUI')),
    ).toEqual([line])
  })

  test('a code that is not known stays a record', () => {
    const tournament = read(text.replace('172 SUI NIDOF', '172 SUI ELO++'))
    expect(tournament.ratings).toBeUndefined()
    expect(tournament.extra).toContainEqual({ id: '172', text: 'SUI ELO++' })
    expect(tournament.players[0]!.rating).toBe(2200)
  })

  test('JSON has everything', () => {
    const parsed = parseTournamentJson(makeTournamentJson(rapid))
    expect(parsed).toMatchObject({ ok: true })
    expect(parsed.ok && parsed.value).toEqual(rapid)
  })
})
