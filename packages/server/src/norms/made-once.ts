import type { DeskState } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Problem, problem } from '../http/problem.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import type { Of } from '../work/workers.ts'
import { type NormsTold, runNorms } from './norm-job.ts'

/** One list, for all who ask for it. */
type Asked = { readonly made: Promise<NormsTold | Problem>; readonly join: (gone: AbortSignal) => void }

/** By the state they are of: all who have the page open ask again after each result. */
const lists = createMemory<DeskState, number | null, Asked>()

/** In a thread where the field is large, so that whoever enters results does not wait for them; ended when all who asked have gone. */
export const normsMade = (
  context: Pick<ServerContext, 'workers'>,
  state: DeskState,
  round: number | null,
  of: Of,
  gone: AbortSignal,
): Promise<NormsTold | Problem> => {
  const asked = lists.of(state, round, () => {
    const allGone = new AbortController()
    let [waiting, over] = [0, false]
    const made = madeWhere(context, state, round, of, allGone.signal).finally(() => {
      over = true
    })
    made.catch(() => lists.forget(state, round))
    const leave = (): void => {
      waiting -= 1
      if (over || waiting > 0) return
      // Whoever asks from now on begins anew.
      lists.forget(state, round)
      allGone.abort()
    }
    const join = (signal: AbortSignal): void => {
      waiting += 1
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    }
    return { made, join }
  })
  asked.join(gone)
  return asked.made
}

const madeWhere = async (
  { workers }: Pick<ServerContext, 'workers'>,
  state: DeskState,
  round: number | null,
  of: Of,
  gone: AbortSignal,
): Promise<NormsTold | Problem> => {
  const job = { kind: 'norms', state, round } as const
  if (!workers.isLarge(entrantCount(state))) return runNorms(job)
  const reply = await workers.run(job, undefined, undefined, { tell: () => {}, gone }, of)
  if (reply.kind === 'norms') return reply
  if (reply.kind === 'abandoned') return problem(409, 'abandoned')
  throw new Error(reply.kind === 'failed' ? reply.message : 'Norms were answered like something else.')
}
