import { z } from '@hono/zod-openapi'
import { maybe } from '../http/schema.ts'
import { line } from '../http/texts.ts'
import { viewKinds } from './events.ts'
import { levels } from './ladder.ts'

/** Made by the sender. */
export const hallIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
export const levelSchema = z.enum(levels).openapi('Level')
export const planSchema = z.strictObject({ onPublish: levelSchema, onComplete: levelSchema }).openapi('Plan')
/** Kept in one form, so that texts compare as times do. */
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

export const announcementSchema = z
  .strictObject({ text: line(500).min(1), until: moment.nullable().default(null) })
  .openapi('NewAnnouncement')
export const clockSchema = z
  .strictObject({ round: z.int().min(1).max(999), start: moment, minutes: z.int().min(1).max(1440) })
  .openapi('RoundClock')

const part = z
  .strictObject({ number: z.int().min(1).max(20), of: z.int().min(1).max(20) })
  .refine(({ number, of }) => number <= of, 'There are not so many parts')

const view = z
  .strictObject({
    kind: z.enum(viewKinds),
    part: part.nullable().default(null),
    columns: z.int().min(1).max(6).nullable().default(null),
    top: z.int().min(1).max(9999).nullable().default(null),
    group: maybe(z.int().min(0).max(39).nullable()).openapi({ description: 'Of standings: one of the groups that the settings define' }),
  })
  .openapi('ScreenView')

export const screenSchema = z
  .strictObject({
    name: line(100).min(1),
    views: z.array(view).max(20),
    pageSeconds: z.int().min(3).max(600).default(12),
    fontSize: z.int().min(40).max(400).default(100),
    paused: z.boolean().default(false),
  })
  .openapi('NewScreen')

/** The answer, for the document. */
export const hallSchema = z
  .object({
    sequence: z.int(),
    now: z.string(),
    show: z.object({ rounds: z.array(z.object({ round: z.int(), level: levelSchema })), plan: planSchema }),
    announcements: z.array(z.object({ id: z.string(), text: z.string(), until: z.string().nullable(), at: z.string() })),
    clock: z.object({ round: z.int(), start: z.string(), minutes: z.int() }).nullable(),
    screens: z.array(screenSchema.extend({ id: z.string() })),
    projections: z.boolean().openapi({ description: 'Everybody may see what may happen while games are open' }),
  })
  .openapi('Hall')

export const hallHistorySchema = z.object({
  events: z.array(
    z.object({ sequence: z.int(), at: z.string(), actor: z.string(), name: z.string(), event: z.looseObject({ kind: z.string() }) }),
  ),
})
