import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issueText } from '../../../../messages/src/issues/issue-text.ts'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { newTournament } from '../../model/tournament.ts'
import { told } from '../../testing/told.ts'
import { parseTrf } from '../trf/read.ts'
import { jsonIssues } from './issues.ts'
import { parseTournamentJson } from './read.ts'
import { makeTournamentJson } from './write.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const folder = new URL('../trf/fixtures/', import.meta.url)
const files = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const)

test.each(files)('%s as JSON and back', (_, text) => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error('fixture')
  const json = makeTournamentJson(parsed.value.tournament)
  expect(() => JSON.parse(json)).not.toThrow()
  expect(parseTournamentJson(json)).toEqual({ ok: true, value: parsed.value.tournament })
})

test('CFC 646: what a team round was paired from comes back: a colour that does not count, and game points of byes', () => {
  const bye = { kind: 'bye' as const, bye: 'pairing-allocated' as const }
  const person = (id: number) =>
    newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name: `Player ${id}`, outcomes: [bye, bye] })
  const score = pointsFromTenths(15)
  const asPaired = [
    {
      round: roundNumber(2),
      outcomes: [
        {
          player: playerId(1),
          round: roundNumber(1),
          outcome: {
            kind: 'game' as const,
            opponent: playerId(2),
            colour: 'white' as const,
            result: 'win' as const,
            rated: true,
            gameScore: score,
            boardOneUnplayed: true as const,
          },
        },
        { player: playerId(2), round: roundNumber(1), outcome: { kind: 'bye' as const, bye: 'half-point' as const, gameScore: score } },
      ],
    },
  ]
  const tournament = newTournament({ players: [person(1), person(2)], asPaired })
  const read = parseTournamentJson(makeTournamentJson(tournament))
  expect(read.ok ? read.value.asPaired : told(read.error)).toEqual(asPaired)
})

test('ratings of later lists, lots drawn by hand and values from elsewhere come back', () => {
  const player = newPlayer({
    id: playerId(1),
    pairingNumber: pairingNumber(1),
    name: 'Ada',
    rating: 2000,
    laterRatings: [{ fromRound: 3, rating: 2040 }],
    lot: 7,
    external: pointsFromTenths(15),
  })
  const tournament = newTournament({ players: [player] })
  expect(JSON.parse(makeTournamentJson(tournament)).players[0]).toMatchObject({ lot: 7, external: 1.5 })
  expect(parseTournamentJson(makeTournamentJson(tournament))).toEqual({ ok: true, value: tournament })
})

test('the same tournament is the same text, in whatever order it was put together', () => {
  const backwards = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.map(backwards) as Value
    if (typeof value !== 'object' || value === null || value instanceof Map) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, backwards(item)]),
    ) as Value
  }
  for (const [, text] of files) {
    const parsed = parseTrf(text)
    if (!parsed.ok) throw new Error('fixture')
    const { tournament } = parsed.value
    const json = makeTournamentJson(tournament)
    expect(makeTournamentJson(backwards(tournament))).toBe(json)
    const read = parseTournamentJson(json)
    expect(read.ok && makeTournamentJson(read.value)).toBe(json)
  }
})

test('why players are kept apart is for explanations and stays out of the form', () => {
  const players = [1, 2].map((id) => newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name: `P${id}` }))
  const [first, last] = [roundNumber(1), null]
  const apart = { players: players.map(({ id }) => id), firstRound: first, lastRound: last }
  const reason = { strength: 'law', by: 'players', name: null, firstRound: first, lastRound: last } as const
  const json = makeTournamentJson(newTournament({ players, forbiddenPairs: [{ ...apart, reason }] }))
  expect(parseTournamentJson(json)).toMatchObject({ ok: true, value: { forbiddenPairs: [apart] } })
})

const head = '"format": "zug-tournament", "version": 2'
const head1 = '"format": "zug-tournament", "version": 1'
const ssm = (settings: string) => `{${head}, "players": [], "rules": {"rulebook": "ssm", ${settings}}}`
const two = (a: string, b: string) => `{${head}, "players": [{"id": 1, "name": "Ada", ${a}}, {"id": 2, "name": "Bo", ${b}}]}`
const game = (opponent: number, colour: string, result: string) =>
  `{"kind": "game", "opponent": ${opponent}, "colour": "${colour}", "result": "${result}"}`
const rounds = (...outcomes: string[]) => `"outcomes": [${outcomes.join(', ')}]`
const played = (rest: string) =>
  `{${head}, ${rest}, "players": [{"id": 1, "name": "A", ${rounds(game(2, 'white', 'win'))}}, {"id": 2, "name": "B", ${rounds(game(1, 'black', 'loss'))}}]}`
const unknownKeys = Array.from({ length: 1100 }, (_, index) => `"key${index}": 1`).join(', ')

