import { createHash } from 'node:crypto'
import { Agent, get } from 'node:http'

/** Milliseconds: how often a writer is asked whether it takes requests, how long it has to say so, and from when what it was asked is given up. */
export type Probing = { readonly every: number; readonly patience: number; readonly gone: number }
const usual: Probing = { every: 1000, patience: 2000, gone: 5000 }

export type Writer = {
  readonly url: URL
  /** It said so a moment ago. */
  readonly ready: () => boolean
  /** Somebody could not reach it: it is asked again before it is sent anything. */
  readonly failed: () => void
  /** Called when it has not answered for so long that it will not. */
  readonly onGone: (listener: () => void) => () => void
}

export type Writers = {
  readonly any: () => boolean
  readonly count: () => number
  /** All of them, those that are ready first; for one name always the same first, so that a tournament has one writer as long as it is there. */
  readonly inOrder: (name: string) => readonly Writer[]
  readonly agent: Agent
  readonly close: () => void
}

const weight = (name: string, address: string): string => createHash('sha256').update(`${address} ${name}`).digest('hex')

export const watchWriters = async (addresses: readonly string[], { every, patience, gone }: Probing = usual): Promise<Writers> => {
  // Idle connections end before the writer ends them, so that nothing is sent into one that is closing.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: 30_000 })
  const probes = new Agent({ keepAlive: false })
  const timers: NodeJS.Timeout[] = []
  let closed = false

  const isReady = (url: URL): Promise<boolean> =>
    new Promise((resolve) => {
      const request = get(new URL('/readyz', url), { agent: probes, timeout: patience }, (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      })
      request.on('timeout', () => request.destroy())
      request.on('error', () => resolve(false))
    })

  const watch = async (address: string): Promise<Writer> => {
    const url = new URL(address)
    const listeners = new Set<() => void>()
    let ready = false
    let heard = performance.now()
    const look = async (): Promise<void> => {
      ready = await isReady(url)
      if (ready) heard = performance.now()
      else if (performance.now() - heard > gone) for (const tell of [...listeners]) tell()
      if (!closed) {
        const timer = setTimeout(look, every)
        timer.unref()
        timers.push(timer)
        if (timers.length > 50) timers.splice(0, 25)
      }
    }
    await look()
    return {
      url,
      ready: () => ready,
      failed: () => {
        ready = false
      },
      onGone: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }

  const writers = await Promise.all([...new Set(addresses)].map(watch))
  return {
    any: () => writers.some(({ ready }) => ready()),
    count: () => writers.filter(({ ready }) => ready()).length,
    inOrder: (name) =>
      writers
        .map((writer) => ({ writer, weight: weight(name, writer.url.host) }))
        .sort((a, b) => Number(b.writer.ready()) - Number(a.writer.ready()) || (a.weight < b.weight ? -1 : 1))
        .map(({ writer }) => writer),
    agent,
    close: () => {
      closed = true
      for (const timer of timers) clearTimeout(timer)
      agent.destroy()
      probes.destroy()
    },
  }
}
