import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine/model'
import { actorOf } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import { nameOfActor } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import { type Answer, type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, type Problem, problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import type { HallEvent } from './events.ts'
import { disappearing, isBelow, levelsOf, plannedLevel } from './ladder.ts'
import {
  announcementSchema,
  clockSchema,
  hallHistorySchema,
  hallIdSchema,
  hallSchema,
  levelSchema,
  planSchema,
  screenSchema,
} from './schema.ts'
import { foldHall, type HallState } from './state.ts'
import { type HallView, hallView } from './view.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const one = tournament.extend({ id: hallIdSchema })

/** More would fill no screen; each list is sent to everybody who looks. */
const mostOfEach = 50
const tooMany = problem(422, 'too-many', { most: mostOfEach })

type Decide = (hall: HallState) => HallEvent | null | Problem

const isProblem = (decision: HallEvent | Problem): decision is Problem => 'status' in decision

/** Records one change of the hall and answers with what then holds. */
const change = async (context: ServerContext, { principal }: Caller, id: string, decide: Decide): Promise<Answer<HallView>> => {
  if (principal.kind === 'account' && principal.readOnly) return readsOnly
  const done = await context.halls.record(actorOf(principal), context.now().toISOString(), id, (hall) => {
    const decision = decide(hall)
    if (decision === null) return ok(null)
    return isProblem(decision) ? err(decision) : ok(decision)
  })
  return done.ok ? { json: hallView(done.value, await context.tournaments.get(id), context.now(), true) } : done.error
}

export const hallEndpoints = routes({
  'GET /tournaments/{tournament}/hall': endpoint({
    summary: 'What is shown of the rounds, announcements, the clock, and the screens of the hall',
    least: 'public',
    shows: 'results',
    asOf: true,
    params: tournament,
    answers: hallSchema,
    handle: async ({ tournaments, halls, now }, { params: { tournament: id } }, { standing }) => ({
      json: hallView(halls.of(id), await tournaments.get(id), now(), atLeast(standing.role, 'deputy')),
    }),
  }),
  'GET /tournaments/{tournament}/hall/history': endpoint({
    summary: 'Who changed what in the hall, and when',
    least: 'deputy',
    params: tournament,
    answers: hallHistorySchema,
    handle: async ({ halls, directory }, { params }) => ({
      json: {
        events: (await halls.history(params.tournament)).map(({ actor, at, event }, index) => {
          const { tournament: _, ...told } = event
          return { sequence: index + 1, at, actor, name: nameOfActor(directory.state, actor), event: told }
        }),
      },
    }),
  }),
  'PUT /tournaments/{tournament}/hall/rounds/{round}': endpoint({
    summary: 'What everybody sees of a round; going down has to be confirmed',
    least: 'deputy',
    params: tournament.extend({ round: wholeNumberText }),
    body: z.strictObject({ level: levelSchema, confirmed: z.boolean().optional() }),
    answers: hallSchema,
    handle: async (context, { params: { tournament: id, round }, body: { level, confirmed } }, caller) => {
      const { desk } = await context.tournaments.get(id)
      if (round < 1 || round > desk.state.rounds.length) return notFound({ what: 'round', round })
      return change(context, caller, id, (hall) => {
        const before = levelsOf(hall, desk)
        const held = isBelow(level, plannedLevel(hall, desk, round))
        if (level === before[round - 1]) return null
        const event: HallEvent = { kind: 'level-set', tournament: id, round, level, held }
        const gone = disappearing(desk, before, levelsOf(foldHall(hall, event), desk))
        if (gone.length === 0 || confirmed === true) return event
        return problem(422, 'disappears', { gone }, { confirmable: true })
      })
    },
  }),
  'PUT /tournaments/{tournament}/hall/plan': endpoint({
    summary: 'What is shown by itself of the rounds published from now on',
    least: 'chief',
    params: tournament,
    body: planSchema,
    answers: hallSchema,
    handle: async (context, { params: { tournament: id }, body }, caller) => {
      if (isBelow(body.onComplete, body.onPublish)) return problem(422, 'plan-goes-down')
      const from = (await context.tournaments.get(id)).desk.state.rounds.length + 1
      return change(context, caller, id, () => ({ kind: 'plan-made', tournament: id, from, plan: body }))
    },
  }),
  'PUT /tournaments/{tournament}/hall/announcements/{id}': endpoint({
    summary: 'Announce something on the public pages and the screens, or change what was announced',
    least: 'deputy',
    params: one,
    body: announcementSchema,
    answers: hallSchema,
    handle: (context, { params: { tournament: id, id: name }, body }, caller) =>
      change(context, caller, id, ({ announcements }) => {
        const at = context.now().toISOString()
        if (announcements.length >= mostOfEach && announcements.every((each) => each.id !== name)) return tooMany
        return { kind: 'announced', tournament: id, announcement: { id: name, ...body, at } }
      }),
  }),
  'DELETE /tournaments/{tournament}/hall/announcements/{id}': endpoint({
    summary: 'Take an announcement away',
    least: 'deputy',
    params: one,
    answers: hallSchema,
    handle: (context, { params: { tournament: id, id: name } }, caller) =>
      change(context, caller, id, ({ announcements }) =>
        announcements.some((each) => each.id === name) ? { kind: 'announcement-removed', tournament: id, id: name } : notFound(),
      ),
  }),
  'PUT /tournaments/{tournament}/hall/projections': endpoint({
    summary: 'Whether everybody may see what may happen while games are open, as far as results are shown',
    least: 'chief',
    params: tournament,
    body: z.strictObject({ open: z.boolean() }),
    answers: hallSchema,
    handle: (context, { params: { tournament: id }, body: { open } }, caller) =>
      change(context, caller, id, ({ projections }) =>
        projections === open ? null : { kind: 'projections-opened', tournament: id, open },
      ),
  }),
  'PUT /tournaments/{tournament}/hall/clock': endpoint({
    summary: 'The clock of a round: when it starts and how long it lasts',
    least: 'deputy',
    params: tournament,
    body: clockSchema,
    answers: hallSchema,
    handle: (context, { params: { tournament: id }, body }, caller) =>
      change(context, caller, id, () => ({ kind: 'clock-set', tournament: id, clock: body })),
  }),
  'DELETE /tournaments/{tournament}/hall/clock': endpoint({
    summary: 'Take the clock away',
    least: 'deputy',
    params: tournament,
    answers: hallSchema,
    handle: (context, { params: { tournament: id } }, caller) =>
      change(context, caller, id, ({ clock }) => (clock === null ? null : { kind: 'clock-set', tournament: id, clock: null })),
  }),
  'PUT /tournaments/{tournament}/hall/screens/{id}': endpoint({
    summary: 'Arrange a screen of the hall: its views, one after the other',
    least: 'deputy',
    params: one,
    body: screenSchema,
    answers: hallSchema,
    handle: (context, { params: { tournament: id, id: name }, body }, caller) =>
      change(context, caller, id, ({ screens }) =>
        screens.length >= mostOfEach && screens.every((each) => each.id !== name)
          ? tooMany
          : { kind: 'screen-arranged', tournament: id, screen: { id: name, ...body } },
      ),
  }),
  'DELETE /tournaments/{tournament}/hall/screens/{id}': endpoint({
    summary: 'Take a screen away',
    least: 'deputy',
    params: one,
    answers: hallSchema,
    handle: (context, { params: { tournament: id, id: name } }, caller) =>
      change(context, caller, id, ({ screens }) =>
        screens.some((each) => each.id === name) ? { kind: 'screen-removed', tournament: id, id: name } : notFound(),
      ),
  }),
})
