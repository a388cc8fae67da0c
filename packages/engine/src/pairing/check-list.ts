import { asPairedIn } from '../model/as-paired.ts'
import { virtualPointsIn } from '../model/history.ts'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import { type Points, pointsFromTenths } from '../model/points.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { referees } from './referee/index.ts'
import { type FloatMark, type Row, sheetOf } from './referee/sheet.ts'

/** One player of a check-list, the sheet by which arbiters pair: everything about the player that a Dutch system looks at. */
export type CheckListRow = {
  readonly player: PlayerId
  /** The score the player is paired with, virtual points included. */
  readonly score: Points
  readonly virtualPoints: Points
  /** Of the games played, oldest first. */
  readonly colours: readonly ('W' | 'B')[]
  /**
   * WWW double absolute (twice the same colour and a difference beyond 1), WW for the difference, W1 and W for twice the same colour with a difference of
   * 1 or 0, (W) strong, (w) mild; Black likewise; A none.
   */
  readonly preference: string
  readonly floats: readonly [last: FloatMark, before: FloatMark]
  /** Met over the board, oldest first. */
  readonly opponents: readonly PlayerId[]
  /** Cannot receive the pairing-allocated bye. */
  readonly keptFromBye: boolean
}

/** Who is to be paired in `round`, from the highest ranked down; null where a rulebook has no such sheet. */
export const checkListOf = (tournament: Tournament, round: RoundNumber, rulebook: RulebookId): readonly CheckListRow[] | null => {
  const { edition } = referees[rulebook]
  if (edition === null) return null
  return sheetOf(asPairedIn(tournament, round), round, edition).map((row) => ({
    player: row.id,
    score: pointsFromTenths(row.points),
    virtualPoints: virtualPointsIn(tournament, row.id, round),
    colours: row.colours,
    preference: preferenceOf(row),
    floats: row.floats,
    opponents: [...row.met],
    keptFromBye: row.keptFromBye,
  }))
}

/** Which articles the sheet is about: who gets no bye, and the floats of the last round and of the one before; null where there is no such sheet. */
export const checkListArticles = (
  rulebook: RulebookId,
): { readonly bye: string; readonly floats: readonly [last: string, before: string] } | null => {
  const { edition } = referees[rulebook]
  return edition === null ? null : { bye: edition.articles.bye, floats: edition.articles.floats }
}

const preferenceOf = ({ due, colours, balance }: Row): string => {
  const { colour, urgency } = due
  if (colour === null) return 'A'
  if (urgency === 1) return `(${colour.toLowerCase()})`
  if (urgency === 2) return `(${colour})`
  const twice = colours.length > 1 && colours.at(-1) === colours.at(-2)
  if (Math.abs(balance) > 1) return colour.repeat(twice ? 3 : 2)
  return balance === 0 ? colour : `${colour}1`
}
