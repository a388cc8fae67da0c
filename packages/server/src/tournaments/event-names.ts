import type { DeskEvent } from '@zug/engine/desk'
import { type OpenTournament, sequenceOf } from './desk-store.ts'

/** The event that a tournament says it is a section of. */
export const eventOf = ({ desk }: OpenTournament): string | null => desk.state.settings?.section?.event ?? null

/** The same of events that are no tournament yet. */
export const sectionNamed = (events: readonly DeskEvent[]): string | null => {
  const said = events.findLast(
    (event) =>
      (event.kind === 'tournament-created' && event.settings.section) || (event.kind === 'settings-changed' && event.changes.section),
  )
  if (said?.kind === 'tournament-created') return said.settings.section?.event ?? null
  return said?.kind === 'settings-changed' ? (said.changes.section?.event ?? null) : null
}

/**
 * Which event each tournament belongs to, as of how far it was read: an installation may have more of them than are open at once, and the page of one section
 * must not read them all.
 */
export const createEventNames = (get: (id: string) => Promise<OpenTournament>) => {
  const kept = new Map<string, { readonly sequence: number; readonly event: string | null }>()
  return async (id: string, sequence: number): Promise<string | null> => {
    const known = kept.get(id)
    if (known !== undefined && known.sequence >= sequence) return known.event
    const open = await get(id)
    kept.set(id, { sequence: sequenceOf(open), event: eventOf(open) })
    return eventOf(open)
  }
}
