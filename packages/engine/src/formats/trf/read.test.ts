import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Tournament } from '../../model/tournament.ts'
import { inferInitialColour } from '../../rulebook/fide-dutch/initial-colour.ts'
import { makeLine, nth, playerFields, roundFields } from './columns.ts'
import { parseTrf } from './read.ts'

/** A 001 record: `4w1` is White against 4 and won, `-H` a bye, `` nothing. */
const player = (id: number, points: string, ...rounds: string[]): string =>
  makeLine('001', [
    [playerFields.id, String(id)],
    [playerFields.name, `Player ${id}`],
    [playerFields.points, points],
    ...rounds.flatMap((text, index) => {
      const [, opponent = '', colour = '', result = ''] = /^(\d*)([wb-]?)(.?)$/.exec(text) ?? []
      return [
        [nth(roundFields.opponent, index), text === '' ? '' : opponent.padStart(4, opponent === '' ? '0' : ' ')] as const,
        [nth(roundFields.colour, index), colour] as const,
        [nth(roundFields.result, index), result] as const,
      ]
    }),
  ])

const read = (...lines: string[]): Tournament => {
  const result = parseTrf(lines.join('\n'))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.tournament
}
const codes = (...lines: string[]): string[] => {
  const result = parseTrf(lines.join('\n'))
  return (result.ok ? result.value.warnings : result.error).map(({ code }) => code)
}
const outcomes = (tournament: Tournament, id: number) => tournament.players.find((p) => p.id === id)?.outcomes

describe('rounds (TRF 001)', () => {
  test('a bye code in the column of the round to be paired is a request, not a round', () => {
    const tournament = read(player(1, '1.0', '2w1'), player(2, '0.0', '1b0'), player(3, '1.0', '-U', '-H'), player(4, '0.0', '', '-Z'))
    expect(tournament.players.map((p) => p.outcomes.length)).toEqual([1, 1, 1, 1])
    expect(outcomes(tournament, 4)).toEqual([{ kind: 'absent' }])
    expect(tournament.requestedByes).toEqual([
      { player: 3, round: 2, bye: 'half-point' },
      { player: 4, round: 2, bye: 'zero-point' },
    ])
  })

  test('points may or may not count the half-point bye of the round to come', () => {
    for (const points of ['1.0', '1.5']) expect(codes(player(1, points, '2w1', '-H'), player(2, '0.0', '1b0'))).toEqual([])
    expect(codes(player(1, '2.0', '2w1', '-H'), player(2, '0.0', '1b0'))).toEqual(['points-mismatch'])
  })

  test('points that are not written are not checked', () => {
    expect(codes(player(1, '', '2w1'), player(2, '', '1b0'))).toEqual([])
  })

  test('TRF06: + without an opponent is the pairing-allocated bye in a paired round, a full-point bye before it', () => {
    const tournament = read(player(1, '1.0', '2w1'), player(2, '0.0', '1b0'), player(3, '1.0', '-+', '-+'), player(4, '0.5', '-=', '--'))
    expect(outcomes(tournament, 3)).toEqual([{ kind: 'bye', bye: 'pairing-allocated' }])
    expect(outcomes(tournament, 4)).toEqual([{ kind: 'bye', bye: 'half-point' }])
    expect(tournament.requestedByes).toEqual([
      { player: 3, round: 2, bye: 'full-point' },
      { player: 4, round: 2, bye: 'zero-point' },
    ])
  })

  test('letters are read in either case; W, D and L are games that are not rated', () => {
    const tournament = read(player(1, '1.0', '2ww', '-h'), player(2, '0.0', '1bl', '-z'))
    expect(outcomes(tournament, 1)).toEqual([{ kind: 'game', opponent: 2, colour: 'white', result: 'win', rated: false }])
    expect(tournament.requestedByes.map(({ bye }) => bye)).toEqual(['half-point', 'zero-point'])
  })

  test('both may lose, by forfeit or over the board, and one may keep half a point', () => {
    expect(codes(player(1, '0.0', '2w-', '2w0', '2b='), player(2, '0.0', '1b-', '1b0', '1w0'))).toEqual(['points-mismatch'])
    expect(codes(player(1, '0.5', '2w-', '2w0', '2b='), player(2, '0.0', '1b-', '1b0', '1w0'))).toEqual([])
  })

  test('C.04.2.D.1: a game without a result is adjourned; its points may be counted as a draw or not yet', () => {
    for (const points of ['0.0', '0.5'])
      expect(codes(player(1, points, '2w'), player(2, points, '1b'))).toEqual(['result-missing', 'result-missing'])
    expect(outcomes(read(player(1, '0.5', '2w'), player(2, '0.5', '1b')), 1)).toMatchObject([{ kind: 'game', result: 'adjourned' }])
  })

  test('a sign that nobody knows is an unknown result, told and counted as a game that goes on, whatever the other side says', () => {
    for (const points of ['0.0', '0.5', '1.0']) {
      const file = [player(1, points, '2w9'), player(2, '0.0', '1b0')]
      expect(codes(...file)).toEqual(['result-unknown'])
      for (const who of [1, 2]) expect(outcomes(read(...file), who)).toMatchObject([{ kind: 'game', result: 'adjourned', rated: true }])
    }
    expect(codes(player(1, '0.0', '-9'), player(2, '0.0'))).toEqual(['result-malformed'])
  })

  test('C.04.2 3.1: ? is a game that goes on, and is nothing to be told', () => {
    const open = [player(1, '0.5', '2w?'), player(2, '0.5', '1b?')]
    expect(codes(...open)).toEqual([])
    expect(outcomes(read(...open), 1)).toMatchObject([{ kind: 'game', result: 'adjourned' }])
  })

  test('the bye of a round that has just been paired may be counted already or not yet, as its games', () => {
    const round = (points: string, ...others: readonly string[]) => [
      player(1, '1.0', '2w1', '3b'),
      player(2, points, '1b0', '-U'),
      player(3, '1.0', '-U', '1w'),
      ...others,
    ]
    for (const points of ['0.0', '1.0']) expect(codes(...round(points))).toEqual(['result-missing', 'result-missing'])
    expect(codes(...round('4.0'))).toContain('points-mismatch')
    // Once the games are played, the bye counts.
    expect(codes(player(1, '2.0', '2w1', '3b1'), player(2, '0.0', '1b0', '-U'), player(3, '1.0', '-U', '1w0'))).toEqual(['points-mismatch'])
  })

  test('rulers over records, which number the columns, are passed over', () => {
    const rulers = ['         1         2         3', '123456789012345678901234567890', '1234567890 1234567890']
    for (const ruler of rulers) expect(codes(ruler, player(1, '1.0', '2w1'), player(2, '0.0', '1b0'))).toEqual([])
    expect(codes(...rulers, player(1, '1.0', '2w1'), player(2, '0.0', '1b0'))).toEqual([])
    expect(codes('012 Open', 'XXR 3', ...rulers, player(1, '1.0', '2w1'), player(2, '0.0', '1b0'), rulers[0]!)).toEqual([])
    expect(codes(player(1, '1.0', '2w1'), ` ${player(2, '0.0', '1b0')}`)).toContain('record-id-malformed')
  })

  test('starting ranks may have gaps and come in any order', () => {
    expect(read(player(9, '0.0'), player(4, '0.0')).players.map(({ id, pairingNumber }) => [id, pairingNumber])).toEqual([
      [4, 4],
      [9, 9],
    ])
  })
})

