import { pointsFromTenths } from '../../model/points.ts'
import { type Bracket, makeBracket } from '../../rulebook/fide-dutch/bracket.ts'
import type { Competitor } from '../../rulebook/fide-dutch/competitor.ts'
import type { Float } from '../../rulebook/fide-dutch/float.ts'
import type { LookAhead } from '../../rulebook/fide-dutch/look-ahead.ts'
import { makeCompetitor } from '../players/make-competitor.ts'
import { type Dice, makeDice } from './dice.ts'

export type RandomBracket = { readonly bracket: Bracket; readonly ahead: LookAhead }

/**
 * One bracket out of nothing but a seed: no tournament need ever come to it, so that corners turn up which whole tournaments show once in a
 * million. `byeScore` as the 2026 edition knows it, or never.
 */
export const randomBracket = (seed: number, withByeScore: boolean): RandomBracket => {
  const dice = makeDice(seed)
  const last = dice.chance(0.3)
  const movedDown = dice.pick([0, 0, 1, 1, 2, 3])
  const residents = dice.between(Math.max(1, movedDown), dice.pick([6, 12, 24]))
  const next = last ? 0 : dice.between(1, dice.pick([3, 8, 16]))
  const habits = {
    histories: dice.pick([anyHistories, lopsidedHistories, absoluteHistories, ['', 'W', 'B']]),
    floats: dice.pick([0, 0.2, 0.6]),
    topscorers: dice.pick([0, 0, 1, 0.5]),
    barred: dice.pick([0, 0.3, 0.9]),
  }
  const size = movedDown + residents + next
  const players = Array.from({ length: size }, (_, i) => {
    const score = i < movedDown ? 4 + dice.between(0, movedDown - 1 - i) / 2 : i < movedDown + residents ? 3 : 2
    return randomCompetitor(dice, i + 1, score, habits)
  })
  const moved = players.slice(0, movedDown).sort((a, b) => b.score - a.score || a.rank - b.rank)
  const ranked = [...moved, ...players.slice(movedDown)].map((player, rank) => ({ ...player, rank }))
  const met = haveMet(dice, size, dice.pick([0, 0.5, 2, 4]))
  const competitors = ranked.map((player) => ({ ...player, excluded: met[player.rank]! }))
  const byeScore = withByeScore && size % 2 === 1 && dice.chance(0.7) ? pointsFromTenths(dice.pick([20, 30, 30, 30])) : null
  return {
    bracket: makeBracket('normal', competitors.slice(0, movedDown), competitors.slice(movedDown, movedDown + residents), last),
    ahead: {
      next: competitors.slice(movedDown + residents),
      rest: [],
      mustComplete: last,
      nextIsLast: !last && dice.chance(0.5),
      mayBeLeftOver: (player) => player.mayTakeBye && (byeScore === null || player.score === byeScore),
      byeScore,
    },
  }
}

type Habits = { readonly histories: readonly string[]; readonly floats: number; readonly topscorers: number; readonly barred: number }

const anyHistories = ['', 'WB', 'BW', 'W', 'B', 'WBW', 'BWB', 'WW', 'BB', 'WBWW', 'BBWB', 'BBWW', 'WWBW']
const lopsidedHistories = ['W', 'WBW', 'WW', 'BWW', 'BW', 'WBWW', 'WB']
const absoluteHistories = ['WW', 'BWW', 'WBWW', 'WWBW', 'BB', 'BBWB', 'WWBB', 'W']

const randomCompetitor = (dice: Dice, number: number, score: number, habits: Habits): Competitor => {
  const float = (): Float | null => (dice.chance(habits.floats) ? dice.pick(['up', 'down'] as const) : null)
  return makeCompetitor(number, score, dice.pick(habits.histories), {
    floatLastRound: float(),
    floatTwoRoundsAgo: float(),
    mayTakeBye: !dice.chance(habits.barred),
    topscorer: dice.chance(habits.topscorers),
    unplayedGames: dice.between(0, 2),
  })
}

const haveMet = (dice: Dice, size: number, each: number): readonly ReadonlySet<number>[] => {
  const met = Array.from({ length: size }, () => new Set<number>())
  for (let count = Math.round((each * size) / 2); count > 0; count--) {
    const a = dice.between(0, size - 1)
    const b = dice.between(0, size - 1)
    if (a === b) continue
    met[a]!.add(b)
    met[b]!.add(a)
  }
  return met
}
