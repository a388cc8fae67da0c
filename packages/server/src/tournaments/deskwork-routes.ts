import { z } from '@hono/zod-openapi'
import { ofTournament } from '../accounts/tenant.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { playerDataSchema } from './command-schema.ts'
import { myBoardSchema, previewSchema, reportsSchema, twinsSchema } from './deskwork-schema.ts'
import { previewRound } from './preview.ts'
import { rulebookList } from './rulebook-list.ts'
import { rulebookListSchema } from './rulebook-schema.ts'
import { findTwins } from './twins.ts'
import { boardView } from './views/board-view.ts'
import { reportsView } from './views/reports-view.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

/** What a form or a list at the desk needs beside the view of the tournament. */
export const deskworkEndpoints = routes({
  'GET /rulebooks': endpoint({
    summary: 'Rulebooks with their options, tie-breaks and presets: all that a form for a new tournament offers',
    least: 'anyone',
    answers: rulebookListSchema,
    handle: () => ({ json: rulebookList(), headers: { 'cache-control': 'no-cache' } }),
  }),
  'GET /tournaments/{tournament}/reports': endpoint({
    summary: 'Results that players reported and that do not count yet; those who disagree first',
    least: 'deputy',
    asOf: true,
    params: tournament,
    answers: reportsSchema,
    handle: async ({ tournaments }, { params }) => ({ json: reportsView(await tournaments.get(params.tournament)) }),
  }),
  'POST /tournaments/{tournament}/twins': endpoint({
    summary: 'Who of these players may be entered already, or twice in the list; writes nothing',
    least: 'deputy',
    params: tournament,
    body: z.strictObject({ players: z.array(playerDataSchema).min(1).max(9999) }),
    answers: twinsSchema,
    handle: async ({ tournaments, workers, directory }, { params, body }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const of = ofTournament(directory.state, params.tournament)
      return { json: { twins: [...(await findTwins(workers, state.players.values(), body.players, of))] } }
    },
  }),
  'GET /tournaments/{tournament}/preview': endpoint({
    summary: 'The next round as it would be paired now, and which boards the open games can still change; writes nothing',
    least: 'deputy',
    asOf: true,
    params: tournament,
    answers: previewSchema,
    handle: (context, { params }) => previewRound(context, params.tournament),
  }),
  'GET /tournaments/{tournament}/my-board': endpoint({
    summary: "The game a player's link is for, with what both sides have reported",
    least: 'act',
    params: tournament,
    answers: myBoardSchema,
    handle: async ({ tournaments }, { params }, { principal }) => {
      if (principal.kind !== 'board') return notFound({ what: 'board-link' })
      const view = boardView(await tournaments.get(params.tournament), principal)
      return view === null ? notFound({ what: 'board' }) : { json: view }
    },
  }),
})
