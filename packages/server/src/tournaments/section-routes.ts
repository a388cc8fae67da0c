import { z } from '@hono/zod-openapi'
import { guardFor } from '../accounts/permissions.ts'
import { actorOf, nobody } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import { shownOf } from '../hall/shown.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, tournamentIdSchema } from '../http/texts.ts'
import { poolSchema, sectionsSchema } from './deskwork-schema.ts'
import { problemOf } from './problem-of.ts'
import { playerIdSchema } from './rules-schema.ts'
import { boardRange, clashesOf, eventOf, poolOf, sectionsOf } from './sections.ts'
import { summaryView } from './views/public-view.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

const moveRequest = z
  .strictObject({ key: idempotencyKeySchema, player: playerIdSchema, to: tournamentIdSchema, confirmed: z.boolean().optional() })
  .openapi('MoveRequest')

const moveDone = z
  .object({
    way: z.enum(['whole', 'withdrawn']).openapi({ description: 'Gone from the first section, or withdrawn there with the games played' }),
    repeated: z.boolean(),
    from: z.object({ tournament: z.string(), sequence: z.int() }),
    to: z.object({ tournament: z.string(), sequence: z.int(), player: z.int(), fromRound: z.int() }),
  })
  .openapi('MoveDone')

export const sectionEndpoints = routes({
  'GET /tournaments/{tournament}/sections': endpoint({
    summary: 'The sections of the event this tournament belongs to, with their board numbers',
    least: 'public',
    shows: 'results',
    params: tournament,
    answers: sectionsSchema,
    handle: async ({ tournaments, directory, halls }, { params }, { principal: asking, asPublic }) => {
      const open = await tournaments.get(params.tournament)
      const all = await sectionsOf(tournaments, directory.state, open)
      // A page for everybody is made once, whoever asks first: of other sections it has what everybody may see.
      const principal = asPublic ? nobody : asking
      const seen = all.filter(({ id }) => id === params.tournament || directory.standing(principal, id).visible)
      // What others of the event have drafted is theirs: numbers clash by what the caller may know.
      const known = seen.map((whole) => {
        const forDesk = atLeast(directory.standing(principal, whole.id).role, 'deputy')
        return { section: forDesk ? whole : shownOf(whole, halls.of(whole.id), 'results'), forDesk }
      })
      const sections = known.map(({ section, forDesk }) => {
        const { first, last } = boardRange(section.desk.state)
        return {
          ...summaryView(section, forDesk),
          firstBoard: first,
          lastBoard: last,
          clashes: clashesOf(
            section,
            known.map((entry) => entry.section),
          ),
          role: directory.standing(principal, section.id).role,
          visible: directory.state.visible.has(section.id),
        }
      })
      return { json: { event: eventOf(open), sections } }
    },
  }),
  'GET /tournaments/{tournament}/pool': endpoint({
    summary: 'Everybody entered in any section of the event',
    least: 'deputy',
    params: tournament,
    answers: poolSchema,
    handle: async ({ tournaments, directory }, { params }, { principal }) => {
      const open = await tournaments.get(params.tournament)
      const all = await sectionsOf(tournaments, directory.state, open)
      const mine = all.filter(({ id }) => atLeast(directory.standing(principal, id).role, 'deputy'))
      return { json: { event: eventOf(open), players: poolOf(mine) } }
    },
  }),
  'POST /tournaments/{tournament}/moves': endpoint({
    summary: 'Move a player to another section: wholly before the player is paired, as a withdrawal and a late entry afterwards',
    least: 'deputy',
    params: tournament,
    body: moveRequest,
    answers: moveDone,
    handle: async (context, { params, body }, { principal, standing }) => {
      const there = context.directory.standing(principal, body.to)
      if (!there.visible || (await context.tournaments.get(body.to)).desk.state.settings === null) return notFound({ what: 'section' })
      const actor = actorOf(principal)
      const done = await context.tournaments.move(
        params.tournament,
        body.to,
        {
          player: body.player,
          confirmed: body.confirmed ?? false,
          actor,
          at: context.now().toISOString(),
          idempotencyKey: `${actor}/${body.key}`,
        },
        [
          guardFor(principal, standing, { kind: 'withdraw', player: body.player }),
          guardFor(principal, there, { kind: 'enter-player', player: { name: '' } }),
        ],
      )
      context.metrics.count('zug_commands_total', { kind: 'move-player', outcome: done.ok ? 'done' : done.error.kind })
      return done.ok ? { json: done.value } : problemOf(done.error)
    },
  }),
})
