import { describe, expect, test } from 'vitest'
import { roundsPaired } from '../model/history.ts'
import { type RoundNumber, roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { competitorsOf } from '../rulebook/fide-dutch/competitors.ts'
import { edition } from '../rulebook/fide-dutch-2012/edition.ts'
import { pairBrackets } from '../rulebook/fide-dutch-2012/pair-brackets.ts'
import { requirementsOf } from '../rulebook/fide-dutch-2012/requirements/index.ts'
import type { Member } from '../rulebook/fide-dutch-2012/requirements/requirement.ts'
import { readGoldenArchive } from '../testing/golden-archive.ts'
import { randomTournament } from '../testing/random/random-tournament.ts'
import { recordedRound, tournamentFrom } from '../testing/read-golden.ts'
import { checkRound } from './check-round.ts'
import { pairRound } from './pair-round.ts'
import type { RoundPairing } from './round-pairing.ts'

const roundsBy = (rulebook: RulebookId, from: number, tournaments: number, players: readonly [number, number]) =>
  Array.from({ length: tournaments }, (_, index) => from + index).flatMap((seed) =>
    [...randomTournament(seed, (tournament, round) => pairRound(tournament, round, rulebook), { players })].flatMap((one) =>
      one.answer.kind === 'pairing' ? [{ ...one, seed, answer: one.answer as RoundPairing }] : [],
    ),
  )

describe.each(['fide-dutch-2012', 'fide-dutch-1998'] as const)('random tournaments by %s', (rulebook) => {
  test.each([
    [1, 300, [2, 14]],
    [5001, 100, [15, 40]],
  ] as const)('from seed %i: the referee accepts every pairing', (from, tournaments, players) => {
    const rounds = roundsBy(rulebook, from, tournaments, players)
    for (const { seed, round, tournament, answer } of rounds) {
      const { violations } = checkRound(tournament, round, answer, rulebook)
      expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
    }
    expect(rounds.length).toBeGreaterThan(2 * tournaments)
  })
})

/** The requirements of C.10 by the line of the card that measures them. */
const lines = {
  B2: 'C.10.g',
  'A7.d': 'A.7.d',
  X: 'B.4',
  Z: 'C.10.e',
  'B5 down': 'C.10.d',
  'B6 down': 'C.10.c',
  'B5 up': 'C.10.b',
  'B6 up': 'C.10.a',
} as const

/** What the rulebook finds broken in each bracket, in the order of C.10. Null where C.13 has joined brackets. */
const brokenByTheRulebook = (tournament: Tournament, round: RoundNumber) => {
  const brackets = pairBrackets(competitorsOf(tournament, round, edition), round)
  if (brackets.some(({ bracket }) => bracket.joined)) return null
  return brackets.map(({ bracket, result }) => {
    const member = (player: Member['player']): Member => {
      const place = bracket.players.indexOf(player)
      return { player, incoming: place < bracket.incoming, inS1: place < bracket.movedDown }
    }
    const leaving = result.downfloaters.filter((player) => !bracket.incompatible.includes(player))
    return requirementsOf(round).map(({ name, ofPair, ofDownfloater }) => ({
      article: lines[name],
      value:
        result.pairs.reduce((sum, { higher, lower }) => sum + ofPair(member(higher), member(lower)), 0) +
        leaving.reduce((sum, player) => sum + ofDownfloater(member(player)), 0),
    }))
  })
}

test('random tournaments by fide-dutch-2012: the referee counts every requirement of C.10 as the rulebook does', () => {
  const seen = new Set<string>()
  for (const { seed, round, tournament, answer } of roundsBy('fide-dutch-2012', 1, 400, [4, 30])) {
    const broken = brokenByTheRulebook(tournament, round)
    if (broken === null) continue
    const counted = checkRound(tournament, round, answer, 'fide-dutch-2012').brackets.map(({ card }) =>
      card.flatMap((line) =>
        line.kind === 'count' && (Object.values(lines) as string[]).includes(line.article)
          ? [{ article: line.article, value: line.value }]
          : [],
      ),
    )
    expect({ seed, round, counted }).toEqual({ seed, round, counted: broken })
    for (const { article, value } of broken.flat()) if (value > 0) seen.add(article)
  }
  expect([...seen].sort()).toEqual(Object.values(lines).toSorted())
})

/** Rounds in which nobody may take the bye by B.1.b. See docs/dutch-2012-disagreements.md. */
const secondByes = { 'dutch-2012/00035.trf 7': 8, 'dutch-2012/00035.trf 8': 9, 'dutch-2012/00499.trf 10': 7 }

const recorded = (tournament: Tournament, round: RoundNumber): RoundPairing => {
  const pairs = recordedRound(tournament, round).map((pair) => pair.split('-').map(Number))
  const seated = new Set(pairs.flat())
  return {
    kind: 'pairing',
    rulebook: 'fide-dutch-2012',
    round,
    boards: pairs.flatMap(([white, black]) => (black === 0 ? [] : [{ white, black }])) as unknown as RoundPairing['boards'],
    bye: (pairs.find(([, black]) => black === 0)?.[0] ?? null) as RoundPairing['bye'],
    notPaired: tournament.players.map(({ id }) => id).filter((id) => !seated.has(id)),
  }
}

test('the golden rounds of 2012: the referee finds nothing but the three byes that fide-dutch-2012 B.1.b bars', () => {
  const found: Record<string, unknown> = {}
  let rounds = 0
  for (const { name, bytes } of readGoldenArchive('dutch-2012')) {
    const tournament = tournamentFrom(name, bytes)
    for (let round = roundNumber(1); round <= roundsPaired(tournament); round = roundNumber(round + 1)) {
      const report = checkRound(tournament, round, recorded(tournament, round), 'fide-dutch-2012', { legalityOnly: true })
      // In which order the boards were published is not on record.
      const violations = report.violations.filter(({ code }) => code !== 'wrong-board-order')
      if (violations.length > 0) found[`${name} ${round}`] = violations.map(({ code, article, player }) => [code, article, player])
      rounds++
    }
  }
  expect(rounds).toBe(3700)
  expect(found).toEqual(Object.fromEntries(Object.entries(secondByes).map(([where, player]) => [where, [['barred-bye', 'B.1.b', player]]])))
})
