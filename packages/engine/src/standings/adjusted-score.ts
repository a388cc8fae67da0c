import type { EventSystem } from './edition.ts'
import type { Entry, FieldRound } from './field.ts'
import { unplayedCategories } from './unplayed-rounds.ts'

/**
 * C.07 16.3: the score of a participant as it enters the tie-breaks of the opponents. Unplayed rounds of categories 1 to 4 count as awarded,
 * those of category 5 as draws. A round robin takes the score as it is (15.2).
 */
export const adjustedScore = (entry: Pick<Entry, 'rounds' | 'points'>, draw: number, system: EventSystem): number => {
  if (system === 'round-robin' || entry.rounds.every(isPlayed)) return entry.points
  const categories = unplayedCategories(entry.rounds)
  return entry.rounds.reduce((score, round, at) => score + (categories[at] === 5 ? draw : round.points), 0)
}

const isPlayed = ({ kind }: FieldRound): boolean => kind === 'game'

/** Rounds that 16.3 counts as draws, from 1. */
export const roundsCountedAsDraws = (entry: Pick<Entry, 'rounds'>, system: EventSystem): readonly number[] =>
  system === 'round-robin' ? [] : unplayedCategories(entry.rounds).flatMap((category, at) => (category === 5 ? [at + 1] : []))
