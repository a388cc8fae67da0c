import { z } from '@hono/zod-openapi'
import type { DeskNorms } from '@zug/engine/desk'
import { normTitles, type RequirementName } from '@zug/engine/norms'
import { described, playerSchema as id } from '../http/schema.ts'

/** What an organiser says about title norms. */
export const normsSettingsSchema = z
  .strictObject({
    leastGames: z
      .union([z.literal(7), z.literal(8), z.literal(9)])
      .openapi({ description: '9; 8 in the World Cup, 7 in team championships of 7 to 9 rounds (B.01 1.4.1b)' }),
    exempt: z
      .enum(['a', 'b', 'c'])
      .nullable()
      .openapi({ description: 'Final of a national championship (a), national team championship (b), zonal (c): B.01 1.4.3' }),
  } satisfies Record<keyof DeskNorms, z.ZodType>)
  .openapi('NormSettings')

const title = z.enum(normTitles)
const prospect = z.enum(['made', 'open', 'out-of-reach'])
const next = z.object({ opponent: id, win: prospect, draw: prospect, loss: prospect }).nullable()

const figures = {
  games: z.int(),
  halves: z.int().openapi({ description: 'Half points' }),
  average: z.int(),
  performance: z.int(),
}

const event = z.object({
  system: z.enum(['swiss', 'round-robin', 'double-round-robin', 'other']),
  rounds: z.int(),
  host: z.string(),
  leastGames: z.int(),
  exempt: z.enum(['a', 'b', 'c']).nullable(),
  manyGuests: z.boolean().openapi({ description: 'Federations need not be mixed (1.4.3d)' }),
})

/** Norms that are made, and those that still can be; null where none can be made at all. */
export const normsSchema = z.object({
  norms: z
    .object({
      round: z.int(),
      event,
      rows: z.array(
        z.object({
          player: id,
          name: z.string(),
          title,
          state: z.enum(['made', 'open']),
          length: z.int().nullable().openapi({ description: 'Games that a norm which is made counts for' }),
          ...figures,
          next,
        }),
      ),
    })
    .openapi('Norms')
    .nullable(),
})

const game = z.object({
  round: z.int(),
  opponent: id,
  federation: z.string(),
  title: z.string().nullable(),
  rating: z.int().nullable(),
  halves: z.int(),
})

const requirementName = described<RequirementName>(z.string())

export const playerNormsSchema = z.object({
  norms: z
    .object({
      round: z.int(),
      event,
      player: id,
      titles: z.array(
        z.object({
          title,
          state: z.enum(['made', 'not-made', 'has-title', 'for-women', 'no-games']),
          by: z.enum(['games', 'missing-game', 'last-round-forfeit']).nullable(),
          length: z.int().nullable(),
          requirements: z.array(
            z.object({
              name: requirementName,
              article: z.string(),
              have: z.number(),
              need: z.number(),
              most: z.boolean(),
              lifted: z.boolean(),
              met: z.boolean(),
            }),
          ),
          games: z.array(game),
          ignored: z.array(game),
          afterRound: z.int().nullable(),
          raised: z.object({ opponent: id, from: z.int() }).nullable().openapi({ description: 'Counts with the least rating (1.4.6)' }),
          now: prospect.nullable(),
          next,
        }),
      ),
    })
    .openapi('PlayerNorms')
    .nullable(),
})
