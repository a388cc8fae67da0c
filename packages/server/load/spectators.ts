import { Agent, type ClientRequest, get } from 'node:http'

/** When each result was sent, by its event number; set as soon as the number is known, which may be after spectators have seen it. */
export type Tally = {
  readonly seen: (sequence: number, at: number) => void
  readonly faults: string[]
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Somebody who watches: reads the live stream, comes back with the cursor when it ends, and notices gaps and doubles. From `after` on every event of
 * the stream is a result, so the numbers must follow each other.
 */
export const spectator = (urls: readonly string[], path: string, after: number, tally: Tally) => {
  let cursor = after
  let request: ClientRequest | null = null
  let stopped = false
  let turn = 0
  let returns = 0

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
  const again = (): void => {
    if (stopped) return
    returns += 1
    turn += 1
    setTimeout(open, 200 + Math.random() * 800)
  }
  const open = (): void => {
    if (stopped) return
    let text = ''
    let over = false
    const end = (): void => {
      if (!over) again()
      over = true
    }
    request = get(`${urls[turn % urls.length]}${path}`, { agent, headers: { 'last-event-id': String(cursor) } }, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        end()
        return
      }
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        for (let at = text.indexOf('\n\n'); at !== -1; at = text.indexOf('\n\n')) {
          heed(text.slice(0, at))
          text = text.slice(at + 2)
        }
      })
      response.on('close', end)
      response.on('error', end)
    })
    request.on('error', end)
  }
  open()
  return {
    cursor: () => cursor,
    returns: () => returns,
    stop: (): void => {
      stopped = true
      request?.destroy()
    },
  }
}
