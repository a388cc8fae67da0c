/**
 * What pages listen to, once for all pages of a browser. Browsers open six connections to a host and a stream takes one of them for as long as it is
 * listened to: with one per page the seventh page would wait for ever, and results typed in the sixth with it.
 */

export type Asked = { readonly kind: 'listen'; readonly address: string; readonly after: number; readonly names: readonly string[] }
export type ToFeeds = Asked | { readonly kind: 'leave' }
export type FromFeeds =
  | { readonly kind: 'here' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly refused: boolean }
  | { readonly kind: 'said'; readonly name: string; readonly data: string; readonly at: number }

export type Port = { readonly postMessage: (message: FromFeeds) => void }

/** As much of an EventSource as is used here. */
export type Source = Pick<EventSource, 'readyState' | 'close' | 'onopen' | 'onerror' | 'addEventListener'>

/** Streams at once; the rest of the six connections is for pages and results. */
const mostOpen = 3
/** A stream that is not there by then waits for a connection: until it comes its pages look for themselves. */
const patience = 4000
const look = 5000
/** The server answered with a problem: come back later, and then ever later. */
const comeBack = 3000
const longest = 30_000
/** A page says that it is there twice a minute. One that broke down says nothing. */
const silence = 150_000

const closed = 2

type Feed = {
  readonly asked: Asked
  readonly ports: Set<Port>
  /** The latest of every name that comes whole: a page that joins gets it at once. */
  readonly latest: Map<string, string>
  /** The number of the last event that has come, or that was known when the stream was opened. */
  at: number
  open: boolean
  source: Source | null
  waiting: ReturnType<typeof setTimeout> | undefined
  looking: ReturnType<typeof setInterval> | undefined
  pause: number
}

export const createFeeds = (connect: (address: string) => Source) => {
  const feeds = new Map<string, Feed>()
  const heard = new Map<Port, number>()

  const tell = ({ ports }: Feed, message: FromFeeds): void => {
    for (const port of ports) port.postMessage(message)
  }
  const rest = (feed: Feed): void => {
    feed.source?.close()
    feed.source = null
    feed.open = false
    clearTimeout(feed.waiting)
    clearInterval(feed.looking)
  }
  const lookInstead = (feed: Feed): void => {
    clearInterval(feed.looking)
    feed.looking = setInterval(() => tell(feed, { kind: 'said', name: 'message', data: '', at: feed.at }), look)
  }
  const begin = (feed: Feed): void => {
    rest(feed)
    const { address, names } = feed.asked
    const source = connect(`${address}${address.includes('?') ? '&' : '?'}after=${feed.at}`)
    feed.source = source
    feed.waiting = setTimeout(() => lookInstead(feed), patience)
    source.onopen = () => {
      clearTimeout(feed.waiting)
      clearInterval(feed.looking)
      feed.open = true
      feed.pause = comeBack
      tell(feed, { kind: 'open' })
    }
    source.onerror = () => {
      clearTimeout(feed.waiting)
      clearInterval(feed.looking)
      feed.open = false
      const refused = source.readyState === closed
      if (refused) {
        feed.waiting = setTimeout(() => begin(feed), feed.pause * (1 + Math.random() / 2))
        feed.pause = Math.min(longest, feed.pause * 2)
      }
      tell(feed, { kind: 'lost', refused })
    }
    for (const name of ['message', ...names])
      source.addEventListener(name, (event) => {
        const { data, lastEventId } = event as MessageEvent<string>
        if (name === 'message') feed.at = Math.max(feed.at, Number(lastEventId) || 0)
        else feed.latest.set(name, data)
        tell(feed, { kind: 'said', name, data, at: feed.at })
      })
  }
  /** Whoever asked last listens; where there are too many, the others look now and then. */
  const settle = (): void => {
    const all = [...feeds.values()]
    for (const [index, feed] of all.entries())
      if (index >= all.length - mostOpen) {
        if (feed.source === null) begin(feed)
      } else if (feed.source !== null) {
        rest(feed)
        lookInstead(feed)
      }
  }

  const leave = (port: Port): void => {
    heard.delete(port)
    for (const [address, feed] of feeds)
      if (feed.ports.delete(port) && feed.ports.size === 0) {
        rest(feed)
        feeds.delete(address)
      }
    settle()
  }
  const listen = (port: Port, asked: Asked): void => {
    heard.set(port, Date.now())
    port.postMessage({ kind: 'here' })
    const { address, after } = asked
    const known = feeds.get(address)
    const feed: Feed = known ?? {
      asked,
      ports: new Set(),
      latest: new Map(),
      at: after,
      open: false,
      source: null,
      waiting: undefined,
      looking: undefined,
      pause: comeBack,
    }
    if (!feed.ports.has(port)) {
      feed.ports.add(port)
      feeds.delete(address)
      feeds.set(address, feed)
      if (feed.open) port.postMessage({ kind: 'open' })
      // Refused before; somebody who has just come may have signed in.
      else if (feed.source?.readyState === closed) begin(feed)
      for (const [name, data] of feed.latest) port.postMessage({ kind: 'said', name, data, at: feed.at })
    }
    // The page stands before what has come already: that comes for it once more.
    if (feed.at > after) port.postMessage({ kind: 'said', name: 'message', data: '', at: feed.at })
    settle()
  }
  const sweep = (): void => {
    const now = Date.now()
    for (const [port, at] of heard) if (now - at > silence) leave(port)
  }
  return {
    take: (port: Port, message: ToFeeds): void => (message.kind === 'listen' ? listen(port, message) : leave(port)),
    sweep,
    open: (): number => [...feeds.values()].filter(({ source }) => source !== null).length,
  }
}
