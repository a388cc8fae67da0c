import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer } from '../../model/player.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { roundRobin, scheduleOf } from './index.ts'
import { type RoundRobinSettings, roundRobinDefaults } from './rules.ts'

const field = (size: number, settings: Partial<RoundRobinSettings> = {}): Tournament =>
  newTournament({
    players: Array.from({ length: size }, (_, i) =>
      newPlayer({ id: playerId(i + 1), pairingNumber: pairingNumber(i + 1), name: `P${i + 1}` }),
    ),
    rules: { ...roundRobinDefaults, seed: 'table', ...settings },
  })

describe('questions about a round robin', () => {
  test.each([
    [6, {}],
    [7, {}],
    [6, { double: true, swapLastTwoRounds: true }],
    [9, { numbers: 'lot' as const }],
    [7, { sections: [[1, 2, 3, 4].map(playerId), [5, 6, 7].map(playerId)] }],
  ])('round-robin 651, 652: %i players, %j: every pair is told when the schedule has it meet', (size, settings) => {
    const tournament = field(size, settings)
    const schedule = scheduleOf(tournament)
    for (const [index, boards] of schedule.entries()) {
      const round = roundNumber(index + 1)
      const explainer = roundRobin.explainer(tournament, round)
      expect(explainer.boards()).toEqual(boards)
      for (const a of tournament.players)
        for (const b of tournament.players) {
          if (a.id >= b.id) continue
          const rounds = schedule.flatMap((games, at) =>
            games.some(({ white, black }) => [a.id, b.id].includes(white) && [a.id, b.id].includes(black)) ? [at + 1] : [],
          )
          const answer = explainer.whyNot(a.id, b.id)
          const why = explainer.why(a.id, b.id)
          if (rounds.includes(round)) {
            expect(answer.kind).toBe('paired')
            expect(why).toMatchObject({ kind: 'game', numbers: [expect.any(Number), expect.any(Number)] })
          } else {
            expect(why).toBeNull()
            expect(answer).toMatchObject({ kind: 'other-round', games: rounds.map((one) => ({ round: one })) })
            if (rounds.length === 0) expect(answer).toMatchObject({ numbers: null })
          }
        }
    }
  })

  test('round-robin 653: who rests is told so, and everybody else when they will', () => {
    const tournament = field(5)
    const schedule = scheduleOf(tournament)
    for (const [index, boards] of schedule.entries()) {
      const explainer = roundRobin.explainer(tournament, roundNumber(index + 1))
      for (const { id } of tournament.players) {
        const rests = !boards.some(({ white, black }) => white === id || black === id)
        expect(explainer.whyUnpaired(id) !== null).toBe(rests)
        const answer = explainer.whyNotUnpaired(id)
        if (rests) expect(answer.kind).toBe('unpaired')
        else {
          const when = schedule.findIndex((games) => !games.some(({ white, black }) => white === id || black === id))
          expect(answer).toMatchObject({ kind: 'rests-in', rounds: [when + 1] })
        }
      }
    }
    expect(roundRobin.explainer(field(6), roundNumber(1)).whyNotUnpaired(playerId(1)).kind).toBe('no-bye')
  })

  test('round-robin 653: whoever is away is not to be paired, and neither is the opponent of the table', () => {
    const away = { ...field(6), requestedByes: [{ player: playerId(1), round: roundNumber(1), bye: 'zero-point' as const }] }
    const [game] = scheduleOf(away)[0]!.filter(({ white, black }) => [1, 6].includes(white) || [1, 6].includes(black))
    const explainer = roundRobin.explainer(away, roundNumber(1))
    expect(explainer.whyNot(game!.white, game!.black)).toMatchObject({ kind: 'not-to-be-paired', players: [1] })
  })
})
