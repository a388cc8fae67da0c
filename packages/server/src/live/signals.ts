import { createQueues } from '../tournaments/queues.ts'
import type { Audience } from './message.ts'

/** A message of what is so now, by name; the desk's own are for nobody else. */
export type Signal = {
  readonly name: 'hall' | 'presence' | 'work' | 'access' | 'contact'
  readonly to: Exclude<Audience, 'helpers'>
  readonly message: Uint8Array
}

const encoder = new TextEncoder()

/** Without a number: whoever misses one gets the next, or asks. */
export const signalOf = (name: Signal['name'], to: Signal['to'], data: unknown): Signal => ({
  name,
  to,
  message: encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
})

/** Live streams by tournament, for what is not an event of the tournament. */
export const createSignals = () => {
  const listeners = new Map<string, Set<(signal: Signal) => void>>()
  const queues = createQueues()
  const lookers = new Set<() => void>()
  const contacts = new Set<() => void>()
  return {
    /** Called when the desk behind this process is out of reach, or again within it. */
    onContact: (listener: () => void): (() => void) => {
      contacts.add(listener)
      return () => contacts.delete(listener)
    },
    contactChanged: (): void => {
      for (const tell of [...contacts]) tell()
    },
    /** Called when what somebody may see or do has changed, perhaps. */
    onAccess: (look: () => void): (() => void) => {
      lookers.add(look)
      return () => lookers.delete(look)
    },
    lookAgain: (): void => {
      for (const look of [...lookers]) look()
    },
    listen: (tournament: string, listener: (signal: Signal) => void): (() => void) => {
      const group = listeners.get(tournament) ?? new Set()
      listeners.set(tournament, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0 && listeners.get(tournament) === group) listeners.delete(tournament)
      }
    },
    isHeard: (tournament: string): boolean => listeners.has(tournament),
    send: (tournament: string, signal: Signal): void => {
      for (const listener of [...(listeners.get(tournament) ?? [])]) listener(signal)
    },
    /** The same where making it takes a while; for one tournament one after the other, so that the latest comes last. */
    sendLater: (tournament: string, make: () => Promise<readonly Signal[]>): Promise<void> =>
      queues.run(tournament, async () => {
        const group = listeners.get(tournament)
        if (group === undefined) return
        for (const signal of await make()) for (const listener of [...group]) listener(signal)
      }),
  }
}

export type Signals = ReturnType<typeof createSignals>
