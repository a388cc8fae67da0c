import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Progress, Tell } from '../http/steps.ts'
import { limits } from '../limits.ts'
import type { Projected } from '../projections/job.ts'
import { createFairLine, type Of } from './fair-line.ts'
import { type Job, type Reply, runAnyJob } from './jobs.ts'
import { type Rank, rankOf, ranks } from './rank.ts'

/** Runs jobs somewhere; a job of so many entrants is large if `isLarge` says so. */
export type Workers = {
  readonly isLarge: (entrants: number) => boolean
  /**
   * `started` is called when a thread is free for it. `asker` is whoever of the public asks, by address; without one the desk does. `of`: whose event it is, for
   * events and tenants take turns.
   */
  readonly run: (job: Job, started?: () => void, asker?: string, watch?: Watch, of?: Of) => Promise<Reply>
  readonly close: () => Promise<void>
}

/** Somebody who looks on, and may go: then the work is ended. */
export type Watch = { readonly tell: Tell; readonly gone: AbortSignal; readonly soFar?: (projection: Projected) => void }

export type { Of } from './fair-line.ts'
export const ofNobody: Of = { tenant: '', tournament: '' }

/** In the thread that asks: for tests. */
export const workHere: Workers = {
  isLarge: () => false,
  run: async (job, started, _, watch) => {
    started?.()
    return runAnyJob(job, watch?.tell, watch?.soFar)
  },
  close: async () => {},
}

/** From so many entrants a round is worked on in a thread of its own: below, sending it there costs more than doing it. */
const largeField = 60

/** An idle thread ends after so many milliseconds; until then it is warm, and knows the rounds it was asked about. */
const usualRest = 60_000

/** What a piece of work may take, and how many may wait for it: in all, of one asker, and of one tenant. */
export type Bounds = {
  /** For whoever is not the desk; that has as long as it takes. */
  readonly milliseconds: number
  readonly megabytes: number
  readonly waiting: { readonly all: number; readonly each: number; readonly tenant?: number }
}

/** Questions of the public: a hall may share an address. A round of 2,000 players takes about a hundred megabytes. */
const usualBounds: Bounds = {
  milliseconds: 1000 * limits.workSeconds,
  megabytes: limits.workMegabytes,
  waiting: { all: limits.waitingWork, each: limits.waitingWorkPerAddress, tenant: limits.waitingWorkPerTenant },
}

/** Reading what somebody sent: large events take a few seconds; what takes much longer was made to. */
export const readingBounds: Bounds = {
  milliseconds: 1000 * limits.readingSeconds,
  megabytes: limits.readingMegabytes,
  waiting: { all: 20, each: 2 },
}

/** As many as the machine has cores to spare, and never fewer than three: one for rounds, one for the desk, one for everybody. */
export const threadsOn = (cores: number): number => Math.max(3, cores - 1)

/**
 * Threads are started when needed, and kept for a while. Rounds come first, then the desk: the public, who ask much at once when a round is published, never have all
 * threads where there are several, and wait behind whatever the desk wants. Of three threads one is for rounds alone, so that no export keeps one waiting. One tenant never
 * has the last of the places for its desks: what takes minutes keeps nobody else waiting.
 */
