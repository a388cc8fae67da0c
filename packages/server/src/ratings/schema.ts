import { z } from '@hono/zod-openapi'
import { kindsOfPlay } from '@zug/engine/model'
import { ratingSystems } from '@zug/engine/ratings'
import { playerSchema as id } from '../http/schema.ts'

/** What is answered about ratings, for the document. */
const basisSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('fide'),
      k: z.int(),
      by: z
        .enum(['list', 'reached-2400', 'junior', 'usual'])
        .nullable()
        .openapi({ description: 'What K rests on; null where it would tell everybody how old somebody is' }),
      capped: z.boolean().openapi({ description: 'K times the games is no more than 700' }),
    }),
    z.object({
      kind: z.literal('fide-first'),
      average: z.number(),
      hundredths: z.int(),
      difference: z.int(),
      because: z.enum(['too-few-games', 'no-points', 'below-floor']).nullable().openapi({ description: 'Why there is none' }),
    }),
    z.object({
      kind: z.literal('cfc'),
      k: z.int(),
      crossed: z.boolean(),
      bonus: z.object({ threshold: z.number(), forHighest: z.number(), forExceeding: z.number() }).nullable(),
    }),
    z.object({ kind: z.literal('cfc-first') }),
  ])
  .openapi('RatingBasis')

const figures = {
  player: id,
  name: z.string(),
  title: z.string().nullable(),
  rating: z.int().nullable().openapi({ description: 'That of the system; null: unrated' }),
  games: z.int().openapi({ description: 'That count' }),
  score: z.number(),
  expected: z.number().nullable(),
  change: z.number().nullable().openapi({ description: 'Before anything is rounded' }),
  after: z.int().nullable(),
  average: z.int().nullable(),
  performance: z.int().nullable(),
  basis: basisSchema,
}

const event = { system: z.enum(ratingSystems), play: z.enum(kindsOfPlay), round: z.int() }

const ratingsSchema = z
  .object({ ...event, rows: z.array(z.object(figures)) })
  .openapi('Ratings', { description: 'What the games make of everybody’s rating' })

const playerRatingSchema = z
  .object({
    ...event,
    ...figures,
    lines: z.array(
      z.object({
        round: z.int(),
        opponent: id,
        rating: z.int().nullable(),
        score: z.number(),
        difference: z.int().nullable(),
        counted: z.int().nullable().openapi({ description: 'What counts of the difference' }),
        expected: z.number().nullable(),
        change: z.number().nullable(),
      }),
    ),
  })
  .openapi('PlayerRating')

/** null: no single games of chess are played, or no round is there yet. */
export const ratingsAnswerSchema = z.object({ ratings: ratingsSchema.nullable() })
export const playerRatingAnswerSchema = z.object({ rating: playerRatingSchema.nullable() })
