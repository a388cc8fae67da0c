import type { DeskState } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Problem, problem } from '../http/problem.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import type { Of } from '../work/workers.ts'
import { type PrizeJob, type PrizesTold, runPrizes } from './prize-job.ts'

/** Lists by the state they are of: a whole hall asks for the same one. What has changed since is forgotten with its state. */
const lists = createMemory<DeskState, string, Promise<PrizesTold | Problem>>()

/** `asker` is whoever of the public asks, by address. */
export const prizesMade = (context: ServerContext, job: PrizeJob, asker: string | undefined, of: Of): Promise<PrizesTold | Problem> => {
  if (job.kind === 'prizes-if') return madeWhere(context, job, asker, of)
  const name = `${job.round} ${job.forDesk}`
  return lists.of(job.state, name, () => {
    const made = madeWhere(context, job, asker, of)
    const forget = (): void => lists.forget(job.state, name)
    made.then((told) => 'code' in told && forget(), forget)
    return made
  })
}

const madeWhere = async ({ workers }: ServerContext, job: PrizeJob, asker: string | undefined, of: Of): Promise<PrizesTold | Problem> => {
  if (!workers.isLarge(entrantCount(job.state))) return runPrizes(job)
  const reply = await workers.run(job, undefined, asker, undefined, of)
  if (reply.kind === 'prizes' || reply.kind === 'prizes-if') return reply
  if (reply.kind === 'busy') return problem(429, 'too-many-requests', { of: 'everybody' })
  if (reply.kind === 'exhausted') return problem(503, 'took-too-much', { of: reply.of })
  throw new Error(reply.kind === 'failed' ? reply.message : 'Prizes were answered like something else.')
}
