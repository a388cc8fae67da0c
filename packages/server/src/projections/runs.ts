import type { DeskState } from '@zug/engine/desk'
import type { ResultModel } from '@zug/engine/projection'
import type { Hub } from '../live/hub.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import type { Of, Workers } from '../work/workers.ts'
import type { Projected } from './job.ts'

/** One projection, for all who ask for it. */
export type Run = {
  readonly state: DeskState
  /** The last event that is in it. */
  readonly sequence: number
  /** What is known so far. */
  readonly latest: () => Projected | null
  /** Nothing more will come. Of one that was ended more does: whoever asks again gets the next one. */
  readonly over: () => boolean
  /** Something is known, or nothing will be; or it has been going for a while, and is told as far as it is. */
  readonly first: Promise<void>
  readonly stop: () => void
}

/** Milliseconds in which a small event is answered at once; of a larger one it is told what is known, and asked again. */
const patience = 700

type Audience = 'desk' | 'everybody'

/** Of so many events and models at once; whoever was not asked about longest goes first. */
const most = 20

/**
 * Projections that are being made, or have been: one for the desk and one for everybody of each event and model, however many ask. A new event of the tournament ends
 * what is being made of it; who asks then gets a new one.
 */
export const createProjections = (
  workers: Workers,
  hub: Pick<Hub, 'watch'>,
  ofTournament: (id: string) => Of = (tournament) => ({ tenant: '', tournament }),
) => {
  const runs = new Map<string, Run>()
  const start = (id: string, state: DeskState, sequence: number, model: ResultModel, audience: Audience): Run => {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    let latest: Projected | null = null
    let ended = false
    let stopped = false
    let known = (): void => {}
    const first = new Promise<void>((resolve) => {
      known = resolve
      // Once for all: else everybody who asks about a large event would wait for as long, one behind the other.
      setTimeout(resolve, patience).unref()
    })
    const heard = (projection: Projected): void => {
      latest = projection
      known()
    }
    const watch = { tell: () => {}, gone: new AbortController().signal, soFar: heard }
    void workers
      .run({ kind: 'projection', state, model, stop }, undefined, audience === 'desk' ? undefined : audience, watch, ofTournament(id))
      .then((reply) => {
        if (reply.kind === 'projected') latest = reply.projection
      })
      .catch(() => {})
      .finally(() => {
        ended = true
        known()
      })
    return {
      state,
      sequence,
      latest: () => latest,
      over: () => ended && !stopped,
      first,
      stop: () => {
        if (ended) return
        stopped = true
        Atomics.store(stop, 0, 1)
      },
    }
  }
  // What everybody sees may be the same after an event: there the next who asks decides.
  const forget = hub.watch((stream, events) => {
    for (const [name, run] of runs) {
      if (!name.startsWith(`${stream} desk `) || run.over() || events.at(-1)!.sequence <= run.sequence) continue
      run.stop()
      runs.delete(name)
    }
  })
  return {
    of: ({ id, desk: { state, history } }: OpenTournament, audience: Audience, model: ResultModel): Run => {
      const name = `${id} ${audience} ${model}`
      const known = runs.get(name)
      runs.delete(name)
      if (known !== undefined && known.state !== state) known.stop()
      const run = known?.state === state ? known : start(id, state, history.at(-1)?.sequence ?? 0, model, audience)
      runs.set(name, run)
      if (runs.size > most) {
        const [oldest, { stop }] = runs.entries().next().value!
        stop()
        runs.delete(oldest)
      }
      return run
    },
    /** How many are being made now. */
    going: (): number => [...runs.values()].filter((run) => !run.over()).length,
    close: (): void => {
      forget()
      for (const run of runs.values()) run.stop()
    },
  }
}

export type ProjectionRuns = ReturnType<typeof createProjections>
