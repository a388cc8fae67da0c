import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem } from '../../model/scoring.ts'
import { emptyInfo, type Tournament } from '../../model/tournament.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { parseTournamentJson } from '../json/read.ts'
import { makeTournamentJson } from '../json/write.ts'
import type { TrfDialect } from './dialect.ts'
import { parseTrf } from './read.ts'
import { makeTrf } from './write.ts'

const tournament: Tournament = {
  ...buildTournament(['2w1 U', '1b0 4b+', '4w= Z', '3b= 2w-'], {
    info: { ...emptyInfo, name: 'Open', startDate: '2026/07/01' },
    rules: rulesOf('fide-dutch-2026'),
    numberOfRounds: 5,
    initialColour: 'black',
    scoring: scoringSystem(30, 10, 0, { pairingAllocatedBye: pointsFromTenths(10) }),
  }),
  requestedByes: [
    { player: playerId(1), round: roundNumber(3), bye: 'half-point' },
    { player: playerId(2), round: roundNumber(4), bye: 'zero-point' },
  ],
  forbiddenPairs: [
    { players: [playerId(1), playerId(3)], firstRound: roundNumber(1), lastRound: null },
    { players: [playerId(2), playerId(3)], firstRound: roundNumber(2), lastRound: roundNumber(3) },
  ],
  virtualPoints: new Map([
    [playerId(1), [pointsFromTenths(10), pointsFromTenths(10), pointsFromTenths(5)]],
    [playerId(2), [pointsFromTenths(10), pointsFromTenths(10), pointsFromTenths(5)]],
  ]),
}
const made = (dialect: TrfDialect) => makeTrf(tournament, { dialect, lineEnd: '\n' })
const others = (dialect: TrfDialect) =>
  made(dialect)
    .text.split('\n')
    .filter((line) => line !== '' && !line.startsWith('001'))
const player = (dialect: TrfDialect, id: number) =>
  made(dialect)
    .text.split('\n')
    .find((line) => line.startsWith(`001    ${id}`))
    ?.slice(80)

describe('what each dialect writes', () => {
  test('trfx (JaVaFo)', () => {
    expect(others('trfx')).toEqual([
      '012 Open',
      '042 2026/07/01',
      '062 4',
      '092 FIDE_DUTCH',
      'XXR 5',
      'XXC black1',
      'XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 FW=3.0',
      'XXA    1  1.0  1.0  0.5',
      'XXA    2  1.0  1.0  0.5',
      'XXP 1 3',
      'XXP 2 3',
    ])
    expect(player('trfx', 1)).toBe(' 5.0          2 w 1  0000 - U  0000 - H')
    expect(made('trfx').issues.map(({ code }) => code)).toEqual(['forbidden-pairs-not-carried'])
  })

  test('trfbx (bbpPairings)', () => {
    expect(others('trfbx')).toEqual([
      '012 Open',
      '042 2026/07/01',
      '062 4',
      '192 FIDE_DUTCH',
      'XXR 5',
      'XXC black1',
      'BBW  3.0',
      'BBD  1.0',
      'BBU  1.0',
      '240 Z 004    2',
      'XXA    1  1.0  1.0  0.5',
      'XXA    2  1.0  1.0  0.5',
      'XXP 1 3',
      '260 002 003    2    3',
    ])
    expect(made('trfbx').issues).toEqual([])
  })

  test('trf26', () => {
    expect(others('trf26')).toEqual([
      '012 Open',
      '042 2026/07/01',
      '062 4',
      '142 5',
      '152 B',
      '162  W 3.0    D 1.0    P 1.0',
      '192 FIDE_DUTCH',
      '240 H 003    1',
      '240 Z 004    2',
      '250       1.0 001 002 0001 0002',
      '250       0.5 003 003 0001 0002',
      '260 001 005    1    3',
      '260 002 003    2    3',
    ])
    expect(player('trf26', 1)).toBe(' 4.0          2 w 1  0000 - U')
    expect(made('trf26').issues).toEqual([])
  })

  test('trf16 and trf06 say what they lose', () => {
    const lost = ['rounds', 'initial-colour', 'scoring', 'virtual-points', 'forbidden-pairs', 'forbidden-pairs'].map(
      (name) => `${name}-not-carried`,
    )
    for (const dialect of ['trf16', 'trf06'] as const) expect(made(dialect).issues.map(({ code }) => code)).toEqual(lost)
    expect(others('trf16')).toEqual(['012 Open', '042 2026/07/01', '062 4', '092 FIDE_DUTCH'])
    expect(player('trf06', 1)).toBe(' 5.0          2 w 1  0000 - +  0000 - =')
    expect(player('trf06', 3)).toBe(' 1.0          4 w =  0000 - -')
  })

  test('reports end their lines with CRLF, files for engines with LF', () => {
    expect(makeTrf(tournament, { dialect: 'trf26' }).text.startsWith('012 Open\r\n')).toBe(true)
    expect(makeTrf(tournament, { dialect: 'trfx' }).text.startsWith('012 Open\n')).toBe(true)
  })
})

