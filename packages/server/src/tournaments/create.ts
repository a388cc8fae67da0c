import { createHash } from 'node:crypto'
import type { z } from '@hono/zod-openapi'
import { type DeclaredSettings, type DeskEvent, defaultDeskSettings, emptyDesk, execute } from '@zug/engine/desk'
import { emptyInfo, ok } from '@zug/engine/model'
import { rulesDeclared } from '@zug/engine/pairing'
import type { AccountEvent } from '../accounts/events.ts'
import { actorOf } from '../accounts/principal.ts'
import type { Member } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import { notFound, type Problem, problem, refused } from '../http/problem.ts'
import { fullNameOf } from '../sections/full-name.ts'
import { takenForNew } from '../sections/name-taken.ts'
import { sectionTaken } from './problem-of.ts'
import { usualPreset } from './rulebook-list.ts'
import type { creationSchema } from './settings-schema.ts'

/** Readable, and the same again when the same account retries with the same key. */
const tournamentId = (name: string, actor: string, key: string): string => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  const mark = createHash('sha256').update(`${actor}/${key}`).digest('hex').slice(0, 10)
  return words === '' ? mark : `${words}-${mark}`
}

/** Where a tournament came from, and what it was called there. */
export type CopiedFrom = Omit<Extract<AccountEvent, { kind: 'tournament-copied' }>, 'kind' | 'tournament'>

export type Made = { readonly id: string; readonly actor: string; readonly at: string; readonly idempotencyKey: string }

/** The place of a new tournament, owned by the caller; `write` puts it there. */
export const makeOwned = async (
  context: ServerContext,
  name: string,
  key: string,
  { principal }: Pick<Caller, 'principal'>,
  write: (made: Made) => Promise<unknown>,
  /** `like`: a tournament of the caller's whose people have the same roles in this one. */
  { like = null, from = null }: { readonly like?: string | null; readonly from?: CopiedFrom | null } = {},
): Promise<{ readonly id: string } | Problem> => {
  if (principal.kind !== 'account' || principal.readOnly || principal.only !== null)
    return problem(403, 'forbidden', { because: 'limited-token' })
  const actor = actorOf(principal)
  const id = tournamentId(name, actor, key)
  const at = context.now().toISOString()
  const given = await context.directory.record(actor, at, ({ members }) => {
    const now = members.get(id)
    const others = like !== null && now === undefined ? [...(members.get(like) ?? [])] : []
    const roster = new Map<string, Member>([...others, [principal.account, { role: 'owner', boards: null }]])
    const roles = [...roster]
      .filter(([account]) => now?.has(account) !== true)
      .map(([account, member]) => ({ kind: 'role-given', tournament: id, account, ...member }) as const)
    return ok([...roles, ...(from === null || now !== undefined ? [] : [{ kind: 'tournament-copied', tournament: id, ...from } as const])])
  })
  if (!given.ok) return given.error
  await write({ id, actor, at, idempotencyKey: `${actor}/${key}` })
  return { id }
}

/** A stream with these events, owned by the caller. */
export const createFromEvents = async (
  context: ServerContext,
  name: string,
  key: string,
  events: readonly DeskEvent[],
  caller: Pick<Caller, 'principal'>,
  like: string | null = null,
): Promise<Answer<{ readonly id: string }>> => {
  const write = ({ id, ...metadata }: Made) => context.tournaments.create(id, events, metadata)
  const made = await makeOwned(context, name, key, caller, write, { like })
  return 'code' in made ? made : { json: made }
}

/** The tie-breaks that go with the rules, for whoever declares none. */
const usualTieBreaks = ({ rules = defaultDeskSettings.rules }: Pick<DeclaredSettings, 'rules'>): readonly string[] =>
  usualPreset(rulesDeclared(rules, null)).codes.split(',')

export const createTournament = async (
  context: ServerContext,
  key: string,
  given: z.output<typeof creationSchema>,
  caller: Pick<Caller, 'principal'>,
  like: string | null = null,
): Promise<Answer<{ readonly id: string }>> => {
  // Whose people they are says who owns them.
  if (like !== null && context.directory.standing(caller.principal, like).role !== 'owner') return notFound({ what: 'section' })
  const info = { ...emptyInfo, ...given.info }
  const decided = execute(emptyDesk, {
    kind: 'create-tournament',
    settings: { tieBreaks: usualTieBreaks(given), ...given, info },
  })
  if (!decided.ok) return refused(decided.error)
  const events = decided.value.recorded.map(({ event }) => event)
  const section = given.section ?? null
  const called = fullNameOf({ info: { name: given.info?.name ?? '' }, section })
  const { principal } = caller
  if (section !== null && principal.kind === 'account' && !principal.readOnly && principal.only === null) {
    // Sent again, it is itself the section of the name.
    const taken = await takenForNew(context, section, tournamentId(called, actorOf(principal), key), principal.account)
    if (taken !== null) return sectionTaken(taken)
  }
  return createFromEvents(context, called, key, events, caller, like)
}
