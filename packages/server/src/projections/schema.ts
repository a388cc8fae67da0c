import { z } from '@hono/zod-openapi'
import { ownResults, resultModels } from '@zug/engine/projection'
import { playerSchema as id } from '../http/schema.ts'

const share = z.number().openapi({ description: 'Of the ways, from 0 to 1' })
const byEnding = z.object({ white: share, draw: share, black: share })
const own = z.enum(ownResults)
const error = z.number().openapi({
  description:
    'Such shares are within this of the true ones, 95 times in 100: only some of the ways have the result; 0 where all ways are tried',
})
const takings = z.object({ money: z.int(), things: z.array(z.string()) })
const turns = z
  .array(
    z.object({
      white: id,
      black: id,
      reached: z.object({ white: share.nullable(), draw: share.nullable(), black: share.nullable() }),
      error,
    }),
  )
  .openapi({ description: 'Other open games that matter for it, the one that matters most first; null: it ended so in no way tried' })
const prospect = z.enum(['made', 'open', 'out-of-reach'])

const method = {
  kind: z.literal('projected'),
  round: z.int().nullable().openapi({ description: 'The round to come; null after the last' }),
  model: z.enum(resultModels),
  exact: z.boolean().openapi({ description: 'All ways are tried, or so many by lot' }),
  done: z.boolean(),
  over: z.boolean().openapi({ description: 'Nothing more will come: ask again only after a change' }),
  tried: z.int(),
  toTry: z.int(),
  error: z
    .number()
    .openapi({ description: 'Shares of all ways are within this of the true ones, 95 times in 100; 0 where all ways are tried' }),
  withoutPairing: share,
}
const waiting = z.object({ kind: z.literal('waiting'), over: z.boolean() })
const untold = z.object({ kind: z.literal('untold'), why: z.enum(['kind-of-event', 'no-open-games', 'held-back']) })

export const modelSchema = z.enum(resultModels).default('rating')

export const roundProjectionSchema = z
  .discriminatedUnion('kind', [
    untold,
    waiting,
    z.object({
      ...method,
      open: z.array(
        z.object({
          round: z.int(),
          board: z.int().nullable(),
          white: id,
          black: id,
          chances: byEnding,
          decides: z.enum(['yes', 'no', 'not-seen']),
        }),
      ),
      boards: z
        .array(z.object({ white: id, black: id, share, certain: z.boolean() }))
        .openapi({ description: 'Pairs of the next round that come out in more than half of the ways' }),
      bye: z
        .object({ player: id, share, certain: z.boolean() })
        .nullable()
        .openapi({ description: 'Who has the bye of the pairing in more than half of the ways' }),
    }),
  ])
  .openapi('RoundProjection')

export const playerProjectionSchema = z
  .discriminatedUnion('kind', [
    untold,
    waiting,
    z.object({
      ...method,
      player: id,
      own: z.object({ opponent: id, colour: z.enum(['white', 'black']) }).nullable(),
      next: z.array(
        z.object({
          kind: z.enum(['game', 'bye', 'not-paired']),
          opponent: id.nullable(),
          colour: z.enum(['white', 'black']).nullable(),
          share,
        }),
      ),
      others: share,
      places: z.array(z.object({ own, best: z.int(), worst: z.int(), likeliest: z.int() })),
      place: z.int(),
      needs: z.array(z.object({ own, reached: z.enum(['surely', 'perhaps', 'not']), share, error })),
      turns,
      prizes: z
        .object({
          currency: z.string(),
          lines: z.array(z.object({ own, reached: z.enum(['surely', 'perhaps', 'not']), share, error, most: takings, least: takings })),
          turns,
        })
        .nullable()
        .openapi({ description: 'In the last round, where there are prizes that the player may take; money in the smallest coin' }),
      norms: z.array(z.object({ title: z.string(), win: prospect, draw: prospect, loss: prospect })),
    }),
  ])
  .openapi('PlayerProjection')
