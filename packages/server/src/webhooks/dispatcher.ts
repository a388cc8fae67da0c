import { randomUUID } from 'node:crypto'
import type { DeskEvent } from '@zug/engine/desk'
import type { Directory } from '../accounts/directory.ts'
import type { Webhook } from '../accounts/events.ts'
import type { Hub } from '../live/hub.ts'
import { tellOf } from '../live/message.ts'
import type { Log } from '../observe/log.ts'
import type { Storage, StoredEvent } from '../storage/port.ts'
import { createQueues } from '../tournaments/queues.ts'
import type { Sender } from './deliver.ts'

/** What receivers hear of: results and publications, as the public does. */
const kinds: ReadonlySet<string> = new Set([
  'round-published',
  'pairing-amended',
  'round-recalled',
  'result-entered',
  'result-corrected',
  'tournament-finished',
])

export const announcedBy = (events: readonly StoredEvent[]) =>
  events.flatMap(({ event, sequence, at }) => {
    const told = kinds.has(event.kind) ? tellOf(event as DeskEvent, sequence, 'everybody') : null
    return told === null ? [] : [{ ...told, kind: event.kind, at }]
  })

const waits = [1000, 5000, 30_000]

/** Events of one message. */
const mostAtOnce = 500

/**
 * Sends what happened to whoever asked for it, in order, a few times until it is taken. Where a hook stands is kept in storage, so that what happened
 * while the server was down is sent later. A receiver may hear of an event twice, never of none: the number of the event tells them apart.
 */
export const startDispatcher = async (parts: {
  readonly storage: Storage
  readonly hub: Hub
  readonly directory: Directory
  readonly log: Log
  readonly send: Sender
  readonly waits?: readonly number[]
}) => {
  const { storage, hub, directory, log, send } = parts
  const queues = createQueues()
  const self = randomUUID()
  let closed = false
  const closing = new AbortController()
  const nameOf = (hook: Webhook): string => `webhook-cursor:${hook.id}`

  /** Of several processes one sends; what a process that died has claimed goes out with the next event, or at the next start. */
  const catchUp = async (hook: Webhook, atStart: boolean): Promise<void> => {
    const kept = (await storage.settings()).get(nameOf(hook))
    let after = Math.max(hook.after, typeof kept === 'number' ? kept : 0)
    while (!closed) {
      const events = (await storage.read(hook.tournament, after)).slice(0, mostAtOnce)
      const last = events.at(-1)
      if (last === undefined) return
      const announced = announcedBy(events)
      if (announced.length > 0 && !(await sent(hook, announced, last.sequence, atStart))) return
      // Of what nobody is told only so much is read twice.
      if (announced.length > 0 || events.length === mostAtOnce) await storage.saveSetting(nameOf(hook), last.sequence)
      after = last.sequence
    }
  }

  /** false: not taken, or another process has it. */
  const sent = async (hook: Webhook, announced: ReturnType<typeof announcedBy>, upTo: number, atStart: boolean): Promise<boolean> => {
    const claim = `webhook-claim:${hook.id}:${upTo}`
    if ((await storage.settleSetting(claim, self)) !== self && !atStart) return false
    try {
      return await insist(hook, JSON.stringify({ tournament: hook.tournament, events: announced }))
    } finally {
      await storage.deleteSetting(claim)
    }
  }

  /** Given up only until the next event: then everything since is sent again. */
  const insist = async (hook: Webhook, body: string): Promise<boolean> => {
    for (const wait of [...(parts.waits ?? waits), null]) {
      if (closed || !directory.state.webhooks.has(hook.id)) return false
      const taken = await send(hook, body).catch(() => false)
      if (taken || wait === null) {
        if (!taken) log.warn({ webhook: hook.id }, 'a webhook does not answer')
        return taken
      }
      await pause(wait)
    }
    return false
  }
  const pause = (wait: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, wait)
      closing.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })

  const wake = (tournament: string | null, atStart = false): void => {
    for (const hook of directory.state.webhooks.values()) {
      if (tournament !== null && hook.tournament !== tournament) continue
      queues.run(hook.id, () => catchUp(hook, atStart)).catch((error) => log.warn({ err: error }, 'a webhook waits for storage'))
    }
  }
  const forget = hub.watch((stream) => wake(stream))
  wake(null, true)
  return {
    close: (): void => {
      closed = true
      closing.abort()
      forget()
    },
  }
}