const faults: readonly (readonly [code: string, text: string, pointer: string])[] = [
  ['json-malformed', '{"format": }', '/'],
  ['json-malformed', '{"format": "zug-tournament"', '/'],
  ['json-malformed', '{"format": "zug\ntournament"}', '/'],
  ['json-malformed', '{"format": "\\x"}', '/'],
  ['json-malformed', '{"format": 01}', '/'],
  ['json-malformed', '[] []', '/'],
  ['json-malformed', '', '/'],
  ['json-malformed', '['.repeat(100_000), '/'],
  ['json-too-large', ' '.repeat(32_000_001), '/'],
  ['json-too-large', `[${'0,'.repeat(4_000_001)}0]`, '/'],
  ['key-duplicate', '{"format": 1, "format": 2}', '/'],
  ['format-unknown', '{"format": "other"}', '/format'],
  ['format-unknown', '[]', '/format'],
  ['version-unsupported', '{"format": "zug-tournament", "version": 3}', '/version'],
  ['version-unsupported', '{"format": "zug-tournament", "version": 0}', '/version'],
  ['version-unsupported', '{"format": "zug-tournament"}', '/version'],
  ['key-missing', `{${head}}`, '/players'],
  ['key-unknown', `{${head}, "players": [], "colour": 1}`, '/colour'],
  ['too-many-issues', `{${head}, "players": [], ${unknownKeys}}`, ''],
  ['type-wrong', `{${head}, "players": [{"id": "1", "name": "Ada"}]}`, '/players/0/id'],
  ['type-wrong', `{${head}, "players": {}}`, '/players'],
  ['value-out-of-range', `{${head}, "players": [{"id": 10000, "name": "Ada"}]}`, '/players/0/id'],
  ['value-out-of-range', `{${head}, "players": [], "scoring": {"winWhite": 0.25}}`, '/scoring/winWhite'],
  ['value-unknown', `{${head}, "players": [], "initialColour": "red"}`, '/initialColour'],
  ['value-unknown', `{${head}, "players": [{"id": 1, "name": "A", "outcomes": [{"kind": "won"}]}]}`, '/players/0/outcomes/0/kind'],
  ['value-unknown', `{${head}, "players": [], "extra": [{"id": "001", "text": ""}]}`, '/extra/0/id'],
  ['player-duplicate', `{${head}, "players": [{"id": 1, "name": "A"}, {"id": 1, "name": "B"}]}`, '/players/1/id'],
  ['pairing-number-duplicate', two('"pairingNumber": 2', '"rank": 1'), '/players/1/pairingNumber'],
  ['player-unknown', `{${head}, "players": [], "forbiddenPairs": [{"players": [5]}]}`, '/forbiddenPairs/0/players/0'],
  ['player-unknown', `{${head}, "players": [], "virtualPoints": [{"player": 5, "points": [1]}]}`, '/virtualPoints/0/player'],
  [
    'key-missing',
    two(rounds('{"kind": "game", "opponent": 2, "colour": "white"}'), rounds(game(1, 'black', 'loss'))),
    '/players/0/outcomes/0/result',
  ],
  ['value-out-of-range', ssm('"timeLimitMargin": -1'), '/rules/timeLimitMargin'],
  ['value-unknown', ssm('"restricted": {"by": "age", "rounds": 1}'), '/rules/restricted/by'],
  ['key-unknown', ssm('"parity": "pairing-number"'), '/rules/parity'],
  ['value-unknown', `{${head}, "players": [], "rules": {"rulebook": "fide-dutch-1492"}}`, '/rules/rulebook'],
  ['key-missing', `{${head}, "players": [], "rules": {}}`, '/rules/rulebook'],
  ['key-missing', `{${head}, "players": [], "rules": {"rulebook": "other"}}`, '/rules/name'],
  ['key-unknown', `{${head}, "players": [], "rulebook": "ssm"}`, '/rulebook'],
  ['value-out-of-range', `{${head1}, "players": [], "ssm": {"timeLimitMargin": -1}}`, '/ssm/timeLimitMargin'],
  ['value-unknown', `{${head1}, "players": [], "ssm": {"restricted": {"by": "age", "rounds": 1}}}`, '/ssm/restricted/by'],
  ['key-unknown', `{${head1}, "players": [], "rules": null}`, '/rules'],
  ['rounds-uneven', two(rounds('{"kind": "bye", "bye": "pairing-allocated"}'), rounds()), '/players/1/outcomes'],
  ['round-not-paired', two(rounds('{"kind": "bye", "bye": "half-point"}'), rounds('{"kind": "absent"}')), '/players/0/outcomes/0'],
  ['rounds-too-few', two(rounds(), rounds()).replace('"players"', '"numberOfRounds": 0, "players"'), '/numberOfRounds'],
  ['bye-duplicate', byes(1, 1), '/requestedByes/1'],
  ['bye-round-paired', played('"requestedByes": [{"player": 1, "round": 1, "bye": "half-point"}]'), '/requestedByes/0/round'],
  ['opponent-self', two(rounds(game(1, 'white', 'win')), rounds('{"kind": "absent"}')), '/players/0/outcomes/0/opponent'],
  ['opponent-unknown', two(rounds(game(3, 'white', 'win')), rounds('{"kind": "absent"}')), '/players/0/outcomes/0/opponent'],
  ['opponent-not-mutual', two(rounds(game(2, 'white', 'win')), rounds('{"kind": "absent"}')), '/players/0/outcomes/0/opponent'],
  ['colours-not-opposite', two(rounds(game(2, 'white', 'win')), rounds(game(1, 'white', 'loss'))), '/players/0/outcomes/0/colour'],
  ['results-incompatible', two(rounds(game(2, 'white', 'win')), rounds(game(1, 'black', 'draw'))), '/players/0/outcomes/0/result'],
]

