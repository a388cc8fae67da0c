import { createFeeds, type FromFeeds, type ToFeeds } from './feeds.ts'

export type Ears = {
  readonly address: string
  /** The number of the last event the page knows; what came later comes. */
  readonly after: () => number
  /** What is heard by name, and up to which number the events were told by then; `message` are the events of the tournament. */
  readonly hear: Readonly<Record<string, (data: string, at: number) => void>>
  /** `again`: something may have been missed that has no number. */
  readonly opened?: (again: boolean) => void
  /** `refused`: the desk answered, but with a problem. */
  readonly lost?: (refused: boolean) => void
}

type Line = { readonly send: (message: ToFeeds) => void; readonly close: () => void }

/** A page somebody leaves for another tab for a moment keeps listening. */
const hiddenFor = 5000
/** A worker that has not answered by then will not. */
const patience = 5000
/** Said anew so often, so that a page that broke down is told from one where nothing happens. */
const often = 30_000

const ownLine = (take: (message: FromFeeds) => void): Line => {
  const feeds = createFeeds((address) => new EventSource(address))
  const port = { postMessage: take }
  return { send: (message) => feeds.take(port, message), close: () => {} }
}

/** The line to the worker all pages share; without one, or when it does not answer, a stream of the page's own. */
const lineFor = (first: ToFeeds, take: (message: FromFeeds) => void): Line => {
  if (typeof SharedWorker === 'undefined') {
    const own = ownLine(take)
    own.send(first)
    return own
  }
  let own: Line | null = null
  let ended = false
  const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'zug-live' })
  const { port } = worker
  const goAlone = (): void => {
    if (own !== null || ended) return
    port.postMessage({ kind: 'leave' })
    port.onmessage = null
    own = ownLine(take)
    own.send(first)
  }
  const timer = setTimeout(goAlone, patience)
  worker.onerror = goAlone
  port.onmessage = ({ data }: MessageEvent<FromFeeds>) => {
    clearTimeout(timer)
    take(data)
  }
  port.postMessage(first)
  return {
    send: (message) => (own === null ? port.postMessage(message) : own.send(message)),
    close: () => {
      ended = true
      clearTimeout(timer)
      // Not closed: what was said last still has to arrive.
      port.onmessage = null
    },
  }
}

/**
 * Listens while somebody looks: not from a page that is hidden for a while, nor from one the browser keeps for its back button. A page that comes back
 * goes on where it stood: no gap, nothing twice. Gives back how to stop.
 */
export const listen = ({ address, after, hear, opened, lost }: Ears): (() => void) => {
  const names = Object.keys(hear).filter((name) => name !== 'message')
  let line: Line | null = null
  let cursor = 0
  let before = false
  let hiding: ReturnType<typeof setTimeout> | undefined
  const asked = (): ToFeeds => {
    cursor = Math.max(cursor, after())
    return { kind: 'listen', address, after: cursor, names }
  }
  const open = (): void => {
    clearTimeout(hiding)
    if (line !== null) return
    const mine = lineFor(asked(), (message) => {
      if (line !== null && line !== mine) return
      if (message.kind === 'open') {
        opened?.(before)
        before = true
      } else if (message.kind === 'lost') lost?.(message.refused)
      else if (message.kind === 'said') {
        cursor = Math.max(cursor, message.at)
        hear[message.name]?.(message.data, message.at)
      }
    })
    line = mine
  }
  const close = (): void => {
    clearTimeout(hiding)
    line?.send({ kind: 'leave' })
    line?.close()
    line = null
  }
  const look = (): void => {
    clearTimeout(hiding)
    if (!document.hidden) open()
    else hiding = setTimeout(close, hiddenFor)
  }
  const goOn = (): void => {
    if (!document.hidden) open()
  }
  const offline = (): void => lost?.(false)
  const online = (): void => {
    if (line !== null) opened?.(true)
  }
  const again = setInterval(() => line?.send(asked()), often)
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', close)
  addEventListener('pageshow', goOn)
  addEventListener('offline', offline)
  addEventListener('online', online)
  goOn()
  return () => {
    close()
    clearInterval(again)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', goOn)
    removeEventListener('offline', offline)
    removeEventListener('online', online)
  }
}
