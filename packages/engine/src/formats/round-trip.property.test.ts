import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../model/ids.ts'
import { absent, type Outcome } from '../model/outcome.ts'
import { newPlayer, type Player, titles } from '../model/player.ts'
import { pointsFromTenths } from '../model/points.ts'
import { type ScoringSystem, scoringSystem, standardScoring } from '../model/scoring.ts'
import { emptyInfo, newTournament, type Tournament } from '../model/tournament.ts'
import { type Parity, parities } from '../rulebook/fide-dutch/rules.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { parsePlayersCsv } from './csv/read.ts'
import { makePlayersCsv } from './csv/write.ts'
import { parseTournamentJson } from './json/read.ts'
import { makeTournamentJson } from './json/write.ts'
import { trfDialects } from './trf/dialect.ts'
import { parseTrf } from './trf/read.ts'
import { makeTrf } from './trf/write.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const settings = { seed, numRuns: 200 }

/** Text without blanks at its ends: formats that pad with blanks cannot keep those. */
const word = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcXYZ .,\'-"&é', 'Ł', 'ß', '中', '🐴'), maxLength }).map((text) => text.trim())

const scoring: fc.Arbitrary<ScoringSystem> = fc.oneof(
  fc.constant(standardScoring),
  fc.constantFrom(scoringSystem(30, 10, 0), scoringSystem(20, 10, 0, { pairingAllocatedBye: pointsFromTenths(10) })),
  fc
    .array(fc.integer({ min: 0, max: 40 }), { minLength: 12, maxLength: 12 })
    .map(
      (tenths) =>
        Object.fromEntries(Object.keys(standardScoring).map((key, index) => [key, pointsFromTenths(tenths[index] ?? 0)])) as ScoringSystem,
    ),
)

type Draw = { readonly order: readonly number[]; readonly kinds: readonly number[] }

/** Outcomes of one round, from a shuffle of the players and a kind for each pair. */
const roundOf = (count: number, { order, kinds }: Draw): readonly Outcome[] => {
  const outcomes: Outcome[] = Array.from({ length: count }, () => absent)
  for (let index = 0; index < count; index += 2) {
    const [a, b] = [order[index] ?? 0, order[index + 1]]
    const kind = kinds[index] ?? 0
    if (b === undefined) outcomes[a] = kind % 2 === 0 ? { kind: 'bye', bye: 'pairing-allocated' } : absent
    else [outcomes[a], outcomes[b]] = pairOf(index === 0 ? kind % 8 : kind, a + 1, b + 1)
  }
  return outcomes
}

const pairOf = (kind: number, a: number, b: number): [Outcome, Outcome] => {
  const game = (x: 'win' | 'draw' | 'loss' | 'adjourned', y: typeof x, rated: boolean): [Outcome, Outcome] => [
    { kind: 'game', opponent: playerId(b), colour: 'white', result: x, rated },
    { kind: 'game', opponent: playerId(a), colour: 'black', result: y, rated },
  ]
  const forfeit = (x: 'win' | 'loss', y: typeof x, colour: boolean): [Outcome, Outcome] => [
    { kind: 'forfeit', opponent: playerId(b), colour: colour ? 'white' : null, result: x },
    { kind: 'forfeit', opponent: playerId(a), colour: colour ? 'black' : null, result: y },
  ]
  const away = (x: 'half-point' | 'zero-point' | 'full-point'): [Outcome, Outcome] => [{ kind: 'bye', bye: x }, absent]
  const all = [
    game('win', 'loss', true),
    game('draw', 'draw', true),
    game('loss', 'win', false),
    game('adjourned', 'adjourned', true),
    game('loss', 'loss', true),
    game('draw', 'loss', true),
    forfeit('win', 'loss', true),
    forfeit('loss', 'loss', false),
    away('half-point'),
    away('zero-point'),
    away('full-point'),
  ]
  return all[kind % all.length] as [Outcome, Outcome]
}

/** With points by decision of the arbiter. */
const decided = (outcome: Outcome, tenths: number | null): Outcome =>
  outcome.kind === 'absent' || tenths === null ? outcome : { ...outcome, points: pointsFromTenths(tenths) }

type Said = {
  readonly rulebook: 'fide-dutch-2026' | 'fide-dutch-2017' | 'fide-dutch-2012' | null
  readonly parity: Parity
  readonly acceleration: 'baku' | null
}

/** Words for 092 speak of no acceleration. */
const rulesIn = ({ rulebook, parity, acceleration }: Said): Tournament['rules'] =>
  rulebook === null ? null : rulesOf(rulebook, { parity, acceleration: rulebook === 'fide-dutch-2012' ? null : acceleration })

