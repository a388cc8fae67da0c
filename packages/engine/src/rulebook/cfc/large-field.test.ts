import { expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { checkCfcRound } from '../../pairing/referee/cfc/check.ts'
import { freshCfc } from '../../testing/build-cfc.ts'
import { fastest } from '../../testing/fastest.ts'
import { makeDice } from '../../testing/random/dice.ts'
import { randomOutcomes } from '../../testing/random/random-results.ts'
import { pairRound } from './pair-round.ts'

const rates = { draw: 0.3, whiteWins: 0.5, forfeit: 0, doubleForfeit: 0, strange: 0, requestedBye: 0, lateEntry: 0, withdrawal: 0 }

test('cfc 610: 1,001 players, each of nine rounds in less than a second, and legal', () => {
  const dice = makeDice(5)
  let tournament = freshCfc(1001, { numberOfRounds: 9 })
  for (let number = 1; number <= 9; number++) {
    const answer = pairRound(tournament, roundNumber(number))
    const took = fastest(1000, () => pairRound(tournament, roundNumber(number)))
    if (answer.kind !== 'pairing') throw new Error('a large field can be paired')
    expect(took).toBeLessThan(1000)
    expect(checkCfcRound(tournament, number, answer, false, true).violations).toEqual([])
    const outcomes = randomOutcomes(dice, rates, answer)
    tournament = {
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, outcomes: [...player.outcomes, outcomes.get(player.id)!] })),
    }
  }
})
