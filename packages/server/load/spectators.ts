import { listening } from './listening.ts'

/** When each result was sent, by its event number; set as soon as the number is known, which may be after spectators have seen it. */
export type Tally = {
  readonly seen: (sequence: number, at: number) => void
  readonly faults: string[]
}

/**
 * Somebody who watches: reads the live stream, comes back with the cursor when it ends, and notices gaps and doubles. From `after` on every event of
 * the stream is a result, so the numbers must follow each other.
 */
export const spectator = (urls: readonly string[], path: string, after: number, tally: Tally) => {
  let cursor = after
  let turn = 0

  const heed = (message: string): void => {
    const data = /^data: (.*)$/m.exec(message)?.[1]
    // Named messages say what is so now; only events are numbered.
    if (data === undefined || message.startsWith('event: ')) return
    const at = performance.now()
    for (const match of data.matchAll(/"sequence":(\d+)/g)) {
      const sequence = Number(match[1])
      if (sequence !== cursor + 1) tally.faults.push(`${sequence} after ${cursor}`)
      cursor = sequence
      tally.seen(sequence, at)
    }
  }
  const stream = listening(
    {
      address: () => `${urls[turn % urls.length]}${path}`,
      from: () => cursor,
      next: () => {
        turn += 1
      },
    },
    heed,
  )
  return { cursor: () => cursor, ...stream }
}
