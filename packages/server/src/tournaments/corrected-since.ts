import { type DeskBoardResult as BoardResult, effective, sameResult } from '@zug/engine/desk'
import { type PlayerId, type RoundNumber, remembered } from '@zug/engine/model'
import { standingsOf } from '../standings/table.ts'
import type { OpenTournament } from './desk-store.ts'
import { publishedMoment } from './moments.ts'

/** A result of an earlier round that is not what a round was paired from; null, then, was no result yet. */
export type Corrected = {
  readonly round: RoundNumber
  readonly board: number
  readonly white: PlayerId
  readonly black: PlayerId
  readonly was: BoardResult | null
  readonly now: BoardResult
}

export type CorrectedSince = {
  readonly results: readonly Corrected[]
  /** What those of them brought into the round when it was paired. */
  readonly asPaired: readonly { readonly player: PlayerId; readonly points: number }[]
}

/** Rounds that were published when a result of an earlier one changed: only these need a second look. */
const suspects = remembered(({ desk: { history } }: OpenTournament): ReadonlySet<number> => {
  const found = new Set<number>()
  let published = 0
  for (const { event } of effective(history)) {
    if (event.kind === 'round-published') published = event.round.round
    // It is paired again from the results as they are then.
    if (event.kind === 'round-recalled') {
      published = event.round - 1
      found.delete(event.round)
    }
    const changes = event.kind === 'result-entered' || (event.kind === 'result-corrected' && event.effect !== 'rating-only')
    if (changes) for (let round = event.round + 1; round <= published; round++) found.add(round)
  }
  return found
})

/** What was corrected, or finished, of earlier rounds since this one was published, as far as the results are shown; null: nothing. */
export const correctedSince = (open: OpenTournament, round: number): CorrectedSince | null => {
  if (!suspects(open).has(round)) return null
  const before = publishedMoment(open, round)?.before
  if (before === undefined) return null
  const results = before.rounds.flatMap(({ round: earlier, boards: then }) =>
    (open.desk.state.rounds[earlier - 1]?.boards ?? []).flatMap(({ white, black, result: now }, board): readonly Corrected[] => {
      const old = then.find((one) => one.white === white && one.black === black)
      if (old === undefined || now === null || sameResult(old.result, now)) return []
      return [{ round: earlier, board, white, black, was: old.result, now }]
    }),
  )
  if (results.length === 0) return null
  const touched = new Set(results.flatMap(({ white, black }) => [white, black]))
  const { rows } = standingsOf(before, before.rounds.length)
  return {
    results,
    asPaired: rows.flatMap(({ player: { id }, points }) => (touched.has(id) ? [{ player: id, points: points / 10 }] : [])),
  }
}
