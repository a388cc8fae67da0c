import type { DeskState } from '@zug/engine/desk'
import type { ResultModel } from '@zug/engine/projection'
import type { Hub } from '../live/hub.ts'
import type { Workers } from '../work/workers.ts'
import type { Projected } from './job.ts'

/** One projection, for all who ask for it. */
export type Run = {
  readonly state: DeskState
  /** What is known so far. */
  readonly latest: () => Projected | null
  /** Nothing more will come. */
  readonly over: () => boolean
  /** Something is known, or nothing will be. */
  readonly first: Promise<void>
  readonly stop: () => void
}

/** Of so many events and models at once; whoever was not asked about longest goes first. */
const most = 20

/**
 * Projections that are being made, or have been: one for the desk and one for everybody of each event and model, however many ask. A new event of the tournament ends
 * what is being made of it; who asks then gets a new one.
 */
export const createProjections = (workers: Workers, hub: Pick<Hub, 'watch'>) => {
  const runs = new Map<string, Run>()
  const start = (state: DeskState, model: ResultModel): Run => {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    let latest: Projected | null = null
    let over = false
    let known = (): void => {}
    const first = new Promise<void>((resolve) => {
      known = resolve
    })
    const heard = (projection: Projected): void => {
      latest = projection
      known()
    }
    const watch = { tell: () => {}, gone: new AbortController().signal, soFar: heard }
    void workers
      .run({ kind: 'projection', state, model, stop }, undefined, undefined, watch)
      .then((reply) => {
        if (reply.kind === 'projected') latest = reply.projection
      })
      .catch(() => {})
      .finally(() => {
        over = true
        known()
      })
    return { state, latest: () => latest, over: () => over, first, stop: () => void Atomics.store(stop, 0, 1) }
  }
  const forget = hub.watch((stream) => {
    for (const [name, run] of runs) {
      if (!name.startsWith(`${stream} `) || run.over()) continue
      run.stop()
      runs.delete(name)
    }
  })
  return {
    of: (tournament: string, audience: 'desk' | 'everybody', state: DeskState, model: ResultModel): Run => {
      const name = `${tournament} ${audience} ${model}`
      const known = runs.get(name)
      runs.delete(name)
      if (known !== undefined && known.state !== state) known.stop()
      const run = known?.state === state ? known : start(state, model)
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
