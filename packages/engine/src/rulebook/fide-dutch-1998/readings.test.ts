import { describe, expect, test } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { rulesFromVersion1, rulesInVersion1 } from '../../pairing/version-1.ts'
import { playerCard } from '../../standings/tables/player-card.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { ssmDefaults } from '../ssm/rules.ts'
import { competitorsIn } from './edition.ts'
import { pairRound } from './pair-round.ts'
import { defaults1998, type Reading1998 } from './rules.ts'

const under = (rows: readonly string[], ...readings: readonly Reading1998[]) =>
  buildTournament(rows, { rules: { ...defaults1998, readings }, numberOfRounds: 9, initialColour: 'white' })

/** "WB-B": the preference of the first player after these rounds; - is an absence. */
const preferenceAfter = (history: string, ...readings: readonly Reading1998[]): string => {
  const rows = [...history].map((letter, at) => (letter === '-' ? 'Z' : `${at + 2}${letter.toLowerCase()}1`))
  const others = [...history].map((letter, at) => (letter === '-' ? '' : `${'. '.repeat(at)}1${letter === 'W' ? 'b' : 'w'}0`))
  const { colour, strength } = competitorsIn(under([rows.join(' '), ...others], ...readings), roundNumber(history.length + 1))[0]!
    .preference
  return `${strength} ${colour}`
}

describe('fide-dutch-1998 A.7: the same colour in the two latest rounds', () => {
  test.each([
    // Two latest rounds, whatever was before.
    ['WBB', 'absolute white', 'absolute white'],
    // A round without a game between or after them: one game more with Black is a strong preference, even colours a mild one.
    ['WB-B', 'strong white', 'absolute white'],
    ['WBB-', 'strong white', 'absolute white'],
    ['WWB-B', 'mild white', 'absolute white'],
    // A difference beyond one is absolute by itself.
    ['B-B', 'absolute white', 'absolute white'],
  ])('%s: %s, or by A.7-games %s', (history, letter, games) => {
    expect(preferenceAfter(history)).toBe(letter)
    expect(preferenceAfter(history, 'A.7-games')).toBe(games)
  })

  // 1 and 2 lead, both with W, B, no game, B. By the letter they may meet (B.2); by A.7-games both must have White.
  const leaders = ['3w1 4b1 Z 5b1', '4w1 3b1 Z 6b1', '1b0 2w0 4w0 Z', '2b0 1w0 3b1 Z', '. . 6w0 1w0', '. . 5b1 2w0', '', '']
  test.each([
    [[], true],
    [['A.7-games'], false],
  ] as const)('with %j two players with W, B, nothing, B meet: %s; the referee goes along', (readings, meet) => {
    const tournament = under(leaders, ...readings)
    const answer = pairRound(tournament, roundNumber(5), 'white')
    if (answer.kind !== 'pairing') throw new Error(answer.kind)
    const together = answer.boards.some(({ white, black }) => white + black === 3)
    expect(together).toBe(meet)
    expect(checkRound(tournament, roundNumber(5), answer, 'fide-dutch-1998').violations).toEqual([])
  })
})

describe('fide-dutch-1998 A.4: a float is written down when the bracket is paired', () => {
  // After round 1 players 1 and 2 have a point. Round 2: 1 meets 3, who has none, and does not appear.
  const rows = ['4w1 3b-', '3w1 4b1', '2b0 1w+', '1b0 2w0']
  const floats = (...readings: readonly Reading1998[]) =>
    competitorsIn(under(rows, ...readings), roundNumber(3)).map(({ id, floatLastRound }) => `${id} ${floatLastRound}`)

  test('a forfeited pairing leaves it, unless A.4-played is announced', () => {
    expect(floats()).toEqual(['2 down', '1 down', '3 up', '4 up'])
    expect(floats('A.4-played')).toEqual(['2 down', '1 null', '3 null', '4 up'])
  })

  test('the card of the player shows the same', () => {
    const onCard = (...readings: readonly Reading1998[]) => playerCard(under(rows, ...readings), playerId(1))?.rounds[1]?.float
    expect(onCard()).toBe('down')
    expect(onCard('A.4-played')).toBeNull()
    // SSM A4 says nearly the same, and has no other reading.
    expect(playerCard(buildTournament(rows, { rules: ssmDefaults }), playerId(1))?.rounds[1]?.float).toBe('down')
  })
})

test('version 1 had no choice and meant both, and receipts of that time stay true', () => {
  const old = { rulebook: 'fide-dutch-1998', acceleration: null, parity: 'paired-participants' }
  const rules = rulesFromVersion1(old, false)
  expect(rules).toEqual({ ...defaults1998, readings: ['A.4-played', 'A.7-games'] })
  expect(rulesInVersion1({ rules })).toEqual(old)
  expect(rulesInVersion1(under(['', '']))).toEqual({ ...old, readings: [] })
})
