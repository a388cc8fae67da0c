import { describe, expect, test } from 'vitest'
import { openDesk } from '../../desk/desk.ts'
import type { DeskEvent } from '../../desk/events.ts'
import { rulesDeclared } from '../../pairing/description-of.ts'
import { description } from './description.ts'
import { type RoundRobinRules, roundRobinDefaults } from './rules.ts'
import { roundsOfSchedule, scheduledRound } from './schedule.ts'

const declared = (rules: Partial<RoundRobinRules>, before: RoundRobinRules | null = null) =>
  rulesDeclared({ rulebook: 'round-robin', ...rules }, before) as RoundRobinRules

describe('round-robin 651: the last two rounds of the first cycle', () => {
  test('a new double round robin exchanges them, so that nobody has the same colour three times in a row', () => {
    expect(declared({ double: true }).swapLastTwoRounds).toBe(true)
    expect(declared({ double: true }, roundRobinDefaults).swapLastTwoRounds).toBe(true)
    expect(description.offers.find(({ name }) => name === 'doubleRoundRobin')!.rules).toMatchObject({
      double: true,
      swapLastTwoRounds: true,
    })
    const colours = (player: number): string =>
      Array.from({ length: roundsOfSchedule(10, declared({ double: true })) }, (_, at) =>
        scheduledRound(10, at + 1, declared({ double: true }))!.some(([white]) => white === player) ? 'W' : 'B',
      ).join('')
    for (let player = 1; player <= 10; player++) expect(colours(player)).not.toMatch(/WWW|BBB/)
  })

  test('you can decline the exchange, and a single round robin does not record it', () => {
    expect(declared({ double: true, swapLastTwoRounds: false }).swapLastTwoRounds).toBe(false)
    expect(declared({}).swapLastTwoRounds).toBe(false)
    expect(declared({ swapLastTwoRounds: false }, declared({ double: true })).swapLastTwoRounds).toBe(false)
  })

  test('an event that was declared without it keeps its tables', () => {
    const old = { ...roundRobinDefaults, double: true }
    expect(declared({ seed: 'x' }, old).swapLastTwoRounds).toBe(false)
    expect(declared({ double: true }, old).swapLastTwoRounds).toBe(false)
    const created = { kind: 'tournament-created', settings: { rules: old } } as unknown as DeskEvent
    expect(openDesk([{ sequence: 1, batch: 1, event: created }]).state.settings!.rules).toMatchObject({ swapLastTwoRounds: false })
  })

  test.each([4, 6, 8, 10, 12])('%i players meet everybody twice, with either colour, whether exchanged or not', (players) => {
    for (const swapLastTwoRounds of [false, true]) {
      const cycles = { double: true, swapLastTwoRounds }
      const games = Array.from({ length: roundsOfSchedule(players, cycles) }, (_, at) => scheduledRound(players, at + 1, cycles)!).flat()
      expect(new Set(games.map((game) => game.join('-'))).size).toBe(players * (players - 1))
    }
  })
})
