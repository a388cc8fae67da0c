import { z } from '@hono/zod-openapi'
import {
  err,
  isRulebookId,
  isTeamEvent,
  ok,
  type Result,
  type RulebookId,
  refuse,
  roundsPaired,
  rulebookById,
  rulebookOf,
  type Tournament,
  teamRounds,
} from '@zug/engine'
import { createdSchema } from '../accounts/account-schema.ts'
import type { ServerContext } from '../context.ts'
import { endpoint, wholeFile } from '../http/endpoint.ts'
import { type Problem, problem, refused } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, line, tournamentIdSchema } from '../http/texts.ts'
import { createFromEvents } from '../tournaments/create.ts'
import { deskEventsOf, type Imported } from './desk-events.ts'
import { importPreviewSchema, linesSchema } from './exchange-schema.ts'
import { type FileIssue, told } from './issues.ts'
import { readFile } from './read-file.ts'
import { entered, readLines } from './read-lines.ts'

const unreadable = (issues: readonly FileIssue[]): Problem => problem(422, 'unreadable', {}, { issues: told(issues.slice(0, 200)) })

/** What was asked for, else what the file says, else the one in force. Rounds that players have played are no rounds of teams. */
const rulebookFor = (asked: string | undefined, tournament: Tournament): Result<RulebookId, Problem> => {
  if (asked !== undefined && !isRulebookId(asked)) return err(refused(refuse('unknown-rulebook', { rulebook: asked })))
  const { id, traits } = asked === undefined ? rulebookOf(tournament) : rulebookById(asked)
  const ofPlayers = tournament.teams === undefined && roundsPaired(tournament) > 0
  return ofPlayers && traits.pairs === 'teams' ? err(problem(422, 'no-teams', { rulebook: id })) : ok(id)
}

/** A large event is made elsewhere, so that the others go on. */
const imports = async ({ workers }: ServerContext, tournament: Tournament, rulebook: RulebookId): Promise<Imported> => {
  if (!workers.isLarge(tournament.players.length)) return deskEventsOf(tournament, rulebook)
  const reply = await workers.run({ kind: 'import', tournament, rulebook })
  if (reply.kind === 'imported') return reply.imported
  throw new Error(reply.kind === 'failed' ? reply.message : 'An import was answered like something else.')
}

/** Imports show every adjustment first; only what is then sent is written. */
export const importEndpoints = routes({
  'POST /tournaments/{tournament}/imports': endpoint({
    summary: 'Read players from TRF, JSON, CSV, a pasted table or XLSX, line by line; writes nothing: send what it gives as import-players',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    body: wholeFile,
    answers: linesSchema,
    handle: async ({ tournaments, now }, { params, body }) => {
      const { state } = (await tournaments.get(params.tournament)).desk
      const today = now().toISOString().slice(0, 10)
      const read = await readLines(body, isTeamEvent(state), today)
      if (!read.ok) return unreadable(read.error)
      const { format, lines, adjustments } = read.value
      const players = lines.flatMap(({ player }) => (player === null ? [] : [player]))
      const known = new Map([...state.players.values()].map((player) => [player.name.toLowerCase(), player.id]))
      const twins = players.flatMap(({ name }, index) => {
        const id = known.get(name.toLowerCase())
        return id === undefined ? [] : [{ index, player: id }]
      })
      return { json: { format, players, lines, adjustments, enteredAlready: twins } }
    },
  }),
  'POST /imports/preview': endpoint({
    summary: 'Read a whole tournament and say what becoming one of ours would change; writes nothing',
    least: 'account',
    query: z.object({ rulebook: line(60).optional() }),
    body: wholeFile,
    answers: importPreviewSchema,
    handle: async (context, { body, query }) => {
      const read = await readFile(body)
      if (!read.ok) return unreadable(read.error)
      const { tournament, format, adjustments } = read.value
      const rulebook = rulebookFor(query.rulebook, tournament)
      if (!rulebook.ok) return rulebook.error
      const imported = await imports(context, tournament, rulebook.value)
      return {
        json: {
          format,
          name: tournament.info.name,
          rulebook: rulebook.value,
          players: tournament.players.map((player) => ({ id: player.id, ...entered(player) })),
          teams: (tournament.teams ?? []).map(({ id, name, boards, alternates }) => ({ id, name, boards, alternates })),
          rounds: Math.max(roundsPaired(tournament), teamRounds(tournament)),
          adjustments: told([...adjustments, ...imported.adjustments]),
        },
      }
    },
  }),
  'POST /imports': endpoint({
    summary: 'Make a tournament from a file, rounds and results included',
    least: 'account',
    query: z.object({ key: idempotencyKeySchema, rulebook: line(60).optional() }),
    body: wholeFile,
    answers: createdSchema,
    created: true,
    handle: async (context, { body, query }, caller) => {
      const read = await readFile(body)
      if (!read.ok) return unreadable(read.error)
      const { tournament } = read.value
      const rulebook = rulebookFor(query.rulebook, tournament)
      if (!rulebook.ok) return rulebook.error
      const { events } = await imports(context, tournament, rulebook.value)
      return createFromEvents(context, tournament.info.name, query.key, events, caller)
    },
  }),
})
