import type { DeskState } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import type { Of } from '../work/workers.ts'
import { type NormsTold, runNorms } from './norm-job.ts'

/** By the state they are of: all who have the page open ask again after each result. */
const lists = createMemory<DeskState, number | null, Promise<NormsTold>>()

/** In a thread where the field is large, so that whoever enters results does not wait for them. */
export const normsMade = (context: ServerContext, state: DeskState, round: number | null, of: Of): Promise<NormsTold> =>
  lists.of(state, round, () => {
    const made = madeWhere(context, state, round, of)
    made.catch(() => lists.forget(state, round))
    return made
  })

const madeWhere = async ({ workers }: ServerContext, state: DeskState, round: number | null, of: Of): Promise<NormsTold> => {
  const job = { kind: 'norms', state, round } as const
  if (!workers.isLarge(entrantCount(state))) return runNorms(job)
  const reply = await workers.run(job, undefined, undefined, undefined, of)
  if (reply.kind === 'norms') return reply
  throw new Error(reply.kind === 'failed' ? reply.message : 'Norms were answered like something else.')
}