describe('what does not fit', () => {
  const codes = (changed: Tournament, dialect: TrfDialect) => makeTrf(changed, { dialect }).issues.map(({ code }) => code)
  const simple = buildTournament(['2w1 F', '1b0 3w1', '. 2b0'])
  const first = simple.players[0]!

  test.each([
    ['text-cut', { ...first, name: 'A name of far more than thirty-three characters' }],
    ['club-not-carried', { ...first, club: 'SK Zug' }],
  ])('%s', (code, changed) => expect(codes({ ...simple, players: [changed, ...simple.players.slice(1)] }, 'trf16')).toEqual([code]))

  test('game scores and settings of games without colours', () => {
    const outcome = {
      kind: 'game',
      opponent: playerId(2),
      colour: 'white',
      result: 'win',
      rated: true,
      gameScore: pointsFromTenths(75),
    } as const
    const scored = { ...first, outcomes: [outcome, ...first.outcomes.slice(1)] }
    expect(codes({ ...simple, players: [scored, ...simple.players.slice(1)] }, 'trf16')).toEqual(['game-scores-not-carried'])
    expect(codes({ ...simple, rules: rulesOf('fide-dutch-2026', { colourless: true }) }, 'trf26')).toEqual(['settings-not-carried'])
    expect(codes({ ...simple, rules: rulesOf('cfc', { seed: 'x' }) }, 'trf26')).toEqual(['settings-not-carried'])
    expect(codes({ ...simple, rules: rulesOf('cfc') }, 'trf26')).toEqual([])
  })

  test('TRF06 has one sign for every bye of a full point', () => {
    expect(codes(simple, 'trf06')).toEqual(['bye-kind-not-carried'])
    const outcome = { kind: 'game', opponent: playerId(2), colour: 'white', result: 'win', rated: false } as const
    const unrated = { ...first, outcomes: [outcome, { kind: 'absent' } as const] }
    expect(codes({ ...simple, players: [unrated, ...simple.players.slice(1)] }, 'trf06')).toEqual(['unrated-games-not-carried'])
  })

  test('XXC rank carries other pairing numbers, and only TRF(x) and TRF(bx) have it', () => {
    const players = simple.players.map((p, index) => ({ ...p, pairingNumber: pairingNumber(3 - index) }))
    const text = makeTrf({ ...simple, players }, { dialect: 'trfx' }).text
    expect(text).toContain('XXC rank\n')
    expect(Array.from(text.matchAll(/^001 +(\d)/gm), (match) => match[1])).toEqual(['3', '2', '1'])
    expect(codes({ ...simple, players }, 'trf26')).toEqual(['pairing-numbers-not-carried'])
  })

  test('rules beside a type of other content', () => {
    const info = { ...emptyInfo, type: 'Individual: Swiss-System' }
    expect(codes({ ...simple, info, rules: rulesOf('fide-dutch-2017') }, 'trfx')).toEqual(['rules-not-carried'])
    expect(codes({ ...simple, info, rules: rulesOf('fide-dutch-2017') }, 'trf26')).toEqual([])
  })

  test('162 and BBx have one value for either colour', () => {
    const scoring = scoringSystem(10, 5, 0, { winBlack: pointsFromTenths(12) })
    expect(codes({ ...simple, scoring }, 'trf26')).toEqual(['scoring-not-carried'])
    expect(codes({ ...simple, scoring }, 'trfbx')).toEqual(['scoring-not-carried'])
    expect(codes({ ...simple, scoring }, 'trfx')).toEqual([])
  })

  test('a line break in a name or a record does not make a new record', () => {
    const players = [{ ...first, name: 'Ada\n001    9      Eve' }, ...simple.players.slice(1)]
    const { text } = makeTrf({ ...simple, players, extra: [{ id: 'ABC', text: 'x\r\n001    8' }] }, { dialect: 'trf16' })
    expect(text.match(/^001/gm)).toHaveLength(3)
  })
})

