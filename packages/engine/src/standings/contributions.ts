import { createMemory } from '../remembered.ts'
import { roundsCountedAsDraws } from './adjusted-score.ts'
import { type Entry, type Field, isForfeit } from './field.ts'
import { type Note, note } from './note.ts'
import { isVoluntarilyUnplayed } from './unplayed-rounds.ts'

/** What one round brings to a tie-break that sums over opponents. */
export type Contribution = {
  /** From 1. */
  readonly round: number
  /** Index of the opponent whose score counts; null for the dummy. */
  readonly opponent: number | null
  /** Tenths: the adjusted score of the opponent, or the score of the dummy. */
  readonly score: number
  /** Tenths the player scored in the round. */
  readonly points: number
  /** 16.1: a VUR, for the exception of 16.5. */
  readonly voluntary: boolean
  /** Why the score is not simply that of the opponent. */
  readonly note: ContributionNote
}

export type ContributionNote =
  | { readonly kind: 'score' }
  | { readonly kind: 'forfeit-as-played'; readonly article: '14' | '15.2' }
  | { readonly kind: 'dummy' }
  | { readonly kind: 'dummy-capped'; readonly article: '16.4.1' | '16.4.2'; readonly scheduled: number | null }

/**
 * C.07 4.4, 15.2, 16.3, 16.4: the rounds of each participant as Buchholz, Sonneborn-Berger and Koya see them, each encounter by itself (4.4). In a Swiss an unplayed round is a game
 * against a dummy with the participant's own final score; the 2026 edition caps it, for a forfeit at the adjusted score of the scheduled
 * opponent (16.4.1), else at a draw in every round (16.4.2). In a round robin a forfeit is a regular game, and a round without an opponent is none.
 */
export const contributionsOf = (field: Field, forfeitsAsPlayed: boolean): readonly (readonly Contribution[])[] =>
  known.of(field, forfeitsAsPlayed, () => field.entries.map((entry) => contributionsTo(field, entry, forfeitsAsPlayed)))

/** Several tie-breaks in a row ask for the same. */
const known = createMemory<Field, boolean, readonly (readonly Contribution[])[]>()

const contributionsTo = (field: Field, entry: Entry, forfeitsAsPlayed: boolean): readonly Contribution[] => {
  const regular = field.system === 'round-robin'
  const contributions: Contribution[] = []
  // Written out, without spreads: this is most of the work of standings.
  entry.rounds.forEach(({ kind, opponent, points }, at) => {
    if (opponent !== null && (kind === 'game' || regular || forfeitsAsPlayed)) {
      const note: ContributionNote = kind === 'game' ? asPlayed : { kind: 'forfeit-as-played', article: regular ? '15.2' : '14' }
      contributions.push({ round: at + 1, opponent, score: field.adjusted[opponent]!, points, voluntary: false, note })
    } else if (!regular) {
      const round = entry.rounds[at]!
      const cap = field.edition === '2023' ? null : capOf(field, isForfeit(round) ? opponent : null)
      const capped = cap !== null && cap.score < entry.points
      const score = capped ? cap.score : entry.points
      const note: ContributionNote = capped ? { kind: 'dummy-capped', article: cap.article, scheduled: cap.scheduled } : { kind: 'dummy' }
      contributions.push({ round: at + 1, opponent: null, score, points, voluntary: isVoluntarilyUnplayed(round), note })
    }
  })
  return contributions
}

const asPlayed: ContributionNote = { kind: 'score' }

type Cap = { readonly score: number; readonly article: '16.4.1' | '16.4.2'; readonly scheduled: number | null }
const capOf = (field: Field, scheduled: number | null): Cap =>
  scheduled === null
    ? { score: field.draw * field.rounds, article: '16.4.2', scheduled }
    : { score: field.adjusted[scheduled]!, article: '16.4.1', scheduled }

/** The same as a remark; null when there is nothing to say. */
export const contributionNote = (field: Field, { opponent, note: why }: Contribution): Note | null => {
  switch (why.kind) {
    case 'score':
    case 'forfeit-as-played': {
      const draws = opponent === null ? [] : roundsCountedAsDraws(field.entries[opponent]!, field.system)
      if (why.kind === 'forfeit-as-played') return note('forfeit-as-played', { draws }, why.article)
      return draws.length === 0 ? null : note('adjusted', { draws }, '16.3')
    }
    case 'dummy':
      return note('dummy', '16.4')
    case 'dummy-capped':
      return why.scheduled === null
        ? note('dummy-capped-by-draws', { draws: field.rounds }, why.article)
        : note('dummy-capped-by-opponent', { opponent: field.entries[why.scheduled]!.id }, why.article)
  }
}
