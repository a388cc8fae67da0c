import { z } from '@hono/zod-openapi'
import { sideResults } from '@zug/engine/desk'
import { boardResults, titles } from '@zug/engine/model'
import { maybe } from '../http/schema.ts'
import { line } from '../http/texts.ts'
import { limits } from '../limits.ts'
import { playerIdSchema, pointsSchema, roundSchema } from './rules-schema.ts'

/** The parts that commands are made of. Boards count from 0. */
export const boardIndexSchema = z.int().min(0).max(9999)

const coefficient = maybe(z.int().min(1).max(99))
const listRating = z.int().min(0).max(5000).nullable()
export const listRatingsSchema = z
  .strictObject({
    list: line(40),
    month: line(10),
    federation: line(3),
    id: line(20),
    standard: listRating,
    rapid: listRating,
    blitz: listRating,
    inactive: maybe(z.boolean()),
    k: maybe(z.strictObject({ standard: coefficient, rapid: coefficient, blitz: coefficient })),
  })
  .openapi('ListRatings', {
    description:
      'What a rating list says: which list, of which month, the number there, the three ratings (null: unrated), and K of each kind of play',
  })

export const officialSchema = z
  .strictObject({ fide: maybe(listRatingsSchema), national: maybe(listRatingsSchema) })
  .openapi('OfficialRatings', { description: 'Ratings as others publish them; `rating` is the one that counts' })

export const nationalIdsSchema = z
  .array(z.strictObject({ federation: line(3), id: line(20) }))
  .max(20)
  .openapi('NationalIds', { description: 'Numbers that national federations know the player by; an empty federation is the player’s own' })

/** What the arbiter decides of somebody: known at the desk only. */
export const playerMarks = {
  noByes: maybe(z.boolean().openapi({ description: 'Has no bye on request in this event' })),
  lot: maybe(z.int().min(1).max(9999).nullable().openapi({ description: 'The lot drawn by hand for ties (LOTS), the lower the better' })),
  external: maybe(
    z.number().min(-9999).max(9999).nullable().openapi({ description: 'A value from elsewhere (EXT), the higher the better' }),
  ),
  expelled: maybe(z.boolean().openapi({ description: 'Put out of the event: not paired, in no standings' })),
  laterRatings: maybe(
    z
      .array(z.strictObject({ fromRound: z.int().min(1).max(99), rating: listRating }))
      .max(12)
      .openapi({ description: 'Ratings of later lists, for events of more than 30 days' }),
  ),
}

export const playerDataSchema = z.strictObject({
  name: line(limits.nameCharacters),
  title: maybe(z.enum(titles).nullable()),
  rating: maybe(z.int().min(0).max(5000).nullable()),
  official: maybe(officialSchema),
  federation: maybe(line(20)),
  fideId: maybe(line(20)),
  nationalIds: maybe(nationalIdsSchema),
  birth: maybe(line(20)),
  sex: maybe(z.enum(['m', 'w']).nullable()),
  club: maybe(line(100)),
  city: maybe(line(100)),
  ...playerMarks,
})

const lineUp = z.array(playerIdSchema.nullable()).max(100)
const teamBoard = z.strictObject({ player: playerIdSchema.nullable(), result: z.enum(boardResults) })
export const boardResultSchema = z
  .strictObject({
    white: z.enum(sideResults),
    black: z.enum(sideResults),
    rated: z.boolean(),
    scores: maybe(z.tuple([pointsSchema, pointsSchema])),
    match: maybe(z.strictObject({ white: z.array(teamBoard).max(100), black: z.array(teamBoard).max(100) })),
    lineUps: maybe(z.strictObject({ white: maybe(lineUp), black: maybe(lineUp) })),
  })
  .openapi('BoardResult')

export const draftChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('swap'), a: playerIdSchema, b: playerIdSchema }),
  z.strictObject({ kind: z.literal('flip'), board: boardIndexSchema }),
  z.strictObject({ kind: z.literal('unpair'), board: boardIndexSchema }),
  z.strictObject({ kind: z.literal('pair'), white: playerIdSchema, black: playerIdSchema }),
  z.strictObject({ kind: z.literal('give-bye'), player: playerIdSchema }),
])

export const prohibitionSchema = z.strictObject({
  strength: z.enum(['law', 'wish']),
  who: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('players'), players: z.array(playerIdSchema).max(1000) }),
    z.strictObject({ kind: z.literal('same-club') }),
    z.strictObject({ kind: z.literal('same-federation') }),
  ]),
  firstRound: roundSchema,
  lastRound: roundSchema.nullable(),
})

export const byeSchema = z.strictObject({
  player: playerIdSchema,
  round: roundSchema,
  bye: z.enum(['half-point', 'full-point', 'zero-point']),
})
