import { z } from '@hono/zod-openapi'
import { type DeskState, openGames, type Refusal, refuse } from '@zug/engine/desk'
import { createMemory, remembered, type Tournament } from '@zug/engine/model'
import { atLeast } from '../accounts/roles.ts'
import { ofTournament } from '../accounts/tenant.ts'
import type { ServerContext } from '../context.ts'
import { endpoint } from '../http/endpoint.ts'
import { type Problem, problem, refused } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { publicRules } from '../tournaments/asked-apart.ts'
import type { Of } from '../work/workers.ts'
import { issuesSchema } from './exchange-schema.ts'
import { told } from './issues.ts'
import { carriesAll, exportFormats, type FileJob, type MadeFile, makeFile, missingForFide, typeOf } from './make-file.ts'
import { ratingReportNow, reportNow } from './report.ts'

export { exportFormats } from './make-file.ts'

/** Without what only the desk knows: dates of birth, byes to come, who is kept apart. The same object for the same report, by which its files are kept. */
const publicTournament = remembered(
  (tournament: Tournament): Tournament => ({
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, birth: '' })),
    requestedByes: [],
    forbiddenPairs: [],
    rules: publicRules(tournament.rules),
  }),
)

/** Files by what they are made of: a whole hall may ask for the same one. What has changed since is forgotten with its report. */
const files = createMemory<Tournament, string, Promise<MadeFile | Problem | null>>()

/** null when too many wait for a thread. */
const fileOf = (context: ServerContext, job: FileJob, asker: string | undefined, of: Of): Promise<MadeFile | Problem | null> =>
  files.of(job.tournament, job.format, () => {
    const made =
      asker === undefined || context.files.take(asker)
        ? madeWhere(context, job, asker, of)
        : Promise.resolve(problem(429, 'too-many-requests', { of: 'files' }))
    const forget = (): void => files.forget(job.tournament, job.format)
    made.then((file) => (file === null || 'code' in file) && forget(), forget)
    return made
  })

const madeWhere = async (
  { workers }: ServerContext,
  job: FileJob,
  asker: string | undefined,
  of: Of,
): Promise<MadeFile | Problem | null> => {
  // A list is made at once; a report is read again before it is given out, and a workbook is several tables.
  if (job.format === 'csv' || !workers.isLarge(job.tournament.players.length)) return makeFile(job)
  const reply = await workers.run(job, undefined, asker, undefined, of)
  if (reply.kind === 'busy') return null
  if (reply.kind === 'exhausted') return problem(503, 'took-too-much', { of: reply.of })
  if (reply.kind === 'file') return reply
  throw new Error(reply.kind === 'failed' ? reply.message : 'A file was answered like something else.')
}

/** In FIDE mode no report leaves the desk as the final one, or for rating, while a game is open; until the last round is published it is that of an event under way. */
const reportRefused = (state: DeskState, rating: boolean): Refusal | null => {
  const { fideMode, numberOfRounds } = state.settings!
  const games = fideMode === true && (rating || state.rounds.length === numberOfRounds) ? openGames(state) : 0
  return games === 0 ? null : refuse('not-final', { why: 'games', games, article: 'C.04.2 3.1' })
}

export const exportEndpoints = routes({
  'GET /tournaments/{tournament}/export/{format}': endpoint({
    summary:
      'The tournament as a file; `issues=true` gives instead what the format cannot carry and, of a report to FIDE, what is missing in it (deputies); `rating=true` (deputies) results as corrected for the rating report',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: z.object({ tournament: tournamentIdSchema, format: z.enum(exportFormats) }),
    query: z.object({ issues: z.enum(['true', 'false']).default('false'), rating: z.enum(['true', 'false']).default('false') }),
    media: 'application/octet-stream',
    answers: issuesSchema,
    handle: async (context, { params, query }, { standing, address }) => {
      const { format } = params
      if (query.issues === 'true' && carriesAll(format)) return { json: { issues: [] } }
      const open = await context.tournaments.get(params.tournament)
      const deputy = atLeast(standing.role, 'deputy')
      const rating = deputy && query.rating === 'true'
      const unfinished = format.startsWith('trf') ? reportRefused(open.desk.state, rating) : null
      if (unfinished !== null) return refused(unfinished)
      const whole = rating ? ratingReportNow(open) : reportNow(open)
      const job: FileJob = { kind: 'file', state: open.desk.state, tournament: deputy ? whole : publicTournament(whole), format }
      const of = ofTournament(context.directory.state, params.tournament)
      const made =
        (await fileOf(context, job, deputy ? undefined : address, of)) ?? (deputy ? await fileOf(context, job, undefined, of) : null)
      if (made === null) return problem(429, 'too-many-requests', { of: 'everybody' })
      if ('code' in made) return made
      const { body } = made
      // Birth dates are the desk's alone; without them the check would find them missing.
      const issues = [...(deputy ? missingForFide(job, rating) : []), ...made.issues]
      if (query.issues === 'true') return { json: { issues: told(issues) } }
      const { type, ending } = typeOf(format)
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${params.tournament}${rating ? '-rating' : ''}.${ending}"`,
          'cache-control': 'no-store',
          'x-zug-issues': String(issues.length),
        },
      })
    },
  }),
})
