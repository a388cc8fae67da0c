import { z } from '@hono/zod-openapi'
import { isTeamEvent, refuse } from '@zug/engine/desk'
import { err, type Result } from '@zug/engine/model'
import { createdSchema } from '../accounts/account-schema.ts'
import type { ServerContext } from '../context.ts'
import { type Caller, endpoint, wholeFile } from '../http/endpoint.ts'
import { type Problem, refused } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, line, tournamentIdSchema } from '../http/texts.ts'
import { createFromEvents } from '../tournaments/create.ts'
import { importPreviewSchema, linesSchema } from './exchange-schema.ts'
import type { ImportedFile, ImportJob } from './import-job.ts'
import { goesOn, readElsewhere } from './read-elsewhere.ts'
import type { ReadLines } from './read-lines.ts'

const linesIn = async (context: ServerContext, job: ImportJob, caller: Caller): Promise<Result<ReadLines, Problem>> => {
  const reply = await readElsewhere(context, job, caller)
  if (reply.kind === 'lines-read') return reply.read
  if (reply.kind === 'not-read') return err(reply.why)
  throw new Error('Lines were answered like a tournament.')
}

const tournamentIn = async (
  context: ServerContext,
  bytes: Uint8Array,
  rulebook: string | undefined,
  wanted: 'preview' | 'everything',
  fideMode: boolean,
  sheet: string | undefined,
  caller: Caller,
): Promise<Result<ImportedFile, Problem>> => {
  const reply = await readElsewhere(
    context,
    { kind: 'import', of: 'tournament', bytes, rulebook, wanted, fideMode, ...(sheet === undefined ? {} : { sheet }) },
    caller,
  )
  if (reply.kind === 'tournament-read') return reply.read
  if (reply.kind === 'not-read') return err(reply.why)
  throw new Error('A tournament was answered like lines.')
}

/** The sheet of a workbook; without it, the first that has a list. */
const sheet = line(100).optional()
const yes = z.enum(['true', 'false']).default('false')

/** Imports show every adjustment first; only what is then sent is written. */
export const importEndpoints = routes({
  'POST /tournaments/{tournament}/imports': endpoint({
    summary:
      'Read players from TRF, JSON, CSV, a pasted table, XLSX or ODS, line by line; writes nothing: send what it gives as import-players',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    query: z.object({ sheet }),
    body: wholeFile,
    answers: linesSchema,
    handle: async (context, { params, body, query }, caller) => {
      const { state } = (await context.tournaments.get(params.tournament)).desk
      const today = context.now().toISOString().slice(0, 10)
      const read = await linesIn(
        context,
        {
          kind: 'import',
          of: 'lines',
          bytes: body,
          teams: isTeamEvent(state),
          today,
          ...(query.sheet === undefined ? {} : { sheet: query.sheet }),
        },
        caller,
      )
      if (!read.ok) return read.error
      const { format, lines, adjustments, sheets } = read.value
      const players = lines.flatMap(({ player }) => (player === null ? [] : [player]))
      const known = new Map([...state.players.values()].map((player) => [player.name.toLowerCase(), player.id]))
      const twins = players.flatMap(({ name }, index) => {
        const id = known.get(name.toLowerCase())
        return id === undefined ? [] : [{ index, player: id }]
      })
      return { json: { format, players, lines, adjustments, sheets, enteredAlready: twins } }
    },
  }),
  'POST /imports/preview': endpoint({
    summary: 'Read a whole tournament and say what becoming one of ours would change; writes nothing',
    least: 'account',
    query: z.object({ rulebook: line(60).optional(), fideMode: yes, sheet }),
    body: wholeFile,
    answers: importPreviewSchema,
    handle: async (context, { body, query }, caller) => {
      const read = await tournamentIn(context, body, query.rulebook, 'preview', query.fideMode === 'true', query.sheet, caller)
      if (!read.ok) return read.error
      const { events: _, ...preview } = read.value
      return { json: preview }
    },
  }),
  'POST /imports': endpoint({
    summary: 'Make a tournament from a file, rounds and results included',
    least: 'account',
    query: z.object({ key: idempotencyKeySchema, rulebook: line(60).optional(), fideMode: yes, confirmed: yes, sheet }),
    body: wholeFile,
    answers: createdSchema,
    created: true,
    handle: async (context, { body, query }, caller) => {
      const read = await tournamentIn(context, body, query.rulebook, 'everything', query.fideMode === 'true', query.sheet, caller)
      if (!read.ok) return read.error
      const { differing } = read.value
      if (differing !== null && differing.length > 0 && query.confirmed !== 'true')
        return refused(refuse('fide-mode', { level: 'confirm', asks: [refuse('fide-import', { rounds: differing })], confirmable: true }))
      const stopped = goesOn(caller)
      if (stopped !== null) return stopped
      return createFromEvents(context, read.value.name, query.key, read.value.events, caller)
    },
  }),
})
