import { expect, test } from 'vitest'
import { asLastRound, atNight, compareWays, tournamentsToCompare, withClubs } from './compare-ways.ts'
import { type PairFunction, type RandomTournamentLimits, randomTournament } from './random/random-tournament.ts'

type Fast = Parameters<typeof compareWays>[0]
type Step = { readonly kind: string; readonly article: string }

const tournaments = tournamentsToCompare(300)
const options = { timeout: 7_200_000 }

const expectAgreement = (
  about: string,
  [fast, book]: readonly [Fast, PairFunction],
  seed: number,
  count: number,
  limits: RandomTournamentLimits,
): void => {
  const compared = compareWays(fast, book, seed, count, limits)
  if (atNight) console.info(about, compared)
  expect(compared.differences).toEqual([])
  // Of what the book finds too large nothing is learnt; most rounds are not.
  expect(compared.rounds).toBeGreaterThan(count)
}

/** The fast way against the book: many small tournaments, and a few as large as the book can bear. */
export const testAgreement = (fast: Fast, book: PairFunction, middle: number, most: number): void => {
  test.each([
    [2, middle, tournaments],
    [middle, most, Math.ceil(tournaments / 30)],
  ] as const)('agree on every round of random tournaments of %i to %i players', options, (low, high, count) => {
    expectAgreement(`${low} to ${high}`, [fast, book], 1001, count, { players: [low, high] })
  })
}

/** The same with every round taken for the last, so that there are topscorers in it. */
export const testAgreementInLastRounds = (fast: Fast, book: PairFunction): void => {
  test('agree on every round of random tournaments when each is taken for the last, with scores above 50 %', options, () => {
    const ways = [asLastRound(fast), asLastRound(book)] as const
    expectAgreement('last rounds', ways, 500_001, Math.ceil(tournaments / 3), { players: [4, 12], rounds: [3, 9] })
  })
}

/** The same with clubs whose members may not meet, up to half of the field. */
export const testAgreementWithClubs = (fast: Fast, book: PairFunction): void => {
  test('agree on every round of random tournaments with clubs that are kept apart', options, () => {
    expectAgreement('clubs', [withClubs(fast), withClubs(book)], 700_001, Math.ceil(tournaments / 3), { players: [5, 12] })
  })
}

/** A procedure, told step by step, comes to each of these steps of section C in some random tournament. */
export const testSteps = (telling: (tell: (step: Step) => void) => PairFunction, expected: readonly string[]): void => {
  test('take every step of the procedure on the way', () => {
    const steps = new Set<string>()
    const told = telling((event) => {
      expect(Object.isFrozen(event)).toBe(true)
      if (!event.article.startsWith('C.')) return
      steps.add(event.kind === 'lowered' || event.article === 'C.13' ? `${event.article} ${event.kind}` : event.article)
    })
    for (let seed = 1; seed <= 300; seed++) for (const _ of randomTournament(seed, told, { players: [4, 12] }));
    expect([...steps].sort()).toEqual(expected.toSorted())
  })
}
