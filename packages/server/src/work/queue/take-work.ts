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

  /** Of the places that are not for rounds alone the public never has all where there are several, nor has the desk of one tenant: what takes minutes keeps nobody else waiting. */
  const forRounds = places >= 3 ? 1 : 0
  const most = Math.max(1, places - forRounds - 1)
  const begun = new Set<Taken>()
  const has = (rank: Rank, tenant: string | null = null): number =>
    [...begun].filter((one) => one.rank === rank && (tenant === null || one.tenant === tenant)).length
  /** The installation shares with nobody. */
  const full = (): readonly string[] =>
    [...new Set([...begun].map(({ tenant }) => tenant))].filter((tenant) => tenant !== '' && has(ranks.desk, tenant) >= most)
  /** One after the other, so that two who look at once do not both get the last place. */
  let looking: Promise<unknown> = Promise.resolve()
  const next = (roundsAlone: boolean): Promise<Taken | null> => {
    const mine = looking.then(async () => {
      const least = roundsAlone ? ranks.pairing : has(ranks.everybody) < most ? ranks.everybody : ranks.desk
      const taken = await queue.take(lane, least, full())
      if (taken !== null) begun.add(taken)
      return taken
    })
    looking = mine.catch(() => {})
    return mine
  }

  const trouble = createTrouble(log, 'the queue cannot be reached', 'the queue is there again')
  const work = async (roundsAlone: boolean): Promise<void> => {
    while (!closed) {
      try {
        const taken = await next(roundsAlone)
        trouble.over()
        if (taken === null) await rest()
        else
          await doWork(taken).finally(() => {
            begun.delete(taken)
            for (const wake of [...idle]) wake()
          })
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
  const going = Array.from({ length: places }, (_, place) => work(place < forRounds))
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
