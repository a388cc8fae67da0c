import { randomBytes } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { change } from '../accounts/access.ts'
import { newWebhookSchema, webhooksSchema } from '../accounts/account-schema.ts'
import { idSchema } from '../accounts/routes.ts'
import { newId } from '../accounts/secrets.ts'
import { endpoint } from '../http/endpoint.ts'
import { problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { limits } from '../limits.ts'
import { sequenceOf } from '../tournaments/desk-store.ts'
import { leadsInside } from './deliver.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const address = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'An address that begins with https:// or http://')

/** Of one tournament: each is sent everything. */
const most = limits.webhooks

/** Results and publications sent to other programs as they happen. */
export const webhookEndpoints = routes({
  'GET /tournaments/{tournament}/webhooks': endpoint({
    summary: 'Where results and publications are sent to',
    least: 'owner',
    params: tournament,
    answers: webhooksSchema,
    handle: ({ directory }, { params }) => ({
      json: {
        webhooks: [...directory.state.webhooks.values()]
          .filter((hook) => hook.tournament === params.tournament)
          .map(({ id, url, after }) => ({ id, url, after })),
      },
    }),
  }),
  'POST /tournaments/{tournament}/webhooks': endpoint({
    summary: 'Send results and publications from now on to an address; the secret signs them and is shown this once',
    least: 'owner',
    params: tournament,
    body: z.strictObject({ url: address }),
    answers: newWebhookSchema,
    handle: async (context, { params, body }, caller) => {
      if (!context.config.webhooksInside && (await leadsInside(body.url))) return problem(422, 'address-inside')
      const after = sequenceOf(await context.tournaments.get(params.tournament))
      const hook = { id: newId(), tournament: params.tournament, url: body.url, secret: randomBytes(24).toString('base64url'), after }
      return change(context, caller, { id: hook.id, url: hook.url, secret: hook.secret, after }, ({ webhooks }) =>
        [...webhooks.values()].filter(({ tournament }) => tournament === params.tournament).length >= most
          ? problem(422, 'too-many', { most })
          : { kind: 'webhook-made', ...hook },
      )
    },
  }),
  'DELETE /tournaments/{tournament}/webhooks/{id}': endpoint({
    summary: 'Send no more',
    least: 'owner',
    params: tournament.extend({ id: idSchema }),
    answers: z.object({ removed: z.string() }),
    handle: (context, { params }, caller) =>
      change(context, caller, { removed: params.id }, ({ webhooks }) =>
        webhooks.get(params.id)?.tournament === params.tournament ? { kind: 'webhook-removed', id: params.id } : null,
      ),
  }),
})
