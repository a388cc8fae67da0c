import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine/model'
import { actorOf } from '../accounts/principal.ts'
import { idSchema } from '../accounts/routes.ts'
import { newId } from '../accounts/secrets.ts'
import type { ServerContext } from '../context.ts'
import { type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, line, tournamentIdSchema } from '../http/texts.ts'
import { limits } from '../limits.ts'
import { sectionsWhere } from '../sections/sections.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { firstDayOf } from './another-year.ts'
import { makeLike } from './make.ts'
import { nobodyEntered, partOf } from './parts.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const eventName = line(200).refine((text) => text.trim() !== '', 'A name')
const day = z.iso.date().openapi({ description: 'The first day; every other day moves as far as this one' })
const everySection = z
  .boolean()
  .default(false)
  .openapi({ description: 'All sections of the event in which the caller is chief arbiter, in one go' })

const wanted = { key: idempotencyKeySchema, name: eventName, start: day.nullable().default(null) }

export const madeSchema = z.object({ tournaments: z.array(z.object({ id: z.string(), name: z.string() })) }).openapi('TournamentsMade')

const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  by: z.string().openapi({ description: 'Who keeps it' }),
  at: z.string(),
  mine: z.boolean().openapi({ description: 'The caller may remove it' }),
  sections: z.array(z.object({ name: z.string(), rulebook: z.string(), rounds: z.int() })),
  firstDay: z.string().nullable(),
})

const chosen = async (context: ServerContext, id: string, every: boolean, { principal }: Caller): Promise<readonly OpenTournament[]> =>
  every ? sectionsWhere(context, principal, id, 'chief') : [await context.tournaments.get(id)]

/** Copies of tournaments in which nothing has happened yet, and templates, of which such copies are made. */
/** A token for one tournament opens nothing of the installation. */
const ofOneTournament = problem(403, 'forbidden', { because: 'limited-token' })

export const copyEndpoints = routes({
  'POST /tournaments/{tournament}/copies': endpoint({
    summary: 'Make a tournament like this one, with its players or without, its days moved and its lots to be drawn anew',
    least: 'chief',
    params: tournament,
    body: z
      .strictObject({
        ...wanted,
        players: z.boolean().openapi({ description: 'Enter the same players, teams and who is kept apart' }),
        people: z.boolean().default(false).openapi({ description: 'The same people with the same roles; only where the caller owns it' }),
        everySection,
      })
      .openapi('CopyRequest'),
    answers: madeSchema,
    created: true,
    handle: async (context, { params, body }, caller) => {
      const { directory, halls } = context
      const sections = await chosen(context, params.tournament, body.everySection, caller)
      const models = sections.map(({ id, desk: { state } }) => {
        const part = partOf(state, halls.of(id))
        return {
          part: body.players ? { ...part, prohibitions: state.prohibitions } : part,
          field: body.players ? state : nobodyEntered,
          like: body.people && directory.standing(caller.principal, id).role === 'owner' ? id : null,
          from: { of: 'tournament', from: id } as const,
        }
      })
      return makeLike(context, models, { ...body, withPlayers: body.players }, caller)
    },
  }),
  'POST /tournaments/{tournament}/templates': endpoint({
    summary: 'Keep the settings and screens of this tournament by a name, for the next of its kind; everybody with an account may use it',
    least: 'chief',
    params: tournament,
    body: z.strictObject({ name: eventName, everySection }).openapi('TemplateRequest'),
    answers: z.object({ id: z.string() }),
    created: true,
    handle: async (context, { params, body }, caller) => {
      const { principal } = caller
      if (principal.kind !== 'account' || principal.readOnly) return readsOnly
      if (principal.only !== null) return ofOneTournament
      const parts = (await chosen(context, params.tournament, body.everySection, caller)).map(({ id, desk }) =>
        partOf(desk.state, context.halls.of(id)),
      )
      const at = context.now().toISOString()
      const name = body.name.trim()
      let id = newId()
      const done = await context.directory.record(actorOf(principal), at, ({ templates, accounts }) => {
        // The same name again is next year's version of it.
        const before = [...templates.values()].find((each) => each.name === name && each.account === principal.account)
        const isAlone = [...accounts.values()].filter(({ closed }) => !closed).length < 2
        const own = [...templates.values()].filter((each) => each.account === principal.account).length
        if (before === undefined && templates.size >= limits.templates) return err(problem(422, 'too-many', { most: limits.templates }))
        if (before === undefined && !isAlone && own >= limits.templatesPerAccount)
          return err(problem(422, 'too-many', { most: limits.templatesPerAccount }))
        id = before?.id ?? id
        return ok([{ kind: 'template-kept', id, name, account: principal.account, at, parts }])
      })
      return done.ok ? { json: { id } } : done.error
    },
  }),
  'GET /templates': endpoint({
    summary: 'Events that are kept by name',
    least: 'account',
    answers: z.object({ templates: z.array(templateSchema.openapi('EventTemplate')) }),
    handle: ({ directory: { state } }, _, { principal }) => {
      if (principal.kind !== 'account' || principal.only !== null) return ofOneTournament
      const json = {
        templates: [...state.templates.values()]
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ id, name, account, at, parts }) => ({
            id,
            name,
            by: state.accounts.get(account)?.name ?? '',
            at,
            mine: principal.administrator || principal.account === account,
            sections: parts.map(({ settings }) => ({
              name: settings.section?.name ?? settings.info.name,
              rulebook: settings.rules.rulebook,
              rounds: settings.numberOfRounds,
            })),
            firstDay: parts.flatMap(({ settings }) => firstDayOf(settings) ?? []).toSorted()[0] ?? null,
          })),
      }
      return { json }
    },
  }),
  'POST /templates/{id}/tournaments': endpoint({
    summary: 'Make the tournaments of a template',
    least: 'account',
    params: z.object({ id: idSchema }),
    body: z.strictObject(wanted),
    answers: madeSchema,
    created: true,
    handle: (context, { params, body }, caller) => {
      const template = context.directory.state.templates.get(params.id)
      if (template === undefined) return notFound({ what: 'template' })
      const models = template.parts.map((part) => ({
        part,
        field: nobodyEntered,
        like: null,
        from: { of: 'template', from: template.name } as const,
      }))
      return makeLike(context, models, { ...body, withPlayers: false }, caller)
    },
  }),
  'DELETE /templates/{id}': endpoint({
    summary: 'Keep it no longer; what was made of it stays',
    least: 'account',
    params: z.object({ id: idSchema }),
    answers: z.object({ removed: z.string() }),
    handle: async ({ directory, now }, { params }, { principal }) => {
      if (principal.kind !== 'account' || principal.readOnly) return readsOnly
      if (principal.only !== null) return ofOneTournament
      const done = await directory.record(actorOf(principal), now().toISOString(), ({ templates }) => {
        const template = templates.get(params.id)
        const mine = template !== undefined && (principal.administrator || template.account === principal.account)
        return mine ? ok([{ kind: 'template-removed', id: params.id }]) : err(notFound({ what: 'template' }))
      })
      return done.ok ? { json: { removed: params.id } } : done.error
    },
  }),
})
