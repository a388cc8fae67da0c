import type { ServerContext } from '../context.ts'
import type { Answer } from '../http/endpoint.ts'
import { problem, refused } from '../http/problem.ts'
import { runJob } from '../work/jobs.ts'
import { entrantsOf } from './pairer.ts'

/** The next round as it would be now; nothing is kept. */
export const previewRound = async (context: ServerContext, id: string): Promise<Answer> => {
  const { desk } = await context.tournaments.get(id)
  if (desk.state.draft !== null) return problem(409, 'draft-open', 'There is a draft of the next round already.')
  const entrants = entrantsOf(desk)
  const job = { kind: 'preview', state: desk.state, tries: Math.max(1, Math.floor(mostPairings / Math.max(1, entrants))) } as const
  // One pairing of a small field is quick; many of them are not.
  if (!context.workers.isLarge(entrants * 4)) return answerOf(runJob(job))
  const open = context.work.start(id, 'preview', desk.state.rounds.length + 1, entrants)
  try {
    const reply = await context.workers.run(job, () => open.stage('working'))
    open.stage('storing')
    return answerOf(reply)
  } finally {
    open.end()
  }
}

/** Players paired in all tries together. */
const mostPairings = 8000

const answerOf = (reply: ReturnType<typeof runJob>): Answer => {
  if (reply.kind === 'refused') return refused(reply.refusal)
  if (reply.kind === 'previewed') return { json: reply.preview }
  throw new Error(reply.kind === 'failed' ? reply.message : 'A preview was answered like something else.')
}
