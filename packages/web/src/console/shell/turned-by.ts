import type { HistoryView } from '../api/types.ts'

export type Entry = HistoryView['events'][number]

/** What undo would take back, or redo bring back: the events of one command. */
export const turnedBy = (kind: 'undo' | 'redo', events: readonly Entry[]): readonly Entry[] => {
  const batch =
    kind === 'undo'
      ? events.findLast(({ event, undone }) => !undone && event.kind !== 'undone' && event.kind !== 'redone')?.batch
      : events
          .toReversed()
          .flatMap(({ event }) => (event.kind === 'undone' ? [event.batch] : []))
          .find((taken) => events.some((entry) => entry.batch === taken && entry.undone))
  return events.filter((entry) => entry.batch === batch)
}
