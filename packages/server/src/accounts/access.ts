import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine'
import type { ServerContext } from '../context.ts'
import { type Answer, type Caller, type Endpoint, endpoint } from '../http/endpoint.ts'
import { notFound, problem } from '../http/problem.ts'
import { line, tournamentIdSchema } from '../http/texts.ts'
import type { AccessLink, AccountEvent } from './events.ts'
import { actorOf } from './principal.ts'
import { roles } from './roles.ts'
import { idSchema } from './routes.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'
import type { AccountState } from './state.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const boardRange = z
  .strictObject({ first: z.int().min(1).max(200_000), last: z.int().min(1).max(200_000) })
  .refine(({ first, last }) => first <= last, 'The first board comes before the last')

/** Records one change of access, unless the caller's token may not change anything. */
export const change = async (
  { directory, now }: ServerContext,
  { principal }: Caller,
  answer: unknown,
  decide: (state: AccountState) => AccountEvent | null,
): Promise<Answer> => {
  if (principal.kind === 'account' && principal.readOnly) return problem(403, 'forbidden', 'This token reads only.')
  const done = await directory.record(actorOf(principal), now().toISOString(), (state) => {
    const event = decide(state)
    return event === null ? err(notFound()) : ok([event])
  })
  return done.ok ? { json: answer } : done.error
}

const shownLink = ({ id, label, until, may }: AccessLink) => ({ id, label, until, may })

/** Who may do what in a tournament. */
export const accessEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/access',
    summary: 'Members, links and visibility',
    access: { kind: 'tournament', needs: 'chief' },
    params: tournament,
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
  endpoint({
    method: 'put',
    path: '/tournaments/{tournament}/visibility',
    summary: 'Show what is published to everybody, or to members only',
    access: { kind: 'tournament', needs: 'chief' },
    params: tournament,
    body: z.strictObject({ visible: z.boolean() }),
    handle: (context, { params, body }, caller) =>
      change(context, caller, body, () => ({ kind: 'visibility-set', tournament: params.tournament, visible: body.visible })),
  }),
  endpoint({
    method: 'put',
    path: '/tournaments/{tournament}/members/{id}',
    summary: 'Give an account a role; a helper also needs a range of boards',
    access: { kind: 'tournament', needs: 'owner' },
    params: tournament.extend({ id: idSchema }),
    body: z
      .strictObject({ role: z.enum(roles), boards: boardRange.nullable().default(null) })
      .refine(({ role, boards }) => (role === 'helper') === (boards !== null), 'A helper, and only a helper, has a range of boards'),
    handle: (context, { params, body }, caller) =>
      change(context, caller, { account: params.id, ...body }, ({ accounts }) =>
        accounts.get(params.id)?.closed === false
          ? { kind: 'role-given', tournament: params.tournament, account: params.id, role: body.role, boards: body.boards }
          : null,
      ),
  }),
  endpoint({
    method: 'delete',
    path: '/tournaments/{tournament}/members/{id}',
    summary: 'Take a role away',
    access: { kind: 'tournament', needs: 'owner' },
    params: tournament.extend({ id: idSchema }),
    handle: (context, { params }, caller) =>
      change(context, caller, { account: params.id }, ({ members }) =>
        members.get(params.tournament)?.has(params.id) === true
          ? { kind: 'role-taken', tournament: params.tournament, account: params.id }
          : null,
      ),
  }),
  endpoint({
    method: 'post',
    path: '/tournaments/{tournament}/links',
    summary: "A helper's link for a range of boards; its secret is shown this once",
    access: { kind: 'tournament', needs: 'chief' },
    params: tournament,
    body: z.strictObject({
      label: line(100).min(1),
      boards: boardRange,
      hours: z
        .int()
        .min(1)
        .max(24 * 60)
        .default(24),
    }),
    handle: async (context, { params, body }, caller) => {
      const [link, secret] = newLink(context, params.tournament, body.label, body.hours, { kind: 'helper', boards: body.boards })
      return change(context, caller, { ...shownLink(link), secret }, () => ({ kind: 'link-made', ...link }))
    },
  }),
  endpoint({
    method: 'post',
    path: '/tournaments/{tournament}/board-links',
    summary: 'For every board of a round a link for either player, to report and confirm the result',
    access: { kind: 'tournament', needs: 'deputy' },
    params: tournament,
    body: z.strictObject({
      round: z.int().min(1).max(999),
      hours: z
        .int()
        .min(1)
        .max(24 * 14)
        .default(12),
    }),
    handle: async (context, { params, body }, { principal }) => {
      if (principal.kind === 'account' && principal.readOnly) return problem(403, 'forbidden', 'This token reads only.')
      const { state } = (await context.tournaments.get(params.tournament)).desk
      const round = state.rounds.find((entry) => entry.round === body.round)
      if (round === undefined) return notFound(`Round ${body.round} is not published.`)
      const made = round.boards.flatMap(({ white, black }, board) =>
        [white, black].map((player) => {
          const label = state.players.get(player)?.name ?? state.teams.get(player)?.name ?? String(player)
          return newLink(context, params.tournament, label, body.hours, { kind: 'board', round: body.round, board, player })
        }),
      )
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), () =>
        ok(made.map(([link]) => ({ kind: 'link-made' as const, ...link }))),
      )
      return done.ok ? { json: { links: made.map(([link, secret]) => ({ ...shownLink(link), secret })) }, status: 201 } : done.error
    },
  }),
  endpoint({
    method: 'delete',
    path: '/tournaments/{tournament}/links/{id}',
    summary: 'Revoke a link',
    access: { kind: 'tournament', needs: 'deputy' },
    params: tournament.extend({ id: idSchema }),
    handle: (context, { params }, caller) =>
      change(context, caller, { revoked: params.id }, ({ links }) =>
        [...links.values()].some((link) => link.id === params.id && link.tournament === params.tournament)
          ? { kind: 'link-revoked', id: params.id }
          : null,
      ),
  }),
]

const newLink = (
  context: ServerContext,
  tournamentId: string,
  label: string,
  hours: number,
  may: AccessLink['may'],
): readonly [AccessLink, string] => {
  const secret = newSecret('link')
  const until = new Date(context.now().getTime() + hours * 3_600_000).toISOString()
  return [{ id: newId(), tournament: tournamentId, secret: hashSecret(secret), label, until, may }, secret]
}
