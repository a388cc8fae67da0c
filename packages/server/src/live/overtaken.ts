import { type DeskEvent, effective, type RecordedEvent } from '@zug/engine/desk'

/** What an event says something of, that a later one may say anew. */
const subjectOf = (event: DeskEvent): string | null => {
  switch (event.kind) {
    case 'result-entered':
    case 'result-corrected':
      return `result ${event.round} ${event.board}`
    case 'pairing-amended':
    case 'round-recalled':
      return `pairing ${event.round}`
    case 'round-published':
      return `pairing ${event.round.round}`
    default:
      return null
  }
}

/**
 * Numbers of the events whose results or pairings do not stand any more, taken back or said anew. Whoever was away needs none of them, and some may never
 * have been shown: what was entered and taken back before the round was.
 */
export const overtakenIn = (history: readonly RecordedEvent[]): ReadonlySet<number> => {
  const last = new Map<string, number>()
  for (const { event, sequence } of effective(history)) {
    const subject = subjectOf(event)
    // Boards of the next pairing have the same numbers and other players.
    if (event.kind === 'round-recalled')
      for (const name of [...last.keys()]) if (name.startsWith(`result ${event.round} `)) last.delete(name)
    if (subject !== null) last.set(subject, sequence)
  }
  const standing = new Set(last.values())
  return new Set(history.flatMap(({ event, sequence }) => (subjectOf(event) !== null && !standing.has(sequence) ? [sequence] : [])))
}
