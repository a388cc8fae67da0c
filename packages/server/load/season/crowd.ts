import { Agent, get } from 'node:http'
import { type FromCrowd, now, type ToCrowd } from './report.ts'

/** A process of people who watch: one live connection each. Says when each number of each event was seen. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
const tell = (message: FromCrowd): void => void process.send!(message)

let seen: [number, number, number][] = []
setInterval(() => {
  if (seen.length > 0) tell({ kind: 'seen', seen })
  seen = []
}, 500).unref()

const watch = (url: string, { event, id, after }: ToCrowd['watched'][number], opened: () => void): void => {
  let cursor = after
  const again = (): void => void setTimeout(open, 300 + Math.random() * 1000)
  const heed = (message: string, at: number): void => {
    const data = /^data: (.*)$/m.exec(message)?.[1]
    if (data === undefined || message.startsWith('event: ')) return
    for (const match of data.matchAll(/"sequence":(\d+)/g)) {
      const sequence = Number(match[1])
      if (sequence !== cursor + 1) tell({ kind: 'wrong', what: `${sequence} after ${cursor}` })
      cursor = sequence
      seen.push([event, sequence, at])
    }
  }
  const open = (): void => {
    let text = ''
    const request = get(
      `${url}/api/tournaments/${id}/live?as=public`,
      { agent, headers: { 'last-event-id': String(cursor) } },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume()
          tell({ kind: 'wrong', what: `a live connection was answered with ${response.statusCode}` })
          again()
          return
        }
        response.setEncoding('utf8')
        response.once('data', opened)
        response.on('data', (chunk: string) => {
          const at = now()
          text += chunk
          for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
            heed(text.slice(0, end), at)
            text = text.slice(end + 2)
          }
        })
        response.on('close', again)
        response.on('error', () => {})
      },
    )
    request.on('error', again)
  }
  open()
}

process.on('message', async ({ url, watched }: ToCrowd) => {
  let count = 0
  for (const [at, each] of watched.entries()) {
    let first = true
    watch(url, each, () => {
      if (!first) return
      first = false
      count += 1
      if (count === watched.length) tell({ kind: 'open', count })
    })
    // A hall does not come through the door at one moment.
    if (at % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 50))
  }
})
process.on('disconnect', () => process.exit())
