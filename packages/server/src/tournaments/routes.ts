import { z } from '@hono/zod-openapi'
import { type DeskCommand, entrantOf, type LateArrival, lateArrivals, type RefusalCode } from '@zug/engine/desk'
import { createdSchema } from '../accounts/account-schema.ts'
import { guardFor } from '../accounts/permissions.ts'
import { actorOf, type Standing } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import { nameOfActor } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import { helpersLine, type PublicLine } from '../hall/public-line.ts'
import { shownOf } from '../hall/shown.ts'
import type { HallState } from '../hall/state.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Problem } from '../http/problem.ts'
import { problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import type { Told } from '../http/told.ts'
import { limits } from '../limits.ts'
import { nameGuard } from '../sections/name-taken.ts'
import { groupsOf } from '../sections/sections.ts'
import { commandSchema, mayGoTogether } from './commands.ts'
import { createTournament } from './create.ts'
import { type OpenTournament, sequenceOf } from './desk-store.ts'
import { disputeOf } from './dispute.ts'
import { createKept } from './kept-json.ts'
import { problemOf } from './problem-of.ts'
import type { Guard, NotDone } from './service.ts'
import { creationSchema } from './settings-schema.ts'
import { deskView } from './views/desk-view.ts'
import { historyView } from './views/history-view.ts'
import { publicView, seenIn } from './views/public-view.ts'
import { eventSchema, historySchema, lateArrivalSchema, summarySchema, tournamentSchema } from './views/view-schema.ts'

const tournamentParams = z.object({ tournament: tournamentIdSchema })

const commandRequest = z
  .strictObject({
    key: idempotencyKeySchema.openapi({ description: 'Made once for each command; a retry sends the same one and nothing happens twice' }),
    expectedSequence: z.int().min(0).optional().openapi({ description: 'Carry it out only if nothing has happened since' }),
    command: commandSchema.optional(),
    commands: z
      .array(commandSchema)
      .min(1)
      .max(2000)
      .refine((all) => all.length === 1 || all.every(mayGoTogether), 'Only entries, corrections and changes by hand go together')
      .optional()
      .openapi({ description: 'Instead of `command`: all are carried out or none, and one undo takes them back' }),
  })
  .refine(({ command, commands }) => (command === undefined) !== (commands === undefined), 'Send `command` or `commands`')
  .openapi('CommandRequest')

const commandDone = z
  .object({
    sequence: z.int().openapi({ description: 'Where the tournament stands after the command' }),
    repeated: z.boolean().openapi({ description: 'The key had its effect before; nothing happened now' }),
    events: z.array(eventSchema),
    lateArrivals: z
      .array(lateArrivalSchema)
      .optional()
      .openapi({ description: 'After `check-in`: those of the players it checked in who have a bye for absence all the same' }),
  })
  .openapi('CommandDone')

/** Whoever works at the desk is told what came in between, so that a conflict can be shown and not only reported. */
const withWhatHappened = async (
  { tournaments, directory }: ServerContext,
  id: string,
  failure: NotDone,
  expected: number | undefined,
  { role }: Standing,
): Promise<Problem> => {
  const known = problemOf(failure)
  if (failure.kind !== 'conflict' || expected === undefined || !atLeast(role, 'deputy')) return known
  return { ...known, since: historyView(await tournaments.get(id), directory.state, expected, 50).events }
}

const lineOfCaller = (open: OpenTournament, hall: HallState, { role }: Standing): PublicLine =>
  role === 'helper' ? helpersLine(open) : shownOf(open, hall, 'results').line

/** Of the players whom these commands check in; null if they check in nobody. */
const lateAmong = ({ desk: { state } }: OpenTournament, commands: readonly DeskCommand[]): readonly LateArrival[] | null => {
  const came = new Set(commands.flatMap((one) => (one.kind === 'check-in' && one.present ? [entrantOf(state, one.player)] : [])))
  return came.size === 0 ? null : lateArrivals(state).filter(({ player }) => came.has(player))
}

/** The board has another result than the one that was sent. */
const disputed: ReadonlySet<RefusalCode> = new Set(['result-changed', 'result-entered'])

const listedSchema = summarySchema.extend({
  group: z.string().nullable().openapi({ description: 'The same for all sections of one event; null: it stands alone' }),
})

const kept = createKept<Told<z.output<typeof tournamentSchema>>>()

export const tournamentEndpoints = routes({
  'GET /tournaments': endpoint({
    summary: 'Tournaments the caller may see',
    least: 'anyone',
    answers: z.object({ tournaments: z.array(listedSchema) }),
    handle: async ({ tournaments, directory, halls, summaries }, _, { principal }) => {
      const found = []
      for (const { id, sequence } of await tournaments.list()) {
        const { role, visible } = directory.standing(principal, id)
        if (!visible) continue
        const summary = await summaries.of(tournaments, halls, id, sequence, atLeast(role, 'deputy'))
        if (summary !== null) found.push({ ...summary, role, visible: directory.state.visible.has(id) })
      }
      const groups = groupsOf(found, directory.state)
      return { json: { tournaments: found.map((one) => ({ ...one, group: groups.get(one.id) ?? null })) } }
    },
  }),
  'POST /tournaments': endpoint({
    summary: 'Create a tournament; whoever creates it owns it',
    least: 'account',
    body: z.strictObject({
      key: idempotencyKeySchema,
      settings: creationSchema,
      like: tournamentIdSchema
        .optional()
        .openapi({ description: 'A tournament of the caller: its people have the same roles in the new one' }),
    }),
    answers: createdSchema,
    created: true,
    handle: (context, { body }, caller) => createTournament(context, body.key, body.settings, caller, body.like ?? null),
  }),
  'GET /tournaments/{tournament}': endpoint({
    summary: 'All that the caller may see of a tournament; the desk also as it was at an earlier moment',
    least: 'public',
    shows: 'own-boards',
    asOf: true,
    params: tournamentParams,
    query: z.object({ at: wholeNumberText.optional() }),
    answers: tournamentSchema,
    handle: async ({ tournaments, directory, halls }, { params, query }, { standing, request }) => {
      const open = await tournaments.get(params.tournament)
      const desk = atLeast(standing.role, 'deputy')
      const nameOf = (actor: string): string => nameOfActor(directory.state, actor)
      const { role, boards } = standing
      if (query.at !== undefined) return { json: { ...deskView(open, nameOf), role, boards } }
      const sequence = desk ? sequenceOf(open) : seenIn(open)
      const tag = `"${sequence}-${halls.of(params.tournament).sequence}-${role ?? 'public'}${boards === null ? '' : `-${boards.first}-${boards.last}`}"`
      const headers = { etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization, cookie' }
      if (request.headers.get('if-none-match') === tag) return { unchanged: true, headers }
      if (desk) return { json: { ...deskView(open, nameOf), role, boards }, headers }
      return { written: kept(open.desk.state, tag, () => ({ ...publicView(open), role, boards })), headers }
    },
  }),
  'GET /tournaments/{tournament}/history': endpoint({
    summary: 'Who did what, and when',
    least: 'deputy',
    asOf: true,
    params: tournamentParams,
    query: z.object({ after: wholeNumberText.optional(), limit: wholeNumberText.optional() }),
    answers: historySchema,
    handle: async ({ tournaments, directory }, { params, query }) => ({
      json: historyView(await tournaments.get(params.tournament), directory.state, query.after ?? 0, query.limit ?? 1000),
    }),
  }),
  'POST /tournaments/{tournament}/commands': endpoint({
    summary: 'Carry out a command of the desk',
    least: 'act',
    params: tournamentParams,
    body: commandRequest,
    answers: commandDone,
    handle: async (context, { params, body }, { principal, standing }) => {
      const { expectedSequence } = body
      const commands = body.commands ?? [body.command!]
      const actor = actorOf(principal)
      const request = {
        commands,
        actor,
        at: context.now().toISOString(),
        idempotencyKey: `${actor}/${body.key}`,
        ...(expectedSequence === undefined || !atLeast(standing.role, 'deputy') ? {} : { expectedSequence }),
      }
      const entering = commands.reduce((sum, command) => sum + (command.kind === 'import-players' ? command.players.length : 0), 0)
      const { desk, keys } = await context.tournaments.get(params.tournament)
      if (entering > 0 && !keys.has(request.idempotencyKey) && desk.state.players.size + entering > limits.players)
        return problem(422, 'too-many', { most: limits.players })
      const guards = [
        ...commands.map((command) => guardFor(principal, standing, command)),
        await nameGuard(context, params.tournament, commands),
      ]
      const atDesk = atLeast(standing.role, 'deputy')
      /** Where the tournament stands, as the caller counts: nobody else is told how far the desk is. */
      const standsAt = (open: OpenTournament): number =>
        atDesk ? sequenceOf(open) : lineOfCaller(open, context.halls.of(open.id), standing).sequences.length
      const guard: Guard = (open) => {
        if (!atDesk && expectedSequence !== undefined && expectedSequence !== standsAt(open))
          return { kind: 'conflict', sequence: standsAt(open) }
        for (const allows of guards) {
          const forbidden = allows(open)
          if (forbidden !== null) return forbidden
        }
        return null
      }
      const done = await context.tournaments.run(params.tournament, request, guard)
      for (const { kind } of commands) context.metrics.count('zug_commands_total', { kind, outcome: done.ok ? 'done' : done.error.kind })
      const [entry] = commands
      if (
        !done.ok &&
        (entry?.kind === 'enter-result' || entry?.kind === 'report-result') &&
        (done.error.kind === 'forbidden' || (done.error.kind === 'refused' && disputed.has(done.error.refusal.code)))
      )
        await disputeOf(context, params.tournament, principal, standing, entry, request.idempotencyKey)
      if (!done.ok && done.error.kind === 'conflict' && !atDesk)
        return problemOf({ kind: 'conflict', sequence: standsAt(await context.tournaments.get(params.tournament)) })
      if (!done.ok) return withWhatHappened(context, params.tournament, done.error, expectedSequence, standing)
      const { sequence, repeated, events, tournament } = done.value
      const late = lateAmong(tournament, commands)
      return {
        json: { sequence: atDesk ? sequence : standsAt(tournament), repeated, events, ...(late === null ? {} : { lateArrivals: late }) },
      }
    },
  }),
})
