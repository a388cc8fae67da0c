import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine/model'
import { actorOf } from '../accounts/principal.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound, problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { removeAllPending } from '../self-registration/pending.ts'
import { heldBack } from '../tournaments/desk-store.ts'
import { problemOf } from '../tournaments/problem-of.ts'
import { asDownload, backupName, backupOf } from './backup-of.ts'
import { contentsOf, contentsSchema } from './contents.ts'
import { restorableFor, restorableUntil, whatEnds, writeLastBackup } from './deletion.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const deleted = z.object({ id: tournamentIdSchema })

const sameName = (a: string, b: string): boolean => a.normalize('NFC').trim() === b.normalize('NFC').trim()

/**
 * The end of a tournament, and its way back. Nothing is erased: a deleted tournament is not there for anybody, and its record stays. Only whoever waits on its
 * public form is forgotten.
 */
export const deletionEndpoints = routes({
  'GET /tournaments/{tournament}/deletion': endpoint({
    summary: 'What would be lost if the tournament were deleted',
    least: 'owner',
    params: tournament,
    answers: contentsSchema
      .extend({
        name: z.string().openapi({ description: 'To be typed by whoever deletes it' }),
        running: z.boolean(),
        people: z.int().openapi({ description: 'Who have a role in it' }),
        links: z.int().openapi({ description: 'Of helpers and boards' }),
        screens: z.int(),
        webhooks: z.int(),
        visible: z.boolean(),
      })
      .openapi('DeletionPreview'),
    handle: async (context, { params }) => ({ json: await whatEnds(context, params.tournament) }),
  }),
  'POST /tournaments/{tournament}/deletion': endpoint({
    summary: 'Delete the tournament: nobody sees it any more, and whoever owns it can bring it back for 30 days',
    least: 'owner',
    params: tournament,
    body: z.strictObject({
      name: z.string().max(300).openapi({ description: 'The name of the tournament, or its identifier where it has none' }),
    }),
    answers: z.object({ deleted: z.string(), until: z.string() }),
    handle: async (context, { params, body }, { principal }) => {
      if (principal.kind !== 'account' || principal.readOnly) return readsOnly
      const id = params.tournament
      const { name } = await whatEnds(context, id)
      if (!sameName(body.name, name)) return problem(422, 'wrong-name')
      await writeLastBackup(context, id)
      const at = context.now().toISOString()
      const done = await context.directory.record(actorOf(principal), at, (state) =>
        state.deleted.has(id)
          ? err(notFound({ what: 'deleted' }))
          : ok([{ kind: 'tournament-deleted', tournament: id, account: principal.account, at }]),
      )
      if (!done.ok) return done.error
      await removeAllPending(context.storage, id)
      return { json: { deleted: id, until: restorableUntil(context.directory.state.deleted.get(id)!) } }
    },
  }),
  'GET /deleted': endpoint({
    summary: 'Tournaments that were deleted and that the caller can bring back',
    least: 'account',
    answers: z.object({
      tournaments: z.array(
        contentsSchema
          .extend({ id: z.string(), name: z.string(), section: z.string().nullable(), by: z.string(), at: z.string(), until: z.string() })
          .openapi('DeletedTournament'),
      ),
    }),
    handle: async (context, _, { principal }) => {
      const { accounts } = context.directory.state
      const found = []
      for (const [id, entry] of restorableFor(context, principal)) {
        const { state } = (await context.tournaments.get(id)).desk
        if (state.settings === null) continue
        found.push({
          id,
          name: state.settings.info.name || id,
          section: state.settings.section?.name ?? null,
          by: accounts.get(entry.account)?.name ?? '',
          at: entry.at,
          until: restorableUntil(entry),
          ...contentsOf(state),
        })
      }
      return { json: { tournaments: found } }
    },
  }),
  'POST /deleted/{id}/restoration': endpoint({
    summary: 'Bring a deleted tournament back, with its people, links and screens as they were',
    least: 'account',
    params: deleted,
    answers: z.object({ id: z.string() }),
    handle: async (context, { params }, { principal }) => {
      if (principal.kind !== 'account' || principal.readOnly) return readsOnly
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), () =>
        restorableFor(context, principal).some(([id]) => id === params.id)
          ? ok([{ kind: 'tournament-restored', tournament: params.id }])
          : err(notFound()),
      )
      return done.ok ? { json: { id: params.id } } : done.error
    },
  }),
  'GET /deleted/{id}/backup': endpoint({
    summary: 'A deleted tournament as one file',
    least: 'account',
    params: deleted,
    media: 'application/octet-stream',
    handle: async (context, { params }, { principal }) => {
      if (!restorableFor(context, principal).some(([id]) => id === params.id)) return notFound()
      const held = heldBack(await context.tournaments.get(params.id))
      if (held !== null) return problemOf({ kind: held })
      return asDownload(await backupOf(context, [params.id]), backupName(context, params.id))
    },
  }),
})
