import { z } from '@hono/zod-openapi'
import type { HallEvent } from './events.ts'
import { announcementSchema, clockSchema, hallIdSchema, levelSchema, planSchema, screenSchema } from './schema.ts'

const tournament = z.string()
const round = z.int().min(1).max(999)

const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level-set'), tournament, round, level: levelSchema, held: z.boolean() }),
  z.object({ kind: z.literal('plan-made'), tournament, from: z.int().min(0).max(1000), plan: planSchema }),
  z.object({
    kind: z.literal('announced'),
    tournament,
    announcement: announcementSchema.extend({ id: hallIdSchema, at: z.iso.datetime() }),
  }),
  z.object({ kind: z.literal('announcement-removed'), tournament, id: hallIdSchema }),
  z.object({ kind: z.literal('clock-set'), tournament, clock: clockSchema.nullable() }),
  z.object({ kind: z.literal('screen-arranged'), tournament, screen: screenSchema.extend({ id: hallIdSchema }) }),
  z.object({ kind: z.literal('screen-removed'), tournament, id: hallIdSchema }),
  z.object({ kind: z.literal('projections-opened'), tournament, open: z.boolean() }),
])

/** A change of a hall as any desk could have written it; null: none could, and pages would fail on it. */
export const hallEventIn = (event: unknown): HallEvent | null => {
  const parsed = eventSchema.safeParse(event)
  return parsed.success ? parsed.data : null
}
