import { z } from '@hono/zod-openapi'
import { err, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { goesOn, readElsewhere } from '../exchange/read-elsewhere.ts'
import { type Caller, endpoint, wholeFile } from '../http/endpoint.ts'
import { type Problem, problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, line, tournamentIdSchema } from '../http/texts.ts'
import { sectionsWhere } from '../sections/sections.ts'
import { heldBack } from '../tournaments/desk-store.ts'
import { problemOf } from '../tournaments/problem-of.ts'
import { asDownload, backupName, backupOf } from './backup-of.ts'
import { compared } from './compare.ts'
import { contentsSchema } from './contents.ts'
import { madeSchema } from './copy-routes.ts'
import type { BackupContents, BackupJob } from './read-backup.ts'
import { restoreFile } from './restore.ts'

const comparisonSchema = z
  .object({
    at: z.string().openapi({ description: 'When the backup was made' }),
    tournaments: z.array(
      z.object({
        file: contentsSchema.extend({
          id: z.string(),
          name: z.string(),
          section: z.string().nullable(),
          event: z.string().nullable(),
          until: z.string().openapi({ description: 'When the last thing happened' }),
          events: z.int(),
        }),
        here: contentsSchema
          .extend({
            deleted: z.boolean(),
            name: z.string(),
            events: z.int(),
            common: z.int().openapi({ description: 'Events from the first on that both have' }),
            onlyInFile: z.int(),
            onlyHere: z.int(),
          })
          .nullable()
          .openapi({ description: 'The same tournament at this desk; null: there is none, or none the caller runs' }),
      }),
    ),
  })
  .openapi('BackupComparison')

const backupIn = async (
  context: ServerContext,
  bytes: Uint8Array,
  wanted: BackupJob['wanted'],
  caller: Caller,
): Promise<Result<BackupContents, Problem>> => {
  const reply = await readElsewhere(context, { kind: 'backup', bytes, wanted }, caller)
  if (reply.kind === 'not-read') return err(reply.why)
  if (reply.kind !== 'backup-read') throw new Error('A backup was answered like something else.')
  return reply.read.ok ? reply.read : err(problem(422, 'backup-unusable', { why: reply.read.error }))
}

/** One event as a file, and tournaments made of such files. */
export const backupEndpoints = routes({
  'GET /tournaments/{tournament}/backup': endpoint({
    summary: 'The tournament with all that happened in it as one file, to be restored at any desk; no accounts, no secrets',
    least: 'chief',
    params: z.object({ tournament: tournamentIdSchema }),
    query: z.object({
      everySection: z
        .enum(['true', 'false'])
        .default('false')
        .openapi({ description: 'With all sections of the event in which the caller is chief arbiter' }),
    }),
    media: 'application/octet-stream',
    handle: async (context, { params, query }, { principal }) => {
      const sections =
        query.everySection === 'true'
          ? await sectionsWhere(context, principal, params.tournament, 'chief')
          : [await context.tournaments.get(params.tournament)]
      const held = sections.map(heldBack).find((why) => why !== null)
      if (held !== undefined) return problemOf({ kind: held })
      const bytes = await backupOf(
        context,
        sections.map(({ id }) => id),
      )
      return asDownload(bytes, backupName(context, params.tournament))
    },
  }),
  'POST /backups/preview': endpoint({
    summary: 'What a backup of an event has, compared with what is here; writes nothing',
    least: 'account',
    body: wholeFile,
    answers: comparisonSchema,
    handle: async (context, { body }, caller) => {
      const read = await backupIn(context, body, 'contents', caller)
      if (!read.ok) return read.error
      const tournaments = []
      for (const one of read.value.tournaments) tournaments.push(await compared(context, caller.principal, one))
      return { json: { at: read.value.at, tournaments } }
    },
  }),
  'POST /backups': endpoint({
    summary: 'Make tournaments of a backup, beside whatever is here; whoever does owns them',
    least: 'account',
    query: z.object({
      key: idempotencyKeySchema,
      name: line(200)
        .min(1)
        .optional()
        .openapi({ description: 'Instead of the one in the file: of the tournament, or of the event of its sections' }),
    }),
    body: wholeFile,
    answers: madeSchema,
    created: true,
    handle: async (context, { body, query }, caller) => {
      const read = await backupIn(context, body, 'everything', caller)
      if (!read.ok) return read.error
      const stopped = goesOn(caller)
      if (stopped !== null) return stopped
      return restoreFile(context, read.value, query.key, query.name ?? null, caller)
    },
  }),
})
