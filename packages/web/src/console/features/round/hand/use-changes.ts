import type { DeskEvent, PlayerId } from '@zug/engine'
import { useMemo } from 'react'
import { useView } from '../../../api/queries.ts'
import { usePlace, useTournament } from '../../../api/tournament.tsx'

type Board = { readonly white: PlayerId; readonly black: PlayerId }
type Seating = { readonly boards: readonly Board[]; readonly bye: PlayerId | null }

/** One place that a change filled otherwise; `at` null is the bye. */
export type Place = {
  readonly at: number | null
  readonly before: readonly PlayerId[] | null
  readonly after: readonly PlayerId[] | null
}
export type Change = {
  readonly sequence: number
  readonly by: string
  readonly places: readonly Place[]
  readonly breaks: readonly string[]
  /** Nothing has been done since, so undo takes back this one. */
  readonly latest: boolean
}
export type Session = { readonly changes: readonly Change[]; readonly reason: string | null; readonly breaks: readonly string[] }

type Entry = { readonly sequence: number; readonly name: string; readonly undone: boolean; readonly event: DeskEvent }

/** Enough for any session; what is older than that is in the history. */
const reach = 400

/** The latest session of changes by hand as the desk has recorded it: each change with before and after. */
export const useSession = (enabled = true): Session => {
  const { id } = usePlace()
  const { sequence } = useTournament()
  const after = Math.max(0, sequence - reach)
  const { data } = useView<{ readonly events: readonly Entry[] }>(id, `history?after=${after}&limit=${reach}`, enabled)
  return useMemo(() => sessionIn(data?.events ?? []), [data])
}

export const sessionIn = (events: readonly Entry[]): Session => {
  const kept = events.filter(({ undone, event }) => !undone && event.kind !== 'undone' && event.kind !== 'redone')
  let before: Seating | null = null
  let reason: string | null = null
  let changes: Change[] = []
  for (const { sequence, name, event } of kept) {
    if (event.kind === 'round-drafted') before = event.draft
    if (event.kind === 'manual-started') {
      reason = event.reason
      changes = []
    }
    if (event.kind !== 'manual-changed') continue
    const places = before === null ? [] : placesOf(before, event)
    changes.push({ sequence, by: name, places, breaks: event.breaks, latest: sequence === kept.at(-1)?.sequence })
    before = event
  }
  return { changes, reason, breaks: changes.at(-1)?.breaks ?? [] }
}

/** Boards are compared by their place as long as both have as many, else by who sits there. */
const placesOf = (before: Seating, after: Seating): readonly Place[] => {
  const pair = ({ white, black }: Board): readonly PlayerId[] => [white, black]
  const text = ({ white, black }: Board): string => `${white} ${black}`
  const bye: readonly Place[] =
    before.bye === after.bye
      ? []
      : [{ at: null, before: before.bye === null ? null : [before.bye], after: after.bye === null ? null : [after.bye] }]
  if (before.boards.length === after.boards.length)
    return [
      ...after.boards.flatMap((board, at): readonly Place[] =>
        text(board) === text(before.boards[at]!) ? [] : [{ at, before: pair(before.boards[at]!), after: pair(board) }],
      ),
      ...bye,
    ]
  const [were, are] = [new Set(before.boards.map(text)), new Set(after.boards.map(text))]
  return [
    ...before.boards.flatMap((board, at): readonly Place[] => (are.has(text(board)) ? [] : [{ at, before: pair(board), after: null }])),
    ...after.boards.flatMap((board, at): readonly Place[] => (were.has(text(board)) ? [] : [{ at, before: null, after: pair(board) }])),
    ...bye,
  ]
}
