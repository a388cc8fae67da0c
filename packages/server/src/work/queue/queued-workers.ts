import { limits } from '../../limits.ts'
import type { Job, Reply } from '../jobs.ts'
import { type Rank, rankOf, ranks } from '../rank.ts'
import { type Of, ofNobody, type Watch, type Workers } from '../workers.ts'
import type { Lane, Looked, Queue } from './queue.ts'
import { packJob, unpackReply, unpackSoFar } from './wire.ts'

/** Milliseconds: how often whoever waits looks, and says that it still waits; how long a round waits for a busy worker before it is paired here; and for a database. */
export type Patience = { readonly look: number; readonly renew: number; readonly pairing: number; readonly silence: number }
const usual: Patience = { look: 250, renew: 2000, pairing: 3000, silence: 3000 }

const room = { all: limits.waitingWork, each: limits.waitingWorkPerAddress, tenant: limits.waitingWorkPerTenant }

type Waiting = {
  readonly id: string
  readonly rank: Rank
  readonly job: Job
  readonly since: number
  readonly started: () => void
  readonly watch: Watch | undefined
  /** An answer, or that it is to be done here. */
  readonly settle: (outcome: Reply | 'here') => void
  told: number
  begun: boolean
}

/**
 * Workers in other processes, by the queue. `here` does what they cannot: while there is none, when the queue is out of reach or has lost something, and a round
 * for which all of them are too busy. Nobody waits for a worker that is not there.
 */
export const queuedWorkers = (queue: Queue, lane: Lane, here: Workers, hasWorkers: () => boolean, patience: Patience = usual): Workers => {
  const waiting = new Map<string, Waiting>()
  let closed = false
  let timer: NodeJS.Timeout | null = null
  let due = Number.POSITIVE_INFINITY
  let looking: Promise<void> | null = null
  let renewed = Number.NEGATIVE_INFINITY
  let answered = 0

  const done = ({ id, settle }: Waiting, outcome: Reply | 'here'): void => {
    if (waiting.delete(id)) settle(outcome)
  }
  const drop = (ids: readonly string[]): void => void queue.drop(ids).catch(() => {})
  const abandon = (one: Waiting): void => {
    drop([one.id])
    done(one, { kind: 'abandoned' })
  }
  const begun = (one: Waiting): void => {
    if (one.begun) return
    one.begun = true
    one.started()
  }

  const heed = async (one: Waiting, seen: Looked | undefined): Promise<void> => {
    if (seen === undefined) return done(one, 'here')
    if (seen.state !== 'waiting') begun(one)
    if (seen.so_far !== null) {
      one.told = seen.told
      one.watch?.soFar?.(unpackSoFar(seen.so_far).projection)
    }
    if (seen.reply !== null) {
      drop([one.id])
      return done(one, unpackReply(seen.reply))
    }
    if (seen.hopeless) {
      drop([one.id])
      return done(one, one.rank === ranks.everybody ? { kind: 'failed', message: 'Workers ended while they worked on it.' } : 'here')
    }
    const late = one.rank === ranks.pairing && performance.now() - one.since > patience.pairing
    if (seen.state === 'waiting' && (late || !hasWorkers()) && (await queue.takeBack(one.id))) done(one, 'here')
  }

  const look = async (): Promise<void> => {
    for (const one of [...waiting.values()]) if (one.job.kind === 'projection' && Atomics.load(one.job.stop, 0) !== 0) abandon(one)
    const asked = [...waiting.values()]
    if (asked.length === 0) return
    const renew = performance.now() - renewed > patience.renew
    try {
      const rows = await queue.look(
        asked.map(({ id }) => id),
        asked.map(({ told }) => told),
        renew,
      )
      answered = performance.now()
      if (renew) renewed = answered
      const seen = new Map(rows.map((row) => [row.id, row]))
      for (const one of asked) await heed(one, seen.get(one.id))
    } catch {
      if (performance.now() - answered > patience.silence) for (const one of asked) done(one, 'here')
    }
  }
  /** Never later than was meant before: else whoever asks again and again would keep everybody from being answered. */
  const lookSoon = (pause: number): void => {
    const at = performance.now() + pause
    if (closed || looking !== null || waiting.size === 0 || at >= due) return
    if (timer !== null) clearTimeout(timer)
    due = at
    timer = setTimeout(() => {
      timer = null
      due = Number.POSITIVE_INFINITY
      looking = look().finally(() => {
        looking = null
        lookSoon(patience.look)
      })
    }, pause)
  }
  const hearing = queue.hear((kind) => kind === 'worked' && lookSoon(0)).catch(() => async () => {})

  const elsewhere = async (
    job: Job,
    started: () => void,
    asker: string | undefined,
    watch: Watch | undefined,
    of: Of,
  ): Promise<Reply | 'here'> => {
    const rank = rankOf(job, asker)
    const entry = { lane, kind: job.kind, rank, tenant: of.tenant, tournament: of.tournament, asker: asker ?? null, job: packJob(job) }
    const id = await queue.enter(entry, room).catch(() => 'here' as const)
    if (id === 'here') return id
    if (id === null) return { kind: 'busy' }
    if (waiting.size === 0) answered = performance.now()
    return new Promise((settle) => {
      const one: Waiting = { id, rank, job, since: performance.now(), started, watch, settle, told: 0, begun: false }
      waiting.set(id, one)
      if (closed || watch?.gone.aborted === true) return abandon(one)
      watch?.gone.addEventListener('abort', () => abandon(one), { once: true })
      lookSoon(patience.look)
    })
  }

  return {
    isLarge: here.isLarge,
    run: async (job, started = () => {}, asker, watch, of = ofNobody) => {
      if (closed || !hasWorkers()) return here.run(job, started, asker, watch, of)
      watch?.tell({ stage: 'waiting' })
      const reply = await elsewhere(job, started, asker, watch, of)
      return reply === 'here' ? here.run(job, started, asker, watch, of) : reply
    },
    close: async () => {
      closed = true
      if (timer !== null) clearTimeout(timer)
      for (const one of [...waiting.values()]) abandon(one)
      await looking
      await (await hearing)()
      await here.close()
    },
  }
}
