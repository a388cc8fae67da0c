import type { DeskEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { type DeskState, emptyState } from './state.ts'

/** An event in its place: `batch` numbers the command it came from, so that a command is undone whole. */
export type RecordedEvent = { readonly sequence: number; readonly batch: number; readonly event: DeskEvent }

/** Events that still count: a batch that was undone does not, unless it was redone. */
export const effective = (history: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const undone = undoneBatches(history)
  return history.filter(({ batch, event }) => event.kind !== 'undone' && event.kind !== 'redone' && !undone.has(batch))
}

const undoneBatches = (history: readonly RecordedEvent[]): ReadonlySet<number> => {
  const undone = new Set<number>()
  for (const { event } of history) {
    if (event.kind === 'undone') undone.add(event.batch)
    if (event.kind === 'redone') undone.delete(event.batch)
  }
  return undone
}

/** The state at the end of a history, or at any earlier moment of it. */
export const replay = (history: readonly RecordedEvent[], until = Number.POSITIVE_INFINITY): DeskState => {
  const own = new WeakSet<object>()
  const events = effective(until === Number.POSITIVE_INFINITY ? history : history.filter(({ sequence }) => sequence <= until))
  return events.reduce((state, { event }) => evolve(state, event, own), emptyState)
}

/**
 * The batch that undo would take back: the latest that counts. What was published stays published (C.04.2 4.4), so undo stops there; results that
 * came after can still be taken back. What was recalled stays recalled: everybody was told, and is told the next pairing by its publication.
 */
export const undoable = (history: readonly RecordedEvent[]): number | null => {
  const last = effective(history).at(-1)
  if (last === undefined) return null
  const batch = history.filter((entry) => entry.batch === last.batch)
  return batch.some(({ event }) => final.has(event.kind) || isMove(event) || entersFideMode(event)) ? null : last.batch
}

/** FIDE mode is left by its own command, which asks twice and is written down, not by taking back that it was entered. */
const entersFideMode = (event: DeskEvent): boolean =>
  event.kind === 'settings-changed' && (event.changes as { readonly fideMode?: boolean }).fideMode === true

/** Half of what happened in two sections at once: taken back here alone, the player would be in both or in none. */
export const isMove = (event: DeskEvent): boolean =>
  ('movedTo' in event && event.movedTo !== undefined) || ('movedFrom' in event && event.movedFrom !== undefined)

const final: ReadonlySet<DeskEvent['kind']> = new Set([
  'tournament-created',
  'round-published',
  'round-recalled',
  'pairing-amended',
  'result-corrected',
  'record-accepted',
  'fide-mode-left',
])

/** The batch that redo would bring back: the one undone last, as long as nothing else happened since. */
export const redoable = (history: readonly RecordedEvent[]): number | null => {
  const undone = undoneBatches(history)
  for (const { event } of history.toReversed()) {
    if (event.kind === 'undone' && undone.has(event.batch)) return event.batch
    if (event.kind !== 'undone' && event.kind !== 'redone') return null
  }
  return null
}
