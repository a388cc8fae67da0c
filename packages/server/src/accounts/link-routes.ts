import { z } from '@hono/zod-openapi'
import { ok } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, readsOnly } from '../http/problem.ts'
import { isLoopback, publicAddress } from '../http/public-address.ts'
import { qrSvg } from '../http/qr.ts'
import { routes } from '../http/routes.ts'
import { line, tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { boardRange, change, shownLink } from './access.ts'
import { boardLinksSchema, linkSchema } from './account-schema.ts'
import type { AccessLink } from './events.ts'
import { knownSecret, makeBoardLinks, secretOfLink } from './links.ts'
import { actorOf } from './principal.ts'
import { idSchema } from './routes.ts'
import { hashSecret, newId } from './secrets.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

/** Where a link leads. `local`: only this machine can open it, so a phone cannot. */
const addressOf = ({ config }: ServerContext, { origin }: Caller, { may }: AccessLink, secret: string) => {
  const base = publicAddress(config, origin)
  return { url: `${base}/${may.kind === 'helper' ? 'h' : 'b'}/${secret}`, local: isLoopback(new URL(base).hostname) }
}

const newLink = (
  context: ServerContext,
  tournamentId: string,
  label: string,
  hours: number,
  may: AccessLink['may'],
): readonly [AccessLink, string] => {
  const id = newId()
  const secret = secretOfLink(context.linkKey, id)
  const until = new Date(context.now().getTime() + hours * 3_600_000).toISOString()
  return [{ id, tournament: tournamentId, secret: hashSecret(secret), label, until, may }, secret]
}

/** Access without an account, by a link or its QR code. */
export const linkEndpoints = routes({
  'POST /tournaments/{tournament}/links': endpoint({
    summary: "A helper's link for a range of boards, with its address and a QR code",
    least: 'chief',
    params: tournament,
    body: z.strictObject({
      label: line(100).min(1),
      boards: boardRange,
      checkIn: z.boolean().default(false).openapi({ description: 'Also says which players have come' }),
      hours: z
        .int()
        .min(1)
        .max(24 * 60)
        .default(24),
    }),
    answers: linkSchema,
    handle: async (context, { params, body }, caller) => {
      const [link, secret] = newLink(context, params.tournament, body.label, body.hours, {
        kind: 'helper',
        boards: body.boards,
        ...(body.checkIn ? { checkIn: true } : {}),
      })
      const address = addressOf(context, caller, link, secret)
      const shown = { ...shownLink(link), secret, ...address, qr: qrSvg(address.url) }
      return change(context, caller, shown, () => ({ kind: 'link-made', ...link }))
    },
  }),
  'POST /tournaments/{tournament}/board-links': endpoint({
    summary: 'For every board of a round a link for either player, to report and confirm the result; the same again when asked again',
    least: 'deputy',
    params: tournament,
    body: z.strictObject({
      round: z.int().min(1).max(999),
      hours: z
        .int()
        .min(1)
        .max(24 * 14)
        .default(12),
      qr: z.boolean().default(false).openapi({ description: 'With a QR code for each' }),
    }),
    answers: boardLinksSchema,
    created: true,
    handle: async (context, { params, body }, caller) => {
      const { principal } = caller
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      const open = await context.tournaments.get(params.tournament)
      if (!open.desk.state.rounds.some(({ round }) => round === body.round)) return notFound({ what: 'round', round: body.round })
      const done = await makeBoardLinks(context, actorOf(principal), open, body.round, body.hours)
      if (!done.ok) return done.error
      const links = []
      for (const [at, { link, secret, number, colour }] of done.value.entries()) {
        const address = addressOf(context, caller, link, secret)
        links.push({ ...shownLink(link), number, colour, secret, ...address, ...(body.qr ? { qr: qrSvg(address.url) } : {}) })
        // The codes of a large round take a second or two; results do not wait for them.
        if (body.qr && at % 50 === 49) await new Promise((resolve) => setImmediate(resolve))
      }
      return { json: { links } }
    },
  }),
  'DELETE /tournaments/{tournament}/board-links/{round}': endpoint({
    summary: "End all players' links of a round",
    least: 'deputy',
    params: tournament.extend({ round: wholeNumberText }),
    answers: z.object({ revoked: z.int().openapi({ description: 'How many' }) }),
    handle: async (context, { params: { tournament: id, round } }, { principal }) => {
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), ({ links }) =>
        ok(
          [...links.values()]
            .filter(({ tournament: of, may }) => of === id && may.kind === 'board' && may.round === round)
            .map((link) => ({ kind: 'link-revoked' as const, id: link.id })),
        ),
      )
      return done.ok ? { json: { revoked: done.value.length } } : done.error
    },
  }),
  'GET /tournaments/{tournament}/links/{id}': endpoint({
    summary: 'A link again, with its address and a QR code',
    least: 'chief',
    params: tournament.extend({ id: idSchema }),
    answers: linkSchema,
    handle: (context, { params }, caller) => {
      const { principal } = caller
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      const at = context.now().toISOString()
      const link = [...context.directory.state.links.values()].find(
        ({ id, tournament: of, until }) => id === params.id && of === params.tournament && until > at,
      )
      const secret = link === undefined ? null : knownSecret(context, link)
      if (link === undefined || secret === null) return notFound()
      const address = addressOf(context, caller, link, secret)
      return { json: { ...shownLink(link), secret, ...address, qr: qrSvg(address.url) } }
    },
  }),
  'GET /tournaments/{tournament}/qr': endpoint({
    summary: 'The QR code of the public page, as SVG',
    least: 'public',
    shows: 'results',
    params: tournament,
    media: 'image/svg+xml',
    handle: ({ config }, { params }, { origin }) =>
      new Response(qrSvg(`${publicAddress(config, origin)}/t/${params.tournament}`), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=300' },
      }),
  }),
  'DELETE /tournaments/{tournament}/links/{id}': endpoint({
    summary: 'Revoke a link',
    least: 'deputy',
    params: tournament.extend({ id: idSchema }),
    answers: z.object({ revoked: z.string() }),
    handle: (context, { params }, caller) =>
      change(context, caller, { revoked: params.id }, ({ links }) =>
        [...links.values()].some((link) => link.id === params.id && link.tournament === params.tournament)
          ? { kind: 'link-revoked', id: params.id }
          : null,
      ),
  }),
})
