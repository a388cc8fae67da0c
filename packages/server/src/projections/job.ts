import { setPriority } from 'node:os'
import { type DeskState, toProject } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { type ProjectedPlayer, type Projection, type ProjectionOptions, project, type ResultModel, type Ways } from '@zug/engine/projection'
import { limits } from '../limits.ts'
import { ranker } from '../standings/table.ts'
import type { Reply } from '../work/jobs.ts'
import { takingsIn } from './prizes.ts'

/** What may happen while games are open; asked to stop by a number other than 0. */
export type ProjectionJob = {
  readonly kind: 'projection'
  readonly state: DeskState
  readonly model: ResultModel
  readonly stop: Int32Array<SharedArrayBuffer>
}

/** A projection as data, which goes from thread to thread. */
export type Projected = Omit<Projection, 'of'> & {
  readonly players: ReadonlyMap<PlayerId, ProjectedPlayer>
  readonly ways: Ways
}

export type Projections = { readonly kind: 'projected'; readonly projection: Projected }

/** Milliseconds between two tellings: whoever reads them has other things to do. */
const beat = 400

const told = ({ of, ...projection }: Projection): Projected => ({
  ...projection,
  players: new Map(projection.ways.players.map((player) => [player, of(player)])),
})

/** Tells how far it is, and ends with what it has when it is asked to, or has taken too long. */
export const runProjection = ({ state, model, stop }: ProjectionJob, tell: (soFar: Projected) => void): Reply => {
  giveWay()
  const { tournament, pair } = toProject(state)
  const start = performance.now()
  let last = Number.NEGATIVE_INFINITY
  const takings = takingsIn(state)
  const options: ProjectionOptions = { model, tieBreaks: [], pair, rank: ranker(state), ...(takings === undefined ? {} : { takings }) }
  for (const projection of project(tournament, options)) {
    const now = performance.now()
    if (Atomics.load(stop, 0) !== 0) return { kind: 'abandoned' }
    if (projection.done || now - start > 1000 * limits.projectionSeconds) return { kind: 'projected', projection: told(projection) }
    // Half of all ways, one after the other, are no fair sample of them: of those nothing is told before the end.
    if (!projection.exact && now - last > beat) {
      tell(told(projection))
      last = now
    }
  }
  throw new Error('A projection ended without its last word.')
}

/** Results come first. Elsewhere this would slow the whole desk, for there a thread has no rank of its own. */
const giveWay = (): void => {
  if (process.platform !== 'linux' || process.env.VITEST !== undefined) return
  try {
    setPriority(10)
  } catch {
    // Where that is not allowed, it is as quick as anything.
  }
}
