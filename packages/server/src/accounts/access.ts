import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Answer, type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, type Problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { line, tournamentIdSchema } from '../http/texts.ts'
import { sectionsWhere } from '../sections/sections.ts'
import { accessSchema, memberSchema } from './account-schema.ts'
import type { AccessLink, AccountEvent } from './events.ts'
import { accountNamed } from './login-name.ts'
import { actorOf } from './principal.ts'
import { type BoardRange, type Role, roles } from './roles.ts'
import { idSchema } from './routes.ts'
import type { AccountState, Member } from './state.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
export const boardRange = z
  .strictObject({ first: z.int().min(1).max(200_000), last: z.int().min(1).max(200_000) })
  .refine(({ first, last }) => first <= last, 'The first board comes before the last')

const everySection = { description: 'In all sections of the event that the caller owns, in one go' }
const membership = {
  role: z.enum(roles),
  boards: boardRange.nullable().default(null),
  everySection: z.boolean().default(false).openapi(everySection),
}
const hasBoardsIfHelper = ({ role, boards }: { readonly role: Role; readonly boards: BoardRange | null }): boolean =>
  (role === 'helper') === (boards !== null)
const helperBoards = 'A helper, and only a helper, has a range of boards'

/** Records one change of access, unless the caller's token may not change anything. */
export const change = async <T>(
  { directory, now }: ServerContext,
  { principal }: Caller,
  answer: T,
  decide: (state: AccountState) => AccountEvent | readonly AccountEvent[] | Problem | null,
): Promise<Answer<T>> => {
  if (principal.kind === 'account' && principal.readOnly) return readsOnly
  const done = await directory.record(actorOf(principal), now().toISOString(), (state) => {
    const decided = decide(state)
    if (decided === null) return err(notFound())
    if ('code' in decided) return err(decided)
    return ok('kind' in decided ? [decided] : decided)
  })
  return done.ok ? { json: answer } : done.error
}

export const shownLink = ({ id, label, until, may }: AccessLink) => ({ id, label, until, may })

/** The tournament, or all sections of its event that the caller owns. */
const whereTo = async (context: ServerContext, { principal }: Caller, id: string, everySection: boolean): Promise<readonly string[]> =>
  everySection ? (await sectionsWhere(context, principal, id, 'owner')).map((section) => section.id) : [id]

const given = (places: readonly string[], account: string, { role, boards }: Member): readonly AccountEvent[] =>
  places.map((tournament) => ({ kind: 'role-given', tournament, account, role, boards }))

/** Who may do what in a tournament. */
export const accessEndpoints = routes({
  'GET /tournaments/{tournament}/access': endpoint({
    summary: 'Members, links and visibility',
    least: 'chief',
    params: tournament,
    answers: accessSchema,
    handle: ({ directory: { state }, now }, { params }) => {
      const at = now().toISOString()
      return {
        json: {
          visible: state.visible.has(params.tournament),
          members: [...(state.members.get(params.tournament) ?? [])].map(([account, member]) => ({
            account,
            name: state.accounts.get(account)?.name ?? '',
            ...member,
          })),
          links: [...state.links.values()].filter((link) => link.tournament === params.tournament && link.until > at).map(shownLink),
        },
      }
    },
  }),
  'PUT /tournaments/{tournament}/visibility': endpoint({
    summary: 'Show what is published to everybody, or to members only',
    least: 'chief',
    params: tournament,
    body: z.strictObject({ visible: z.boolean() }),
    answers: z.object({ visible: z.boolean() }),
    handle: (context, { params, body }, caller) =>
      change(context, caller, body, () => ({ kind: 'visibility-set', tournament: params.tournament, visible: body.visible })),
  }),
  'PUT /tournaments/{tournament}/members/{id}': endpoint({
    summary: 'Give an account a role; a helper also needs a range of boards',
    least: 'owner',
    params: tournament.extend({ id: idSchema }),
    body: z.strictObject(membership).refine(hasBoardsIfHelper, helperBoards),
    answers: memberSchema,
    handle: async (context, { params, body: { role, boards, everySection } }, caller) => {
      const places = await whereTo(context, caller, params.tournament, everySection)
      return change(context, caller, { account: params.id, role, boards }, ({ accounts }) =>
        accounts.get(params.id)?.closed === false ? given(places, params.id, { role, boards }) : null,
      )
    },
  }),
  'POST /tournaments/{tournament}/members': endpoint({
    summary: 'The same by the name an account signs in with, for owners who do not see the list of accounts',
    least: 'owner',
    params: tournament,
    body: z.strictObject({ login: line(60).min(1), ...membership }).refine(hasBoardsIfHelper, helperBoards),
    answers: memberSchema,
    handle: async (context, { params, body }, caller) => {
      const account = accountNamed(body.login, context.directory.state.accounts.values())
      if (account === undefined) return notFound({ what: 'account' })
      const { id, name } = account
      const { role, boards } = body
      const places = await whereTo(context, caller, params.tournament, body.everySection)
      return change(context, caller, { account: id, name, role, boards }, () => given(places, id, { role, boards }))
    },
  }),
  'DELETE /tournaments/{tournament}/members/{id}': endpoint({
    summary: 'Take a role away',
    least: 'owner',
    params: tournament.extend({ id: idSchema }),
    query: z.object({ everySection: z.enum(['true', 'false']).default('false').openapi(everySection) }),
    answers: z.object({ account: z.string() }),
    handle: async (context, { params, query }, caller) => {
      const places = await whereTo(context, caller, params.tournament, query.everySection === 'true')
      return change(context, caller, { account: params.id }, ({ members }) => {
        if (members.get(params.tournament)?.has(params.id) !== true) return null
        return places
          .filter((place) => members.get(place)?.has(params.id) === true)
          .map((place) => ({ kind: 'role-taken', tournament: place, account: params.id }))
      })
    },
  }),
})
