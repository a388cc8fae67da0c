import { describe, expect, test } from 'vitest'
import { checkCfcRound } from '../../pairing/referee/cfc/check.ts'
import type { RoundPairing } from '../../pairing/round-pairing.ts'
import { randomCfcTournament } from '../../testing/random/random-cfc.ts'
import { pairRoundByTheBook } from './by-the-book.ts'
import { chooseOddMen } from './choose-odd-men.ts'
import { pairGroup } from './pair-group.ts'
import { pairCfcRound, type pairGroupsFast, pairRound } from './pair-round.ts'

/** Nightly: ZUG_CFC_ROUNDS=20000 npx vitest run packages/engine/src/rulebook/cfc/by-the-book.differential.test.ts */
const rounds = Number(process.env.ZUG_CFC_ROUNDS ?? 600)
const tournaments = Math.ceil(rounds / 40)

describe('the fast way and the book', () => {
  test(`cfc 618: agree on ${rounds} rounds of random tournaments of 2 to 12 players, and the referee finds the laws kept`, {
    timeout: 3_600_000,
  }, () => {
    let compared = 0
    for (let seed = 1; compared < rounds; seed++)
      for (const { tournament, round, answer } of randomCfcTournament(seed, pairRoundByTheBook, { players: [2, 12] })) {
        if (answer.kind === 'too-large') continue
        compared++
        const fast = pairRound(tournament, round)
        if (answer.kind === 'no-legal-pairing') expect({ seed, round, kind: fast.kind }).toEqual({ seed, round, kind: answer.kind })
        else {
          expect({ seed, round, answer: fast }).toEqual({ seed, round, answer })
          const report = checkCfcRound(tournament, round, fast as RoundPairing, false)
          expect({ seed, round, ...report }).toEqual({ seed, round, violations: [], lawsSettled: true })
        }
      }
  })
})

describe('stretches of groups', () => {
  test('cut at every group that may be large give the same as one stretch', { timeout: 3_600_000 }, () => {
    const cut: typeof pairGroupsFast = (groups, settings) => {
      const { pairs, rest } = chooseOddMen(groups, settings.oddMenByColour, 1)
      return [...pairs, ...rest.flatMap((players, index) => pairGroup(players, groups[index]!.shape, settings))]
    }
    const uncut: typeof pairGroupsFast = (groups, settings) => {
      const { pairs, rest } = chooseOddMen(groups, settings.oddMenByColour, 10_000)
      return [...pairs, ...rest.flatMap((players, index) => pairGroup(players, groups[index]!.shape, settings))]
    }
    for (let seed = 1; seed <= tournaments; seed++)
      for (const { tournament, round, answer } of randomCfcTournament(seed, pairRound, { players: [20, 70], rounds: [5, 12] }))
        for (const pairGroups of [cut, uncut])
          expect({ seed, round, answer: pairCfcRound(tournament, round, pairGroups) }).toEqual({ seed, round, answer })
  })
})
