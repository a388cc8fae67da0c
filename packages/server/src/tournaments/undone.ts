import { effective, type RecordedEvent } from '@zug/engine/desk'

/** Commands that were taken back and do not count. */
export const undoneBatchesOf = (history: readonly RecordedEvent[]): ReadonlySet<number> => {
  const counting = new Set(effective(history).map(({ batch }) => batch))
  const turns = new Set(history.flatMap(({ batch, event }) => (event.kind === 'undone' || event.kind === 'redone' ? [batch] : [])))
  return new Set(history.map(({ batch }) => batch).filter((batch) => !counting.has(batch) && !turns.has(batch)))
}
