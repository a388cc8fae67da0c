import type { DeskEvent, PairingQuality } from '@zug/engine/desk'
import { useMemo } from 'react'
import { useView } from '../../../api/queries.ts'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import { type Place, placesOf, type Seating } from './seating.ts'

export type Change = {
  readonly sequence: number
  readonly by: string
  readonly places: readonly Place[]
  readonly breaks: readonly string[]
  readonly quality: PairingQuality | null
  /** Nothing has been done since, so undo takes back this one. */
  readonly latest: boolean
}
export type Session = {
  readonly changes: readonly Change[]
  readonly reason: string | null
  readonly breaks: readonly string[]
  readonly quality: PairingQuality | null
}

type Entry = { readonly sequence: number; readonly name: string; readonly undone: boolean; readonly event: DeskEvent }

/** Enough for any session; what is older than that is in the history. */
const reach = 400

/** The latest session of changes by hand as the desk has recorded it: each change with before and after. */
export const useSession = (enabled = true): Session => {
  const { id } = usePlace()
  const { sequence } = useTournament()
  const after = Math.max(0, sequence - reach)
  const { data } = useView(id, 'history', { after, limit: reach }, enabled)
  return useMemo(() => sessionIn(data?.events ?? []), [data])
}

const sessionIn = (events: readonly Entry[]): Session => {
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
    changes.push({
      sequence,
      by: name,
      places,
      breaks: event.breaks,
      quality: event.quality ?? null,
      latest: sequence === kept.at(-1)?.sequence,
    })
    before = event
  }
  return { changes, reason, breaks: changes.at(-1)?.breaks ?? [], quality: changes.at(-1)?.quality ?? null }
}
