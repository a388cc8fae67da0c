import type { PlayerId } from '@zug/engine/model'
import { useMemo } from 'react'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { useRoundView } from '../explain/use-round-view.ts'
import type { RoundAtHand } from './round-at-hand.ts'

/** Points (tenths) that everybody brings into a round; null while they are on their way, and when they do not come. */
export const usePoints = (round: number): { readonly points: ReadonlyMap<PlayerId, number> | null; readonly waiting: boolean } => {
  const { id, at } = usePlace()
  const { rounds } = useTournament()
  const before = Math.min(round - 1, rounds.length)
  const { data, isLoading } = useView(id, 'standings', { round: before, at }, before > 0)
  return useMemo(() => {
    if (before <= 0) return { points: new Map(), waiting: false }
    if (data === undefined) return { points: null, waiting: isLoading }
    const points = new Map(data.rows.map((row) => [row.player, Math.round(row.points * 10)]))
    // As the reasons have them: what was corrected since did not pair this round.
    for (const then of rounds[round - 1]?.corrected?.asPaired ?? []) points.set(then.player, Math.round(then.points * 10))
    return { points, waiting: false }
  }, [before, data, isLoading, rounds, round])
}

/** Colour preference and floats as arbiters note them (`Ww-↓`), where the rulebook has such a notation. */
export const useNotation = ({ round, boards }: RoundAtHand): ReadonlyMap<PlayerId, string> => {
  const { at } = usePlace()
  const { data } = useRoundView('rounds/{round}/explanation', { round, at }, boards.length > 0)
  return useMemo(() => {
    const events = data !== undefined && 'events' in data.explanation ? data.explanation.events : []
    const players = events.flatMap((event) => (event.kind === 'field' ? event.scoregroups.flatMap((group) => group.players) : []))
    return new Map(players.map(({ player, notation }) => [player, markOf(notation)]))
  }, [data])
}

/** `4Ww-↓` is `Ww -↓` in a row that has the name already; `A`, no preference, is nothing to show. */
const markOf = (notation: string): string =>
  notation
    .replace(/^\d+/, '')
    .replace(/^A/, '')
    .replace(/^([WwBb]+)([^WwBb])/, '$1\u2009$2')
