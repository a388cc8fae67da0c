import { describe, expect, test } from 'vitest'
import { stepsOf } from '../rulebook/ssm/by-the-book/pair-round.ts'
import { pairRound } from '../rulebook/ssm/pair-round.ts'
import { defaultSsmReadings, type SsmRules } from '../rulebook/ssm/rules.ts'
import { makeDice } from '../testing/random/dice.ts'
import { randomSsmTournament } from '../testing/random/random-ssm-tournament.ts'
import { everySsmReading, readingText } from '../testing/ssm-readings.ts'
import { checkRound } from './check-round.ts'
import { maximumMatching } from './referee/maximum-matching.ts'
import { betterExists } from './referee/ssm/alternatives.ts'
import { ssmBrackets } from './referee/ssm/brackets.ts'
import { type SsmRow, ssmSheet } from './referee/ssm/sheet.ts'

/** B1 to B3 alone, by the referee's own matching: an odd number gets one more place, for those who had no bye. */
const canBePaired = (rows: readonly SsmRow[]): boolean =>
  !maximumMatching(rows.length + (rows.length % 2), (a, b) =>
    rows[b] === undefined ? !rows[a]!.hadBye : !rows[a]!.met.has(rows[b].id),
  ).includes(-1)

/** The nightly run asks for 10,000 tournaments, here 20,000 rounds of the usual reading, and as many shared by the others. */
const wanted = 2 * Number(process.env.ZUG_TOURNAMENTS ?? 150)
const others = everySsmReading.filter((readings) => readingText(readings) !== readingText(defaultSsmReadings))

describe('random SSM tournaments of 4 to 40 players', () => {
  test(`the referee accepts the pairing of ${wanted} rounds: ssm B1, ssm B2, ssm B3 kept; ssm B4, ssm B5 broken only without an alternative`, () => {
    const seen = { rounds: 0, paired: 0, combined: 0, breakingB4: 0, breakingB5: 0, notJudged: 0 }
    for (let seed = 500_001; seen.rounds < wanted; seed++)
      for (const { tournament, round, answer } of randomSsmTournament(seed, pairRound)) {
        seen.rounds++
        if (answer.kind !== 'pairing') {
          expect({ seed, round, canBePaired: canBePaired(ssmSheet(tournament, round)) }).toEqual({ seed, round, canBePaired: false })
          continue
        }
        seen.paired++
        const combination = stepsOf(tournament, round).findLast((step) => step.kind === 'combination')
        const collapsingScore = combination?.kind === 'combination' ? combination.score : null
        const { violations, brackets } = checkRound(tournament, round, answer, 'ssm', { collapsingScore })
        expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
        const breaks = (article: string): boolean =>
          brackets.some(({ card }) => card.some((line) => line.article === article && line.kind === 'count' && line.value > 0))
        if (combination !== undefined) seen.combined++
        if (breaks('B4')) seen.breakingB4++
        if (breaks('B5')) seen.breakingB5++
        if (wanted <= 300) continue
        const rows = ssmSheet(tournament, round)
        const opponents = new Map(answer.boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
        const judged = ssmBrackets(rows, opponents, collapsingScore ?? 0).map(betterExists)
        if (judged.includes(null)) seen.notJudged++
      }
    if (wanted > 300) console.log(seen)
    expect(seen.breakingB5).toBeGreaterThan(0)
  }, 3_600_000)

  test.each(others)(
    'the referee knows the reading $reading, $remaining, $byePriority',
    (readings) => {
      const seen = { rounds: 0, paired: 0, deadEnds: 0, otherwise: 0 }
      for (let seed = 700_001; seen.rounds < wanted / others.length; seed++)
        for (const { tournament, round, answer } of randomSsmTournament(seed, pairRound, { readings })) {
          seen.rounds++
          if (answer.kind !== 'pairing') {
            if (answer.deadEnd) seen.deadEnds++
            const possible = canBePaired(ssmSheet(tournament, round))
            expect({ seed, round, possible }).toEqual({ seed, round, possible: answer.deadEnd === true })
            continue
          }
          seen.paired++
          const { violations } = checkRound(tournament, round, answer, 'ssm')
          expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
          const usual = pairRound({ ...tournament, rules: { ...(tournament.rules as SsmRules), ...defaultSsmReadings } }, round)
          if (usual.kind === 'pairing' && JSON.stringify(usual.boards) !== JSON.stringify(answer.boards)) {
            seen.otherwise++
            // What another reading gives is not by these steps, and only by chance as good.
            if (readings.reading === 'stepwise') expect(checkRound(tournament, round, usual, 'ssm').violations).not.toEqual([])
          }
        }
      if (wanted > 300) console.log(readingText(readings), seen)
    },
    3_600_000,
  )

  test('the order of input does not matter', () => {
    for (let seed = 600_001; seed <= 600_040; seed++)
      for (const { tournament, round, answer } of randomSsmTournament(seed, pairRound)) {
        if (answer.kind !== 'pairing') continue
        const again = pairRound({ ...tournament, players: makeDice(seed).shuffle(tournament.players) }, round)
        expect({ seed, ...again, notPaired: [] }).toEqual({ seed, ...answer, notPaired: [] })
      }
  })
})
