import { z } from '@hono/zod-openapi'
import { playerId } from '@zug/engine/model'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { isBelow, levelsOf } from '../hall/ladder.ts'
import { endpoint, unfinished } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import type { Run } from './runs.ts'
import { modelSchema, playerProjectionSchema, roundProjectionSchema } from './schema.ts'
import { playerView, roundView, type Untold, untoldOf, untoldView } from './view.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

/**
 * Everybody is told no more than follows from what they see: results of all rounds, and the standings of those before the one being played. Otherwise a projection would
 * say what is held back, or take games for open that are over.
 */
const heldBack = ({ halls }: ServerContext, { id, desk }: OpenTournament): Untold | null => {
  const levels = levelsOf(halls.of(id), desk)
  const whole = levels.every((level, at) => !isBelow(level, at === levels.length - 1 ? 'results' : 'standings'))
  return whole ? null : 'held-back'
}

/** What is not finished is not kept. */
const notOver = (run: Run) => (run.over() ? {} : { headers: { [unfinished]: 'yes' } })

export const projectionEndpoints = routes({
  'GET /tournaments/{tournament}/projection': endpoint({
    summary:
      'While games are open: which boards the next round waits for, and which pairs of it are certain or likely; no pairing, and writes nothing',
    least: 'deputy',
    params: tournament,
    query: z.object({ model: modelSchema }),
    answers: roundProjectionSchema,
    handle: async (context, { params, query }) => {
      const open = await context.tournaments.get(params.tournament)
      const { state } = open.desk
      const why = untoldOf(state, true)
      if (why !== null) return { json: untoldView(why) }
      const run = context.projections.of(open, 'desk', query.model)
      await run.first
      return { json: roundView(state, run), ...notOver(run) }
    },
  }),
  'GET /tournaments/{tournament}/players/{player}/projection': endpoint({
    summary:
      'Of one player while games are open: next opponents, places, and what is needed for a place or a norm; to everybody where it is opened',
    least: 'public',
    shows: 'results',
    params: tournament.extend({ player: wholeNumberText }),
    query: z.object({ model: modelSchema, place: wholeNumberText.optional() }),
    answers: playerProjectionSchema,
    handle: async (context, { params, query }, { standing, asPublic }) => {
      const open = await context.tournaments.get(params.tournament)
      const { state } = open.desk
      const forDesk = !asPublic && atLeast(standing.role, 'deputy')
      if (!forDesk && !context.halls.of(open.id).projections) return notFound()
      const player = playerId(params.player)
      if (!state.players.has(player)) return notFound({ what: 'player' })
      const why = untoldOf(state, forDesk) ?? (forDesk ? null : heldBack(context, open))
      if (why !== null) return { json: untoldView(why) }
      const run = context.projections.of(open, forDesk ? 'desk' : 'everybody', query.model)
      await run.first
      const view = playerView(state, run, player, query.place ?? null, forDesk)
      return view === null ? notFound({ what: 'player' }) : { json: view, ...notOver(run) }
    },
  }),
})
