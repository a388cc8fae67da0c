import { Agent, type ClientRequest, get } from 'node:http'

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

export type Listening = { readonly address: () => string; readonly from: () => number; readonly next: () => void }

/**
 * Reads a live stream message by message. When it ends, or is refused, `next` is told, and it comes back within a second: to the `address` of then, with
 * what it has heard `from`.
 */
export const listening = ({ address, from, next }: Listening, heed: (message: string) => void) => {
  let request: ClientRequest | null = null
  let stopped = false
  let returns = 0
  const open = (): void => {
    if (stopped) return
    let text = ''
    let over = false
    const end = (): void => {
      if (over || stopped) return
      over = true
      returns += 1
      next()
      setTimeout(open, 200 + Math.random() * 800).unref()
    }
    request = get(address(), { agent, headers: { 'last-event-id': String(from()) } }, (response) => {
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
    returns: (): number => returns,
    stop: (): void => {
      stopped = true
      request?.destroy()
    },
  }
}
