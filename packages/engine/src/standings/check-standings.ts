import { roundsPaired } from '../model/history.ts'
import type { PlayerId } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { makeTieBreak, type TieBreakCode } from './code.ts'
import { declaredTieBreaks } from './declared.ts'
import type { TieBreakEdition } from './edition.ts'
import type { Exact } from './exact.ts'
import { type StandingsRow, standings } from './standings.ts'

/** One of two players whose recorded order a criterion contradicts. */
export type DisputedPlace = {
  readonly player: PlayerId
  /** As the report has it. */
  readonly recorded: number
  readonly computed: number
  readonly value: Exact | null
}

export type StandingsDifference = {
  /** The first criterion that separates the two otherwise than recorded. */
  readonly criterion: TieBreakCode
  readonly upper: DisputedPlace
  readonly lower: DisputedPlace
}

export type StandingsReport =
  | { readonly kind: 'nothing-to-check'; readonly why: 'no-rounds' | 'no-tie-breaks' | 'no-ranks' }
  | {
      readonly kind: 'checked'
      readonly edition: TieBreakEdition
      /** The criteria that were applied, points first. */
      readonly criteria: readonly string[]
      /** The criterion from which on nothing could be computed; null when all of them were. */
      readonly unreadable: string | null
      /** Neighbours in the recorded order that the criteria put otherwise, from the top. Empty when the standings are right. */
      readonly differences: readonly StandingsDifference[]
    }

/**
 * Compares the ranks a report records with what its declared criteria (202, 212) give. Players whom no criterion separates may stand in any
 * order, since lots or a play-off may have decided.
 */
export const checkStandings = (tournament: Tournament): StandingsReport => {
  const declared = declaredTieBreaks(tournament)
  if (declared === null) return { kind: 'nothing-to-check', why: 'no-tie-breaks' }
  // Ranks are recorded of players; of teams the model keeps none.
  if (tournament.teams !== undefined) return { kind: 'nothing-to-check', why: 'no-ranks' }
  if (roundsPaired(tournament) === 0) return { kind: 'nothing-to-check', why: 'no-rounds' }
  const { rows, criteria, edition } = standings(tournament, { tieBreaks: declared.tieBreaks })
  const recorded = rows
    .flatMap((row) => (row.player.rank !== null && row.player.rank > 0 ? [{ row, rank: row.player.rank }] : []))
    .sort((a, b) => a.rank - b.rank || a.row.rank - b.row.rank)
  if (recorded.length < 2) return { kind: 'nothing-to-check', why: 'no-ranks' }

  const place = (row: StandingsRow, rank: number, at: number): DisputedPlace => ({
    player: row.player.id,
    recorded: rank,
    computed: row.rank,
    value: row.values[at] ?? null,
  })
  const differences = recorded.slice(1).flatMap((lower, index): readonly StandingsDifference[] => {
    const upper = recorded[index]!
    const at = lower.row.places.findIndex((each, stage) => each !== upper.row.places[stage])
    if (at === -1) return []
    const right = upper.row.places[at]! < lower.row.places[at]! && upper.rank !== lower.rank
    return right ? [] : [{ criterion: criteria[at]!, upper: place(upper.row, upper.rank, at), lower: place(lower.row, lower.rank, at) }]
  })
  return { kind: 'checked', edition, criteria: criteria.map(makeTieBreak), unreadable: declared.unreadable?.text ?? null, differences }
}
