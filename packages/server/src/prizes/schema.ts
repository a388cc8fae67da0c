import { z } from '@hono/zod-openapi'
import { type FilterPart, filterParts, type Undecided } from '@zug/engine/prizes'
import { branded } from '../http/schema.ts'

/** What is answered about prizes, for the document. Amounts in hundredths of the currency: whole numbers. */
const money = branded<number>(z.int()).openapi({ description: 'Hundredths of the currency' })
const player = z.int()
const part: z.ZodType<FilterPart> = z.enum(filterParts)

const undecidedPart: z.ZodType<Undecided['part']> = z.enum(['sex', 'rating', 'age', 'club', 'federation', 'gain', 'eventYear'])

const working = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('shared'), pot: money, among: z.int(), own: money, share: z.int() }),
  z.object({
    kind: z.literal('pooled'),
    pot: money,
    among: z.int(),
    prizes: z.array(z.object({ category: z.string(), place: z.int() })).readonly(),
  }),
])

const because = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outside'), part }),
  z.object({ kind: z.literal('holds'), category: z.string(), place: z.int(), value: money }),
])

const prizeListSchema = z
  .object({
    round: z.int(),
    final: z.boolean(),
    openGames: z.int(),
    currency: z.string(),
    offered: money,
    paid: money,
    awards: z.array(
      z.object({
        category: z.string(),
        place: z.int(),
        player,
        name: z.string(),
        money,
        thing: z.string().nullable(),
        worth: money,
        working,
        before: z
          .array(z.object({ player, name: z.string(), because }))
          .openapi({ description: 'Who came before, and why they do not take it' }),
      }),
    ),
    unclaimed: z.array(z.object({ category: z.string(), place: z.int(), money, thing: z.string().nullable() })).readonly(),
    undecided: z
      .array(z.object({ category: z.string(), part: undecidedPart, players: z.array(player).readonly(), names: z.array(z.string()) }))
      .optional()
      .openapi({ description: 'Who may belong to a category, but of whom a condition is not entered; for the desk' }),
    regrets: z.array(z.object({ player, name: z.string(), category: z.string(), value: money, share: money })),
  })
  .openapi('PrizeList')

/** null: there are none, or none for whoever asks, or no round yet. */
export const prizesAnswerSchema = z.object({ list: prizeListSchema.nullable() })

const takings = z.object({ money, things: z.array(z.string()).readonly() })

export const whatIfSchema = z
  .object({
    list: prizeListSchema.nullable(),
    changes: z.array(z.object({ player, name: z.string(), before: takings, after: takings })),
  })
  .openapi('PrizesIf')
