import { describe, expect, it } from 'vitest'
import { stepText } from '../../../../messages/src/explanation/step-text.ts'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer } from '../../model/player.ts'
import { newTournament } from '../../model/tournament.ts'
import { roundRobin } from './index.ts'

const five = newTournament({
  players: [1, 2, 3, 4, 5].map((id) => newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name: `P${id}` })),
})

describe('explanation of a round robin', () => {
  it('round-robin 651, 652, 653: is the table: numbers, games with their numbers, and who rests', () => {
    const lines = roundRobin.steps(five, roundNumber(4)).map((step) => stepText(step, 'round-robin', (id) => `P${id}`))
    expect(lines).toEqual([
      'Numbers: 1 P1, 2 P2, 3 P3, 4 P4, 5 P5; 5 rounds (652).',
      'Round 4 of the table has 1 – 4: P1 has White against P4 (651).',
      'Round 4 of the table has 2 – 3: P2 has White against P3 (651).',
      'Number 5, P5, rests in round 4 (653).',
    ])
  })

  it('names exactly the boards and the bye of the pairing', () => {
    for (let round = 1; round <= 5; round++) {
      const answer = roundRobin.pairRound(five, roundNumber(round))
      const events = roundRobin.steps(five, roundNumber(round))
      expect(answer).toMatchObject({
        kind: 'pairing',
        boards: events.flatMap((event) => (event.kind === 'game' ? [{ white: event.white, black: event.black }] : [])),
        bye: events.flatMap((event) => (event.kind === 'rest' ? [event.player] : []))[0],
      })
    }
  })
})