describe('TRF(x)', () => {
  const two = [player(1, '1.0', '2w1'), player(2, '0.0', '1b0')]

  test('XXC rank: the order of the records is the initial order', () => {
    const tournament = read('XXC rank black1', player(7, '0.0'), player(2, '0.0'), player(5, '0.0'))
    expect(tournament.players.map(({ id, pairingNumber }) => [id, pairingNumber])).toEqual([
      [2, 2],
      [5, 3],
      [7, 1],
    ])
    expect(tournament.initialColour).toBe('black')
  })

  test('XXZ: absent from the round to be paired; the code in the column says it better', () => {
    expect(read(...two, player(3, '0.5', '', '-H'), 'XXZ 1 3', 'XXZ 2').requestedByes).toEqual([
      { player: 1, round: 2, bye: 'zero-point' },
      { player: 2, round: 2, bye: 'zero-point' },
      { player: 3, round: 2, bye: 'half-point' },
    ])
  })

  test('XXS: the last value wins, and W does not touch the pairing-allocated bye', () => {
    const { scoring } = read('XXS W=3 D=1', 'XXS FPB=0', player(1, '3.0', '2w1'), player(2, '0.0', '1b0'))
    expect(scoring).toMatchObject({ winWhite: 30, winBlack: 30, forfeitWin: 30, fullPointBye: 0, drawBlack: 10, pairingAllocatedBye: 10 })
    expect(read('XXS FPB=0 W=3', player(1, '3.0', '2w1'), player(2, '0.0', '1b0')).scoring.fullPointBye).toBe(30)
    expect(read('XXS PAB=.5', ...two).scoring.pairingAllocatedBye).toBe(5)
  })

  test('XXA, XXP, XXR', () => {
    const tournament = read(...two, 'XXR 9', 'XXA    2  1.0  0.5  0.0', 'XXP 1 2')
    expect(tournament.numberOfRounds).toBe(9)
    expect([...tournament.virtualPoints]).toEqual([[2, [10, 5]]])
    expect(tournament.forbiddenPairs).toEqual([{ players: [1, 2], firstRound: 1, lastRound: null }])
  })

  test('TRF(bx): BBW sets the bye too, unless BBU says otherwise, in either order', () => {
    const scored = [player(1, '3.0', '2w1'), player(2, '0.0', '1b0')]
    expect(read('BBW  3.0', ...scored).scoring).toMatchObject({ winBlack: 30, pairingAllocatedBye: 30, forfeitLoss: 0 })
    expect(read('BBU  1.0', 'BBW  3.0', 'BBF  0.5', ...scored).scoring).toMatchObject({ pairingAllocatedBye: 10, forfeitLoss: 5 })
  })
})

