import { type Signals, signalOf } from '../live/signals.ts'

/** `waiting` for a free thread, `working`, then `storing` what came out. */
export type Stage = 'waiting' | 'working' | 'storing'
export type WorkKind = 'pairing' | 'explanation' | 'preview'

export type Job = {
  readonly id: number
  readonly kind: WorkKind
  readonly round: number | null
  readonly stage: Stage
  /**
   * How far it is, from 0 to 1, judged by how long the last work of this kind took for its number of players; null when there was none yet. The engine
   * pairs a round in one piece and cannot say.
   */
  readonly fraction: number | null
  readonly since: string
}

/** Where long work belongs, and how much of it there is. */
export type Place = { readonly tournament: string; readonly kind: WorkKind; readonly round: number | null; readonly entrants: number }

/** An open job: tells its stages, and that it is over. */
export type OpenJob = { readonly stage: (stage: Stage) => void; readonly end: () => void }

/** Milliseconds: nobody wants to hear of work that is over at once; after that it is told regularly. */
const usual = { quiet: 300, beat: 500 }

type Entry = Omit<Job, 'fraction'> & { readonly entrants: number; readonly startedAt: number | null }

/** Long work by tournament, for the desk to see. */
export const createWorkBoard = (signals: Signals, now: () => Date, { quiet, beat } = usual) => {
  const open = new Map<string, Map<number, Entry>>()
  /** Milliseconds for each entrant, by the last time. */
  const pace = new Map<WorkKind, number>()
  let last = 0

  const shown = ({ entrants, startedAt, ...job }: Entry): Job => {
    const expected = (pace.get(job.kind) ?? 0) * entrants
    const elapsed = startedAt === null ? 0 : performance.now() - startedAt
    // It never claims to be done before it is.
    const fraction = job.stage === 'storing' ? 1 : expected === 0 ? null : Math.min(0.95, elapsed / expected)
    return { ...job, fraction: fraction === null ? null : Math.round(fraction * 100) / 100 }
  }
  const of = (tournament: string): { readonly jobs: readonly Job[] } => ({ jobs: [...(open.get(tournament)?.values() ?? [])].map(shown) })
  const tell = (tournament: string): void => signals.send(tournament, signalOf('work', 'desk', of(tournament)))

  const start = ({ tournament, kind, round, entrants }: Place): OpenJob => {
    last += 1
    const id = last
    const jobs = open.get(tournament) ?? new Map<number, Entry>()
    open.set(tournament, jobs)
    jobs.set(id, { id, kind, round, stage: 'waiting', since: now().toISOString(), entrants, startedAt: null })
    let heard = false
    const first = setTimeout(() => {
      heard = true
      tell(tournament)
    }, quiet)
    const regular = setInterval(() => heard && tell(tournament), beat)
    regular.unref()
    return {
      stage: (stage) => {
        const entry = jobs.get(id)
        if (entry === undefined || entry.stage === stage) return
        if (stage === 'storing' && entry.startedAt !== null) pace.set(kind, (performance.now() - entry.startedAt) / Math.max(1, entrants))
        jobs.set(id, { ...entry, stage, startedAt: stage === 'working' ? performance.now() : entry.startedAt })
        if (heard) tell(tournament)
      },
      end: () => {
        clearTimeout(first)
        clearInterval(regular)
        jobs.delete(id)
        if (jobs.size === 0 && open.get(tournament) === jobs) open.delete(tournament)
        if (heard) tell(tournament)
      },
    }
  }

  return {
    of,
    start,
    /** Work from its beginning to its end; `run` says when a thread has begun with it. */
    during: async <T>(place: Place, run: (started: () => void) => Promise<T>): Promise<T> => {
      const job = start(place)
      try {
        const done = await run(() => job.stage('working'))
        job.stage('storing')
        return done
      } finally {
        job.end()
      }
    },
  }
}

export type WorkBoard = ReturnType<typeof createWorkBoard>