describe('points of an open round stay as the file has them', () => {
  /** Round 2 is just paired: as Swiss-Manager has it nothing of it counts yet; others count games as drawn, or the byes at once. */
  const report = (points: readonly [string, string, string], more = ''): string => {
    const player = (id: number, total: string, rounds: string): string =>
      `001 ${String(id).padStart(4)}      ${`Player ${id}`.padEnd(33)} 2000 GER                        ${total.padStart(4)} ${String(id).padStart(4)}  ${rounds}  `
    return [
      '         1         2',
      '12345678901234567890',
      '012 Open',
      player(1, points[0], `   2 w 1     3 b  ${more}`),
      player(2, points[1], '   1 b 0  0000 - U'),
      player(3, points[2], '0000 - U     1 w  '),
      '',
    ].join('\r\n')
  }
  const written = (text: string, dialect: TrfDialect): readonly string[] => {
    const parsed = parseTrf(text)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    const again = parseTournamentJson(makeTournamentJson(parsed.value.tournament))
    if (!again.ok) throw new Error(JSON.stringify(again.error))
    expect(again.value).toEqual(parsed.value.tournament)
    const { text: made } = makeTrf(again.value, { dialect, lineEnd: '\n' })
    return made.split('\n').flatMap((line) => (line.startsWith('001') ? [line.slice(80, 84).trim()] : []))
  }

  test.each([
    ['nothing of it counts', ['1.0', '0.0', '1.0']],
    ['games count nothing, the bye does', ['1.0', '1.0', '1.0']],
    ['games count as drawn', ['1.5', '1.0', '1.5']],
  ] as const)('%s', (_, points) => {
    for (const dialect of ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const)
      expect(written(report(points), dialect), dialect).toEqual(points)
  })

  test('a bye announced for the next round counts where it did, and where an engine wants it', () => {
    const without = report(['1.0', '0.0', '1.0'], '  0000 - H')
    expect(written(without, 'trf16')).toEqual(['1.0', '0.0', '1.0'])
    expect(written(without, 'trfx')).toEqual(['1.5', '0.0', '1.0'])
    expect(written(report(['1.5', '0.0', '1.0'], '  0000 - H'), 'trf16')).toEqual(['1.5', '0.0', '1.0'])
  })
})

describe('what is written is read again', () => {
  const named = (name: string): Tournament => {
    const built = buildTournament(['2w1', '1b0'])
    return { ...built, players: built.players.map((player) => ({ ...player, name })) }
  }

  test('a text that the file does not give back is told', () => {
    expect(makeTrf(named('Nova, Eva'), { dialect: 'trf26' }).issues).toEqual([])
    expect(makeTrf(named('Nova,\tEva'), { dialect: 'trf26' }).issues).toMatchObject([{ code: 'read-differently', parts: ['players'] }])
  })

  test('a text that is refused is told, whatever else is', () => {
    const scoring = scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(5) })
    const { text, issues } = makeTrf({ ...buildTournament(['U 2w1', 'F 1b0']), scoring }, { dialect: 'trf06' })
    expect(parseTrf(text)).toMatchObject({ ok: false })
    expect(issues.map(({ code }) => code)).toContain('scoring-not-carried')
    expect(issues.at(-1)).toMatchObject({ code: 'read-differently', parts: null })
  })
})
