import { setTimeout as delay } from 'node:timers/promises'
import type { ServerContext } from '../context.ts'
import type { LastKnown } from './last-known.ts'

/** Milliseconds between two looks for events that are shown and not known here yet, and between two readings. */
const usual = { every: 15_000, pause: 10 }
/** As many as an edge keeps in memory. */
const most = 1500

/** Reads what everybody may see before anybody asks, a little at a time: what an edge has read it can show when the database is away. */
export const keepWarm = ({ directory, tournaments, hub, log }: ServerContext, storage: LastKnown, { every, pause } = usual) => {
  const read = new Set<string>()
  const forget = storage.follow(hub)
  const closing = new AbortController()
  const go = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      for (const id of [...directory.state.visible].slice(-most)) {
        if (closing.signal.aborted) return
        if (read.has(id)) continue
        await tournaments.get(id).then(
          () => read.add(id),
          (error: unknown) => log.debug({ err: error, tournament: id }, 'not read yet'),
        )
        await delay(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      }
      await delay(every, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  void go()
  return {
    close: (): void => {
      forget()
      closing.abort()
    },
  }
}