describe('TRF26', () => {
  const text = readFileSync(new URL('./fixtures/trf26-every-record.trf', import.meta.url), 'utf8')
  const tournament = read(text)

  test('reads the records that decide a pairing', () => {
    expect(tournament).toMatchObject({
      numberOfRounds: 5,
      initialColour: 'black',
      rules: { rulebook: 'fide-dutch-2026', acceleration: 'baku' },
    })
    expect(tournament.scoring).toMatchObject({ winWhite: 30, drawWhite: 10, pairingAllocatedBye: 10, zeroPointBye: 0 })
    expect(tournament.requestedByes.map(({ player: id, round, bye }) => `${round} ${id} ${bye}`)).toEqual([
      '3 6 zero-point',
      '4 2 half-point',
      '4 3 half-point',
    ])
    expect(tournament.virtualPoints.get(tournament.players[3]!.id)).toEqual([10, 10, 5])
    expect(tournament.forbiddenPairs).toEqual([
      { players: [2, 9], firstRound: 1, lastRound: 2 },
      { players: [3, 6, 9], firstRound: 1, lastRound: null },
    ])
  })

  test('reads the header', () => {
    expect(tournament.info).toMatchObject({ name: 'Zuger Sommer-Open', federation: 'SUI', deputyArbiters: ['Keller, Ivo', 'Frey, Mia'] })
    expect(tournament.info.roundDates).toEqual(['26/07/01', '26/07/02', '26/07/03'])
    expect(tournament.players[0]).toMatchObject({ name: 'Żółć, Łukasz', title: 'GM', sex: 'm', rating: 2512, birth: '1990/01/02', rank: 1 })
  })

  test('reads which ratings count (172), and those of federations', () => {
    expect(tournament.ratings).toMatchObject({ method: 'national-else-fide' })
    expect(tournament.players.find(({ id }) => id === 9)).toMatchObject({
      rating: 1850,
      official: { national: { standard: 1850, id: '4711' } },
    })
  })

  test('carries what it does not read', () => {
    const ids = tournament.extra.map(({ id }) => id).join(' ')
    expect(ids).toBe('### 072 082 162 182 202 212 222 352 362 SUI 299 013 300 310 320 330 801 802')
    expect(tournament.extra.find(({ id }) => id === '162')?.text).toBe(' X 0.0')
  })
})