function byes(...of: number[]): string {
  const list = of.map((player) => `{"player": ${player}, "round": 1, "bye": "zero-point"}`)
  return `{${head}, "players": [{"id": 1, "name": "Ada"}], "requestedByes": [${list.join(', ')}]}`
}

describe('faults', () => {
  test.each(faults.map(([code, text, pointer]) => ({ code, pointer, text })))('$code at $pointer', ({ code, pointer, text }) => {
    const result = parseTournamentJson(text)
    const issues = result.ok ? [] : result.error
    const found = code === 'too-many-issues' ? issues.slice(-1) : issues
    const expected = code === 'rounds-too-few' ? 'value-out-of-range' : code
    expect(found.map((issue) => issue.code)).toEqual([expected])
    expect(issueText(found[0]!).startsWith(pointer)).toBe(true)
    expect(found[0]?.line).toBeGreaterThan(0)
  })

  test('C.04.1.a: fewer rounds declared than paired', () => {
    const round = (a: string) => rounds(a, a)
    const text = two(round(game(2, 'white', 'win')), round(game(1, 'black', 'loss'))).replace('"players"', '"numberOfRounds": 1, "players"')
    const result = parseTournamentJson(text)
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['rounds-too-few'])
  })

  test('every code is shown', () => expect(new Set(faults.map(([code]) => code))).toEqual(new Set(jsonIssues)))

  test('line and column are those of the value', () => {
    const result = parseTournamentJson(`{${head},\n  "players": [\n    { "id": 0, "name": "Ada" }]}`)
    expect(result.ok ? [] : result.error).toMatchObject([{ code: 'value-out-of-range', line: 3, column: 13 }])
  })
})

test(`damaged JSON never throws (ZUG_SEED=${seed})`, () => {
  const parsed = parseTrf(files[0]?.[1] ?? '')
  const json = parsed.ok ? makeTournamentJson(parsed.value.tournament) : ''
  const edit = fc.record({
    at: fc.nat(json.length),
    length: fc.nat(30),
    text: fc.string({ unit: fc.constantFrom(...'{}[]",:0-null\\ \n'), maxLength: 5 }),
  })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const text = edits.reduce((source, { at, length, text: piece }) => source.slice(0, at) + piece + source.slice(at + length), json)
      const result = parseTournamentJson(text)
      for (const issue of result.ok ? [] : result.error) expect(jsonIssues).toContain(issue.code)
    }),
    { seed, numRuns: 300 },
  )
})

describe('games without colours and with scores of their own', () => {
  const scored = (opponent: number, gameScore: number, rest = '') =>
    `{"kind": "game", "opponent": ${opponent}, "gameScore": ${gameScore}${rest}}`
  const bySsm = (text: string, settings = '') => text.replace('"players"', `"rules": {"rulebook": "ssm"${settings}}, "players"`)
  const outcomesOf = (a: string, b: string, settings = '') => {
    const result = parseTournamentJson(bySsm(two(rounds(a), rounds(b)), settings))
    return result.ok ? result.value.players.map(({ outcomes }) => outcomes[0]) : result.error
  }

  test('ssm A1: without results, the game scores give them', () => {
    expect(outcomesOf(scored(2, 12.5), scored(1, 7.5))).toMatchObject([
      { colour: 'white', result: 'win', gameScore: 125 },
      { colour: 'black', result: 'loss', gameScore: 75 },
    ])
  })

  test('ssm A1: on the time limit the declared margin decides', () => {
    const late = ', "onTimeLimit": true'
    expect(outcomesOf(scored(2, 12, late), scored(1, 10, late), ', "timeLimitMargin": 3')).toMatchObject([
      { result: 'draw' },
      { result: 'draw' },
    ])
  })

  test('ssm A1: a result entered beside the score stands', () => {
    expect(outcomesOf(scored(2, 12, ', "result": "draw"'), scored(1, 10, ', "result": "draw"'))).toMatchObject([
      { result: 'draw' },
      { result: 'draw' },
    ])
  })

  test('everything is written again', () => {
    const text = bySsm(
      two(rounds(scored(2, 12.5)), rounds(scored(1, 7.5))),
      ', "useRating": true, "seed": "x", "restricted": {"by": "city", "groups": ["Zug"], "rounds": 2}, "timeLimitMargin": 2.5',
    )
    const first = parseTournamentJson(text.replace('"name": "Ada"', '"name": "Ada", "city": "Zug"'))
    if (!first.ok) throw new Error(told(first.error))
    expect(first.value).toMatchObject({ rules: { rulebook: 'ssm', timeLimitMargin: 25 }, players: [{ city: 'Zug' }, {}] })
    expect(parseTournamentJson(makeTournamentJson(first.value))).toEqual(first)
  })
})