export const createWorkers = (
  from = largeField,
  most = threadsOn(availableParallelism()),
  rest = usualRest,
  { milliseconds, megabytes, waiting }: Bounds = usualBounds,
): Workers & { readonly threads: () => number } => {
  const threads = new Set<Thread>()
  const mostOther = most >= 3 ? most - 1 : most
  /** How many may work at once that are of a rank, or of one behind it. */
  const room = [most, mostOther, Math.max(1, mostOther - 1)] as const
  const lines = [createFairLine<() => void>(), createFairLine<() => void>(), createFairLine<() => void>()] as const
  const working: [number, number, number] = [0, 0, 0]
  /** What the desk of each tenant has at work, by rank. It takes as long as it takes, so that nobody may have all places. */
  const desks = new Map<string, [number, number, number]>()
  /** Of the public, by address and by tenant. */
  const crowd: { readonly asker: string; readonly tenant: string }[] = []
  let closed = false
  const hasRoom = (rank: Rank): boolean =>
    closed || room.every((places, least) => least > rank || working.slice(least).reduce((sum, each) => sum + each, 0) < places)
  /** The installation shares with nobody, and the public of an event is no desk. */
  const mayHaveMore = (rank: Rank, tenant: string): boolean => {
    const has = desks.get(tenant)
    if (closed || has === undefined || tenant === '' || rank === ranks.everybody) return true
    return room.every((places, least) => least > rank || has.slice(least).reduce((sum, each) => sum + each, 0) < Math.max(1, places - 1))
  }
  const count = (rank: Rank, tenant: string, change: 1 | -1): void => {
    working[rank] += change
    if (rank === ranks.everybody) return
    const has = desks.get(tenant) ?? [0, 0, 0]
    has[rank] += change
    if (has.some((each) => each > 0)) desks.set(tenant, has)
    else desks.delete(tenant)
  }
  /** Counted at once, so that two who ask together do not both get the last place. */
  const admit = (): void => {
    for (const rank of [0, 1, 2] as const)
      while (hasRoom(rank)) {
        const next = lines[rank].next((tenant) => mayHaveMore(rank, tenant))
        if (next === undefined) break
        next()
      }
  }
  /** false when too many wait already. */
  const takePlace = async (rank: Rank, asker: string | undefined, of: Of): Promise<boolean> => {
    const waits = (same: (one: (typeof crowd)[number]) => boolean): number => crowd.filter(same).length
    if (
      asker !== undefined &&
      (crowd.length >= waiting.all ||
        waits((one) => one.asker === asker) >= waiting.each ||
        waits(({ tenant }) => tenant === of.tenant) >= (waiting.tenant ?? waiting.all))
    )
      return false
    const one = { asker: asker ?? '', tenant: of.tenant }
    if (asker !== undefined) crowd.push(one)
    const placed = new Promise<void>((go) =>
      lines[rank].join(of, () => {
        count(rank, of.tenant, 1)
        if (asker !== undefined) crowd.splice(crowd.indexOf(one), 1)
        go()
      }),
    )
    admit()
    await placed
    return true
  }
  const leavePlace = (rank: Rank, { tenant }: Of): void => {
    count(rank, tenant, -1)
    admit()
  }
  const startThread = (): Thread => {
    const worker = new Worker(workerFile, {
      execArgv: fromSources ? ['--conditions=zug:source', '--import', new URL('../../tsx.js', import.meta.url).href] : [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const thread: Thread = { worker, answer: null, tell: null, soFar: null, end: null }
    const over = (reply: Reply): void => {
      threads.delete(thread)
      if (thread.end !== null) clearTimeout(thread.end)
      thread.answer?.(reply)
      thread.answer = null
    }
    worker.on('message', (said: Said) => {
      if (said.kind === 'progress') return thread.tell?.(said.progress)
      if (said.kind === 'so-far') return thread.soFar?.(said.projection)
      const reply = said
      const { answer } = thread
      thread.answer = null
      worker.unref()
      thread.end = setTimeout(() => {
        threads.delete(thread)
        void worker.terminate()
      }, rest)
      thread.end.unref()
      answer?.(reply)
    })
    worker.once('error', (error) =>
      over(
        (error as { readonly code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? { kind: 'exhausted', of: 'memory' }
          : { kind: 'failed', message: String(error) },
      ),
    )
    worker.once('exit', () => over({ kind: 'failed', message: 'The thread ended without an answer.' }))
    threads.add(thread)
    return thread
  }
  const work = (job: Job, asker: string | undefined, watch: Watch | undefined): Promise<Reply> =>
    new Promise((resolve) => {
      const thread = [...threads].find(({ answer }) => answer === null) ?? startThread()
      if (thread.end !== null) clearTimeout(thread.end)
      thread.end = null
      thread.worker.ref()
      const end = (reply: Reply): void => {
        threads.delete(thread)
        thread.answer = null
        // The next has its place when this one is really gone.
        void thread.worker.terminate().then(() => resolve(reply))
      }
      const late = asker === undefined ? undefined : setTimeout(() => end({ kind: 'exhausted', of: 'time' }), milliseconds)
      const leave = (): void => {
        clearTimeout(late)
        end({ kind: 'abandoned' })
      }
      watch?.gone.addEventListener('abort', leave)
      thread.tell = watch?.tell ?? null
      thread.soFar = watch?.soFar ?? null
      thread.answer = (reply) => {
        clearTimeout(late)
        watch?.gone.removeEventListener('abort', leave)
        resolve(reply)
      }
      thread.worker.postMessage(job)
    })
  return {
    isLarge: (entrants) => entrants >= from,
    threads: () => threads.size,
    run: async (job, started, asker, watch, of = ofNobody) => {
      watch?.tell({ stage: 'waiting' })
      const rank = rankOf(job, asker)
      if (!(await takePlace(rank, asker, of))) return { kind: 'busy' }
      try {
        if (watch?.gone.aborted === true) return { kind: 'abandoned' }
        if (closed) return { kind: 'failed', message: 'The server is going.' }
        started?.()
        return await work(job, asker, watch)
      } finally {
        leavePlace(rank, of)
      }
    },
    close: async () => {
      closed = true
      admit()
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

/** What a thread says: how far it is, what is known so far, and at last its answer. */
type Said = Reply | { readonly kind: 'progress'; readonly progress: Progress } | { readonly kind: 'so-far'; readonly projection: Projected }

/** A thread, whoever waits for its answer, and when it ends if nobody does. */
type Thread = {
  readonly worker: Worker
  answer: ((reply: Reply) => void) | null
  tell: Tell | null
  soFar: Watch['soFar'] | null
  end: NodeJS.Timeout | null
}

/** Beside this file: TypeScript as written when run from the sources, JavaScript when built. */
const fromSources = import.meta.url.endsWith('.ts')
const workerFile = new URL(`./worker${fromSources ? '.ts' : '.js'}`, import.meta.url)