describe('192 and 092', () => {
  const rules = (...lines: string[]) => {
    const { rules: asked, info } = read(...lines, player(1, '0.0'))
    const named = asked?.rulebook === 'other' ? asked.name : (asked?.rulebook ?? null)
    return [named, asked !== null && 'acceleration' in asked ? asked.acceleration : null, info.typeCode]
  }
  test.each([
    [['192 FIDE_DUTCH_2017'], ['fide-dutch-2017', null, '']],
    [['192 FIDE_DUTCH_2026_BAKU'], ['fide-dutch-2026', 'baku', 'FIDE_DUTCH_2026_BAKU']],
    [['192 FIDE_DUTCH_2025'], ['fide-dutch-2026', null, 'FIDE_DUTCH_2025']],
    [['192 FIDE_DUTCH'], ['fide-dutch-2026', null, '']],
    [
      ['042 2025/12/31', '192 FIDE_DUTCH'],
      ['fide-dutch-2017', null, ''],
    ],
    [
      ['042 31.01.2026', '192 fide_dutch'],
      ['fide-dutch-2017', null, 'fide_dutch'],
    ],
    [
      ['042 2026/02/01', '192 FIDE_DUTCH'],
      ['fide-dutch-2026', null, ''],
    ],
    [['092 FIDE_DUTCH_2025'], ['fide-dutch-2026', null, '']],
    [['092 Individual  Swiss Dutch (Istanbul 2012 rules)'], ['fide-dutch-2012', null, '']],
    [['192 FIDE_DUBOV_BAKU'], ['fide-dubov-2026', 'baku', '']],
    [['192 FIDE_DUBOV'], ['fide-dubov-2026', null, '']],
    [['192 FIDE_LIM_BAKU'], ['fide-lim-2026', 'baku', '']],
    [['192 FIDE_LIM'], ['fide-lim-2026', null, '']],
    [['192 FIDE_BURSTEIN_BAKU'], ['fide-burstein-2026', 'baku', '']],
    [['192 FIDE_BURSTEIN'], ['fide-burstein-2026', null, '']],
    [['092 Individual: Swiss-System (Burstein)'], ['fide-burstein-2026', null, '']],
    [['192 CUSTOM_KNOCKOUT_BAKU'], ['custom-knockout', null, 'CUSTOM_KNOCKOUT_BAKU']],
    [['192 FIDE_DOUBLESWISS'], ['fide-double-swiss-2026', null, '']],
    [['192 FIDE_DOUBLESWISS_BAKU'], ['fide-double-swiss-2026', 'baku', '']],
    [['192 FIDE_TEAM'], ['fide-team-2026', null, '']],
    [['192 FIDE_TEAM_TYPEA_MP_MP'], ['fide-team', null, 'FIDE_TEAM_TYPEA_MP_MP']],
    [['192 FIDE_DUTCH_2031'], ['fide-dutch-2031', null, 'FIDE_DUTCH_2031']],
    [['192 CUSTOM_KNOCKOUT'], ['custom-knockout', null, 'CUSTOM_KNOCKOUT']],
    [['192 CUSTOM_SWISS'], [null, null, 'CUSTOM_SWISS']],
    [['192 NO_SUCH_CODE'], [null, null, 'NO_SUCH_CODE']],
    [['092 Individual: Swiss-System (Dubov)'], ['fide-dubov-2026', null, '']],
    [['092 Individual: Swiss-System (Lim)'], ['fide-lim-2026', null, '']],
    [['092 Lim Chess Club, Individual: Swiss-System'], [null, null, '']],
    [['092 Individual: Knock-out'], ['custom-knockout', null, '']],
    [
      ['192 CUSTOM_SWISS', '092 FIDE_DUTCH_2017'],
      ['fide-dutch-2017', null, 'CUSTOM_SWISS'],
    ],
    [['192 BERGER_ROUNDROBIN'], ['round-robin', null, '']],
    [['192 FIDE_ROUNDROBIN'], ['round-robin', null, 'FIDE_ROUNDROBIN']],
  ])('%j', (lines, expected) => expect(rules(...lines)).toEqual(expected))
})

describe('characters', () => {
  const line = (name: string, width: number) => `001    1      ${name}${' '.repeat(33 - width)} 2000 SUI             2000/01/01  0.0    1`
  test.each([
    ['characters', line('Zoë 🐴', 5)],
    ['units of UTF-16', line('Zoë 🐴', 6)],
    ['bytes of UTF-8', line('Zoë 🐴', 9)],
  ])('columns may be counted in %s', (_, text) => {
    expect(read(text).players[0]).toMatchObject({ name: 'Zoë 🐴', rating: 2000, federation: 'SUI', birth: '2000/01/01', rank: 1 })
  })

  test('old titles of one or two letters, and the letters DOS ends a file with', () => {
    const text = '001    1 m  gName                              2000\r\n001    2 w wmName                              2000\r\n\u001a'
    expect(read(text).players.map(({ title }) => title)).toEqual(['GM', 'WIM'])
  })
})

describe('E.5: the initial colour read back from round 1', () => {
  test('odd players have it, and who was not paired is not counted', () => {
    expect(
      inferInitialColour(read(player(1, '1.0', '3w1'), player(2, '0.0', '4b0'), player(3, '0.0', '1b0'), player(4, '1.0', '2w1'))),
    ).toBe('white')
    expect(inferInitialColour(read(player(1, '0.0', '-Z'), player(2, '0.0', '3b0'), player(3, '1.0', '2w1')))).toBe('black')
  })
  test('a forfeit without a colour says nothing; the next pair, which is even, does', () => {
    const tournament = read(player(1, '1.0', '3-+'), player(2, '0.0', '4b0'), player(3, '0.0', '1--'), player(4, '1.0', '2w1'))
    expect(inferInitialColour(tournament)).toBe('white')
  })
  test('nothing was paired', () => expect(inferInitialColour(read(player(1, '0.0'), player(2, '0.0')))).toBe(null))
})
