import { refuse } from '@zug/engine/desk'
import { ofTournament } from '../accounts/tenant.ts'
import type { ServerContext } from '../context.ts'
import type { Answer } from '../http/endpoint.ts'
import { refused } from '../http/problem.ts'
import { runJob } from '../work/jobs.ts'
import type { Preview } from '../work/preview-job.ts'
import { entrantCount } from './pairer.ts'

/** The next round as it would be now; nothing is kept. */
export const previewRound = async (context: ServerContext, id: string): Promise<Answer<Preview>> => {
  const { desk } = await context.tournaments.get(id)
  if (desk.state.draft !== null) return refused(refuse('draft-open', { round: desk.state.draft.round }), 409)
  const entrants = entrantCount(desk.state)
  const job = { kind: 'preview', state: desk.state, tries: Math.max(1, Math.floor(mostPairings / Math.max(1, entrants))) } as const
  // One pairing of a small field is quick; many of them are not.
  if (!context.workers.isLarge(entrants * 4)) return answerOf(runJob(job))
  const place = { tournament: id, kind: 'preview', round: desk.state.rounds.length + 1, entrants } as const
  return answerOf(
    await context.work.during(place, (started) =>
      context.workers.run(job, started, undefined, undefined, ofTournament(context.directory.state, id)),
    ),
  )
}

/** Players paired in all tries together. */
const mostPairings = 8000

const answerOf = (reply: ReturnType<typeof runJob>): Answer<Preview> => {
  if (reply.kind === 'refused') return refused(reply.refusal)
  if (reply.kind === 'previewed') return { json: reply.preview }
  throw new Error(reply.kind === 'failed' ? reply.message : 'A preview was answered like something else.')
}