const tournaments: fc.Arbitrary<Tournament> = fc.integer({ min: 1, max: 9 }).chain((count) => {
  const indices = Array.from({ length: count }, (_, index) => index)
  const shuffled = fc.shuffledSubarray(indices, { minLength: count, maxLength: count })
  const draw = fc.record({ order: shuffled, kinds: fc.array(fc.nat(20), { minLength: count, maxLength: count }) })
  const person = fc.record({
    name: word(33),
    title: fc.constantFrom(...titles, null),
    rating: fc.option(fc.integer({ min: 1, max: 3500 })),
    federation: fc.constantFrom('SUI', 'NOR', ''),
    fideId: fc.constantFrom('', '1300001', '12345678901'),
    birth: fc.constantFrom('', '1999', '1999/12/31'),
    sex: fc.constantFrom('m' as const, 'w' as const, null),
    rank: fc.option(fc.integer({ min: 1, max: 99 })),
  })
  return fc
    .record({
      people: fc.array(person, { minLength: count, maxLength: count }),
      // A single player cannot be paired.
      draws: fc.array(draw, { maxLength: count < 2 ? 0 : 5 }),
      numbers: fc.oneof(fc.constant(indices), shuffled),
      spareRounds: fc.option(fc.nat(4)),
      scoring,
      initialColour: fc.constantFrom('white' as const, 'black' as const, null),
      // Seldom, for most dialects cannot carry them.
      parity: fc.constantFrom(parities[0], parities[0], parities[0], ...parities),
      decisions: fc.oneof({ arbitrary: fc.constant([]), weight: 3 }, fc.array(fc.option(fc.constantFrom(0, 5, 15)), { maxLength: 8 })),
      rulebook: fc.constantFrom('fide-dutch-2026', 'fide-dutch-2017', 'fide-dutch-2012', null),
      acceleration: fc.constantFrom('baku' as const, null),
      info: fc.record({
        name: word(40),
        city: word(20),
        startDate: fc.constantFrom('', '2025/01/01', '2026/07/01'),
        deputyArbiters: fc.array(word(9)),
      }),
      byes: fc.uniqueArray(
        fc.record({ player: fc.nat(count - 1), later: fc.nat(2), bye: fc.constantFrom('half-point', 'full-point', 'zero-point') }),
        { selector: ({ player, later }) => `${later} ${player}`, maxLength: 4 },
      ),
      bans: fc.array(
        fc.record({ players: fc.shuffledSubarray(indices, { minLength: Math.min(2, count) }), span: fc.constantFrom(null, 1, 2) }),
        {
          maxLength: count < 2 ? 0 : 2,
        },
      ),
      virtual: fc.array(fc.array(fc.constantFrom(0, 5, 10), { maxLength: 4 }), { maxLength: count }),
    })
    .map((parts): Tournament => {
      const rounds = parts.draws.map((round) => roundOf(count, round))
      const numberOfRounds = parts.spareRounds === null ? null : Math.max(rounds.length + parts.spareRounds, 1)
      return newTournament({
        info: { ...emptyInfo, ...parts.info, deputyArbiters: parts.info.deputyArbiters.filter((name) => name !== '') },
        rules: rulesIn(parts),
        numberOfRounds,
        scoring: parts.scoring,
        initialColour: parts.initialColour,
        players: parts.people.map((person, index) =>
          newPlayer({
            ...person,
            id: playerId(index + 1),
            pairingNumber: pairingNumber((parts.numbers[index] ?? index) + 1),
            outcomes: rounds.map((round, number) => decided(round[index] ?? absent, parts.decisions[(index + number) % 8] ?? null)),
          }),
        ),
        requestedByes: parts.byes
          .map(({ player, later, bye }) => ({
            player: playerId(player + 1),
            round: roundNumber(rounds.length + 1 + later),
            bye: bye as 'half-point' | 'full-point' | 'zero-point',
          }))
          .sort((a, b) => a.round - b.round || a.player - b.player),
        forbiddenPairs: parts.bans.map(({ players, span }) => ({
          players: players.map((index) => playerId(index + 1)),
          firstRound: roundNumber(1),
          lastRound: span === null || span >= (numberOfRounds ?? 999) ? null : roundNumber(span),
        })),
        virtualPoints: new Map(
          parts.virtual.flatMap((row, index) => {
            const trimmed = row.slice(0, row.findLastIndex((value) => value !== 0) + 1).map(pointsFromTenths)
            return trimmed.length === 0 ? [] : [[playerId(index + 1), trimmed] as const]
          }),
        ),
      })
    })
})

describe(`reading what was written (ZUG_SEED=${seed})`, () => {
  test('JSON: the same tournament', () => {
    fc.assert(
      fc.property(tournaments, (tournament) => {
        const read = parseTournamentJson(makeTournamentJson(tournament))
        expect(read.ok ? read.value : read.error).toEqual(tournament)
      }),
      settings,
    )
  })

  test.each(trfDialects)('%s: the same tournament, or an issue that says what was lost', (dialect) => {
    fc.assert(
      fc.property(tournaments, (tournament) => {
        const made = makeTrf(tournament, { dialect })
        const read = parseTrf(made.text)
        // 092 is where dialects without 192 say the rules.
        const rulesInType = dialect !== 'trf26' && tournament.rules !== null
        if (made.issues.length === 0) {
          const found = read.ok ? read.value.tournament : read.error
          const same =
            'info' in found && (rulesInType || tournament.rules?.rulebook === 'fide-dutch-2012')
              ? { ...found, info: { ...found.info, type: '' } }
              : found
          expect(same).toEqual(tournament)
        } else if (read.ok && !made.issues.some(({ code }) => code === 'scoring-not-carried'))
          expect(makeTrf(read.value.tournament, { dialect }).text).toBe(made.text)
      }),
      settings,
    )
  })

  test('CSV: the same players', () => {
    const data = ({ outcomes: _, pairingNumber: __, ...player }: Player) => player
    fc.assert(
      fc.property(tournaments, (tournament) => {
        fc.pre(tournament.players.every(({ name }) => name !== ''))
        const read = parsePlayersCsv(makePlayersCsv(tournament))
        expect(read.ok ? read.value.tournament.players.map(data) : read.error).toEqual(tournament.players.map(data))
      }),
      settings,
    )
  })
})
