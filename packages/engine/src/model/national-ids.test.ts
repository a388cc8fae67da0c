import { describe, expect, test } from 'vitest'
import { parsePlayersCsv } from '../formats/csv/read.ts'
import { makePlayersCsv } from '../formats/csv/write.ts'
import { parseTournamentJson } from '../formats/json/read.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import { parseTrf } from '../formats/trf/read.ts'
import { makeTrf } from '../formats/trf/write.ts'
import { pairingNumber, playerId } from './ids.ts'
import { nationalIdsOf, nationalIdsText, readNationalIds } from './national-ids.ts'
import { unratedIn } from './official-ratings.ts'
import { newPlayer, type Player } from './player.ts'
import { emptyInfo, newTournament } from './tournament.ts'
import { usualRatings } from './tournament-rating.ts'

const player = (id: number, name: string, data: Partial<Player>): Player =>
  newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name, ...data })
const canadian = { federation: 'CAN', id: '123456' }
const american = { federation: 'USA', id: '7654321' }
const listed = { national: { ...unratedIn({ list: 'CFC', month: '2026-10', ...canadian }), standard: 1800 } }

describe('national numbers', () => {
  test('are those entered and the one of the national list, one for each federation', () => {
    expect(nationalIdsOf({ federation: 'CAN', nationalIds: [american], official: listed })).toEqual([canadian, american])
    expect(nationalIdsOf({ federation: 'CAN', nationalIds: [{ federation: '', id: '9' }], official: listed })).toEqual([
      { federation: 'CAN', id: '9' },
    ])
    expect(nationalIdsOf({ federation: '' })).toEqual([])
  })

  test.each([
    ['CAN 123456; USA 7654321', [canadian, american]],
    ['CFC: 123456', [canadian]],
    ['USCF 7654321', [american]],
    ['123456', [{ federation: 'GER', id: '123456' }]],
    ['C0101-1234', [{ federation: 'GER', id: 'C0101-1234' }]],
    ['', []],
  ])('%j is read', (text, expected) => {
    expect(readNationalIds(text, 'GER')).toEqual(expected)
    expect(readNationalIds(nationalIdsText(expected), '')).toEqual(expected)
  })

  test.each([
    ['CFC ID', '123456', 'CAN'],
    ['CFC#', '123456', 'CAN'],
    ['USCF ID', '7654321', 'USA'],
    ['ECF code', '123456A', 'ENG'],
    ['DSB-ID', '10012345', 'GER'],
    ['ZPS', 'C0101-1234', 'GER'],
    ['PKZ', '10012345', 'GER'],
    ['Code FFE', 'K12345', 'FRA'],
    ['SSB-Nr.', '4711', 'SUI'],
    ['National ID', '42', 'NED'],
    ['Nat. ID', '42', 'NED'],
    ['NatID', '42', 'NED'],
  ])('a CFC ID is no FIDE ID: the column "%s"', (heading, id, federation) => {
    const read = parsePlayersCsv(`name,fed,FIDE ID,${heading}\nAda,NED,1300001,${id}\nBo,NED,,none\n`)
    const [ada, bo] = read.ok ? read.value.tournament.players : []
    expect(ada).toMatchObject({ fideId: '1300001', nationalIds: [{ federation, id }] })
    expect([bo?.fideId, bo?.nationalIds]).toEqual(['', undefined])
    expect(read.ok && read.value.warnings).toEqual([])
  })

  test('of two federations in two columns both are read', () => {
    const read = parsePlayersCsv('name,CFC ID,USCF ID\nAda,123456,7654321\n')
    expect(read.ok && read.value.tournament.players[0]!.nationalIds).toEqual([canadian, american])
  })

  const tournament = newTournament({
    info: { ...emptyInfo, name: 'Zug', federation: 'CAN' },
    numberOfRounds: 3,
    players: [
      player(1, 'Ada', { rating: 1900, federation: 'CAN', nationalIds: [canadian, american] }),
      player(2, 'Bo', { federation: 'USA', nationalIds: [american] }),
      player(3, 'Cy', { federation: 'CAN' }),
    ],
  })

  test('come back from JSON, CSV and TRF26, with their federations', () => {
    const json = parseTournamentJson(makeTournamentJson(tournament))
    expect(json.ok && json.value.players).toEqual(tournament.players)
    const csv = parsePlayersCsv(makePlayersCsv(tournament))
    expect(csv.ok && csv.value.tournament.players.map(nationalIdsOf)).toEqual(tournament.players.map(nationalIdsOf))
    const { text, issues } = makeTrf(tournament, { dialect: 'trf26' })
    expect(issues).toEqual([])
    expect(text.split('\r\n').filter((line) => /^(CAN|USA)/.test(line))).toEqual([
      'CAN    1      Ada                                    CAN      123456',
      'USA    1      Ada                                    USA     7654321',
      'USA    2      Bo                                     USA     7654321',
    ])
    const trf = parseTrf(text)
    expect(trf.ok && trf.value.tournament.players).toEqual(tournament.players)
    expect(trf.ok && makeTrf(trf.value.tournament, { dialect: 'trf26' }).text).toBe(text)
  })

  test('stand beside the rating of a national list, which is not lost', () => {
    const rated = {
      ...tournament,
      ratings: { ...usualRatings, method: 'national' as const },
      players: [player(1, 'Ada', { rating: 1800, federation: 'CAN', nationalIds: [american, canadian], official: listed })],
    }
    const trf = parseTrf(makeTrf(rated, { dialect: 'trf26' }).text)
    expect(trf.ok && trf.value.tournament.players[0]).toMatchObject({
      rating: 1800,
      nationalIds: [american],
      official: { national: { ...canadian, standard: 1800 } },
    })
  })

  test('what a report cannot carry is said', () => {
    const lost = (player: Partial<Player>, dialect: 'trf16' | 'trf26') =>
      makeTrf({ ...tournament, players: [{ ...tournament.players[2]!, ...player }] }, { dialect }).issues.flatMap((issue) =>
        issue.code === 'national-ids-not-carried' ? [issue.what] : [],
      )
    expect(lost({ nationalIds: [canadian] }, 'trf16')).toEqual(['all'])
    expect(lost({ nationalIds: [canadian] }, 'trf26')).toEqual([])
    expect(lost({ nationalIds: [{ federation: '', id: '7' }] }, 'trf26')).toEqual([])
    expect(lost({ federation: '', nationalIds: [{ federation: '', id: '7' }] }, 'trf26')).toEqual(['federation'])
    expect(lost({ nationalIds: [{ federation: 'CAN', id: '123456789012' }] }, 'trf26')).toEqual(['federation'])
    expect(lost({}, 'trf16')).toEqual([])
  })
})
