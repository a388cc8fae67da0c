import { adjustedScore } from './adjusted-score.ts'
import type { Entry, Field, FieldRound } from './field.ts'

export type FieldParts = Omit<Field, 'entries' | 'adjusted'> & { readonly entries: readonly Omit<Entry, 'points'>[] }

/** Adds what follows from the rounds: each entry's score, and the score its opponents see. */
export const makeField = (parts: FieldParts): Field => {
  const entries = parts.entries.map(withPoints)
  return { ...parts, entries, adjusted: entries.map((entry) => adjustedScore(entry, parts.draw, parts.system)) }
}

/** Written out where nothing is rare: this is done by the thousand. */
const withPoints = (entry: Omit<Entry, 'points'>): Entry => {
  const { id, pairingNumber, rating, rounds, laterRatings, lot, external } = entry
  let points = 0
  for (const round of rounds) points += round.points
  if (laterRatings !== undefined || lot !== undefined || external !== undefined) return { ...entry, points }
  return { id, pairingNumber, rating, rounds, points }
}

/** C.07 8.3: the field as if all paired games of the last round had been drawn. Byes stay what they were. */
export const foreField = (field: Field): Field => {
  const last = field.rounds - 1
  const drawn = (round: FieldRound): FieldRound =>
    round.opponent === null ? round : { ...round, kind: 'game', result: 'draw', points: field.draw }
  return makeField({
    ...field,
    entries: field.entries.map((entry) => ({ ...entry, rounds: entry.rounds.map((round, at) => (at === last ? drawn(round) : round)) })),
  })
}
