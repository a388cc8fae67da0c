import type { Log } from '../../observe/log.ts'
import { createTrouble } from '../../observe/trouble.ts'
import type { Reply } from '../jobs.ts'
import { type Rank, ranks } from '../rank.ts'
import type { Watch, Workers } from '../workers.ts'
import type { Lane, Queue, Taken } from './queue.ts'
import { packReply, packSoFar, unpackJob } from './wire.ts'

/** Milliseconds: how often a place that is free looks by itself, since messages are lost; and how often work is held on to. */
export type Pace = { readonly look: number; readonly renew: number }
const usual: Pace = { look: 1000, renew: 1000 }

export type Told = { readonly took: (kind: string) => void; readonly finished: (kind: string, outcome: Reply['kind']) => void }

/**
 * Takes work from a lane of the queue, as much at once as there are `places`.
 * Work that is no longer wanted is ended; what this process cannot finish, others take.
 */
export const takeWork = async (
  queue: Queue,
  lane: Lane,
  places: number,
  workers: Workers,
  told: Told,
  log: Log,
  { look, renew }: Pace = usual,
) => {
  const held = new Map<string, AbortController>()
  const idle = new Set<() => void>()
  let closed = false
  const leave = await queue.hear((kind) => {
    if (kind === 'work') for (const wake of [...idle]) wake()
  })
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        idle.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, look)
      idle.add(wake)
      if (closed) wake()
    })

  const doWork = async (taken: Taken): Promise<void> => {
    const wanted = new AbortController()
    held.set(taken.id, wanted)
    told.took(taken.kind)
    let telling = Promise.resolve()
    const watch: Watch = {
      tell: () => {},
      gone: wanted.signal,
      soFar: (projection) => {
        telling = telling.then(() => queue.tellSoFar(taken, packSoFar({ projection }))).catch(() => {})
      },
    }
    const reply = await workers
      .run(unpackJob(taken.job), undefined, taken.asker ?? undefined, watch)
      .catch((error): Reply => ({ kind: 'failed', message: String(error) }))
    await telling
    held.delete(taken.id)
    told.finished(taken.kind, reply.kind)
    if (!wanted.signal.aborted && !closed) await queue.finish(taken, packReply(reply))
  }

  const trouble = createTrouble(log, 'the queue cannot be reached', 'the queue is there again')
  const work = async (leastRank: Rank): Promise<void> => {
    while (!closed) {
      try {
        const taken = await queue.take(lane, leastRank)
        trouble.over()
        if (taken === null) await rest()
        else await doWork(taken)
      } catch (error) {
        trouble.is(error)
        await rest()
      }
    }
  }
  const holding = setInterval(() => {
    const ids = [...held.keys()]
    if (ids.length === 0) return
    // Where the queue cannot be asked the work goes on: if another has taken it meanwhile, what comes of it is not looked at.
    queue.renew(ids).then(
      (ours) => {
        for (const id of ids) if (!ours.has(id)) held.get(id)?.abort()
      },
      () => {},
    )
  }, renew)
  const going = ranksOfPlaces(places).map(work)
  return {
    busy: (): number => held.size,
    close: async (): Promise<void> => {
      closed = true
      clearInterval(holding)
      for (const wake of [...idle]) wake()
      for (const one of held.values()) one.abort()
      await leave()
      await Promise.all(going)
      await queue.giveBack().catch(() => {})
    },
  }
}

/** The least that each place takes: of two the public never has both, and of three one is for rounds alone. */
const ranksOfPlaces = (places: number): readonly Rank[] => {
  const kept = places >= 3 ? [ranks.pairing, ranks.desk] : places === 2 ? [ranks.desk] : []
  return [...kept, ...Array.from({ length: places - kept.length }, () => ranks.everybody)]
}
