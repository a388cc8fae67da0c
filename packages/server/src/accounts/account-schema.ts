import { z } from '@hono/zod-openapi'
import { described } from '../http/schema.ts'
import { boardsSchema } from '../tournaments/views/view-schema.ts'
import { roles } from './roles.ts'

/** What is answered about accounts and access, for the document. */
const range = boardsSchema
const checksIn = z.boolean().optional().openapi({ description: 'Also says which players have come' })

const principal = z
  .union([
    z.object({ kind: z.literal('nobody') }),
    z.object({
      kind: z.literal('account'),
      account: z.string(),
      name: z.string(),
      administrator: z.boolean(),
      via: z.object({ kind: z.enum(['session', 'token']), id: z.string() }),
      readOnly: z.boolean(),
      only: z.string().nullable().openapi({ description: 'The tournament a token is limited to' }),
    }),
    z.object({
      kind: z.literal('helper'),
      link: z.string(),
      name: z.string(),
      tournament: z.string(),
      boards: range,
      checkIn: checksIn,
    }),
    z.object({
      kind: z.literal('board'),
      link: z.string(),
      name: z.string(),
      tournament: z.string(),
      round: z.int(),
      player: z.int(),
    }),
  ])
  .openapi('Principal')

const secondFactor = z.object({
  on: z.boolean(),
  recoveryCodes: z.int().openapi({ description: 'How many are left' }),
  missing: z.boolean().openapi({ description: 'Everybody here needs one: nothing else is open before it is set up' }),
})

export const meSchema = z
  .object({
    principal,
    setUp: z.boolean(),
    passwordless: z.boolean(),
    byLink: z.boolean(),
    passwords: z.boolean(),
    codeNeeded: z.boolean(),
    secondFactor: secondFactor.nullable(),
  })
  .openapi('Me')
export const signedInSchema = z.object({ signedIn: z.boolean() })
export const createdSchema = z.object({ id: z.string() })

export const sessionsSchema = z
  .object({
    sessions: z.array(z.object({ id: z.string(), until: z.string(), current: z.boolean() })),
    tokens: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        readOnly: z.boolean(),
        tournament: z.string().nullable(),
        until: z.string().nullable(),
      }),
    ),
  })
  .openapi('Sessions')
export const newTokenSchema = z.object({ id: z.string(), secret: z.string(), until: z.string().nullable() })

export const accountsSchema = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      login: z.string(),
      name: z.string(),
      administrator: z.boolean(),
      closed: z.boolean(),
      secondFactor: z.boolean(),
    }),
  ),
  secondFactorRequired: z.boolean(),
})
export const newSecondFactorSchema = z.object({
  secret: z.string().openapi({ description: 'Base32; nothing is kept before it is sent back with a code' }),
  uri: z.string(),
  qr: z.string().openapi({ description: 'SVG' }),
})
export const recoverySchema = z.object({ recovery: z.array(z.string()).openapi({ description: 'Shown this once; each opens once' }) })
export const auditSchema = z.object({
  events: z.array(
    z.object({ sequence: z.int(), actor: z.string(), at: z.string(), event: described<object>(z.looseObject({ kind: z.string() })) }),
  ),
})

const membership = { role: z.enum(roles), boards: range.nullable() }
export const memberSchema = z.object({ account: z.string(), name: z.string().optional(), ...membership })

const may = z.union([
  z.object({ kind: z.literal('helper'), boards: range, checkIn: checksIn }),
  z.object({ kind: z.literal('board'), round: z.int(), board: z.int(), player: z.int() }),
])
const link = z.object({ id: z.string(), label: z.string(), until: z.string(), may })
export const accessSchema = z
  .object({
    visible: z.boolean(),
    members: z.array(z.object({ account: z.string(), name: z.string(), ...membership })),
    links: z.array(link),
  })
  .openapi('Access')

const address = {
  secret: z.string(),
  url: z.string(),
  local: z.boolean().openapi({ description: "Only the desk's own machine can open it" }),
}
const qr = z.string().openapi({ description: 'SVG' })
export const linkSchema = link.extend({ ...address, qr }).openapi('Link')
export const boardLinksSchema = z
  .object({
    links: z.array(link.extend({ number: z.int(), colour: z.enum(['white', 'black']), ...address, qr: qr.optional() })),
  })
  .openapi('BoardLinks')

const webhook = z.object({ id: z.string(), url: z.string(), after: z.int().openapi({ description: 'Events after this one are sent' }) })
export const webhooksSchema = z.object({ webhooks: z.array(webhook) })
export const newWebhookSchema = webhook.extend({ secret: z.string() })
