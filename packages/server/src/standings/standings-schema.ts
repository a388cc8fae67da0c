import { z } from '@hono/zod-openapi'
import { boardResults, byeKinds, gameResults, titles } from '@zug/engine/model'
import { eventSystems, type Note } from '@zug/engine/standings'
import { described, playerSchema as id, tenthsSchema as tenths } from '../http/schema.ts'

/** What is answered about standings, for the document. Points are numbers, not tenths. */
const colour = z.enum(['white', 'black'])

const outcome = z
  .union([
    z.object({
      kind: z.literal('game'),
      opponent: id,
      colour,
      result: z.enum(gameResults),
      rated: z.boolean(),
      gameScore: tenths.optional(),
      onTimeLimit: z.boolean().optional(),
      boardOneUnplayed: z.literal(true).optional(),
      games: z
        .tuple([z.enum(boardResults), z.enum(boardResults)])
        .readonly()
        .optional(),
      points: tenths.optional(),
    }),
    z.object({
      kind: z.literal('forfeit'),
      opponent: id,
      colour: colour.nullable(),
      result: z.enum(['win', 'loss']),
      gameScore: tenths.optional(),
      points: tenths.optional(),
    }),
    z.object({ kind: z.literal('bye'), bye: z.enum(byeKinds), gameScore: tenths.optional(), points: tenths.optional() }),
    z.object({ kind: z.literal('absent') }),
  ])
  .openapi('Outcome')

const ranked = {
  rank: z.int(),
  shared: z.boolean(),
  player: id,
  name: z.string(),
  title: z.enum(titles).nullable(),
  rating: z.number().nullable(),
}

export const standingsSchema = z
  .object({
    of: z.enum(['players', 'teams']),
    round: z.int(),
    final: z.boolean(),
    edition: z.string(),
    system: z.enum(eventSystems),
    tieBreaks: z.array(z.string()),
    tieBreaksLeftOut: z
      .array(z.string())
      .optional()
      .openapi({ description: 'Codes of the settings that cannot be applied and decide nothing; not there: all are applied' }),
    openGames: z.array(z.object({ round: z.int(), player: id, opponent: id })),
    groups: z
      .array(z.object({ name: z.string(), players: z.array(id) }))
      .openapi({ description: 'Players with a list of their own, as the settings define them' }),
    rows: z.array(
      z.object({
        ...ranked,
        points: z.number(),
        unranked: z.boolean().optional().openapi({
          description:
            'Left a round robin before half of the games, or was expelled: last in the table, without a place; `rank` is to be ignored',
        }),
        withdrawn: z.boolean().optional().openapi({ description: 'Is not paired any more after this round' }),
        gamePoints: z.number().optional(),
        values: z.array(z.number().nullable()).openapi({ description: 'One for each of `tieBreaks`' }),
      }),
    ),
  })
  .openapi('Standings')

/** A remark, as data: which one, the article where one says so, and what it is about. */
const note = described<Note>(z.looseObject({ code: z.string(), article: z.string().nullable() })).openapi('Note')

export const workingSchema = z
  .object({
    round: z.int(),
    player: id,
    rank: z.int(),
    criteria: z.array(
      z.object({
        criterion: z.string(),
        value: z.number().nullable(),
        note: note.nullable(),
        terms: z.array(
          z.object({
            round: z.int().nullable(),
            opponent: z.int().nullable(),
            score: z.number().nullable(),
            times: z.number().nullable(),
            value: z.number(),
            note: note.nullable(),
            cut: note.nullable().openapi({ description: 'Why it does not count; null: it does' }),
          }),
        ),
      }),
    ),
  })
  .openapi('Working')

const boardRow = z.object({
  ...ranked,
  team: id,
  teamName: z.string(),
  games: z.int(),
  points: z.number(),
  percentage: z.number(),
  performance: z.number().nullable(),
})
export const boardsSchema = z
  .object({ round: z.int(), boards: z.array(z.object({ board: z.int(), rows: z.array(boardRow) })), all: z.array(boardRow) })
  .openapi('BoardStandings')

export const crosstableSchema = z
  .object({
    kind: z.enum(eventSystems),
    rows: z.array(
      z.object({
        line: z.int(),
        rank: z.int(),
        player: id,
        points: z.number(),
        struck: z
          .literal(true)
          .optional()
          .openapi({ description: 'Has left a round robin before half of the games: what was not played is a dash (CFC 653)' }),
        cells: z
          .array(z.array(z.object({ round: z.int(), opponent: z.int().nullable().openapi({ description: 'A line' }), outcome })))
          .openapi({ description: 'Of a Swiss one for each round, of a round robin one for each line' }),
      }),
    ),
  })
  .openapi('Crosstable')

const open = z.boolean().optional().openapi({ description: 'The game is on, or not shown: it counts for nothing yet' })

export const wallChartSchema = z
  .object({ rounds: z.int(), rows: z.array(z.object({ player: id, cells: z.array(z.object({ outcome, open, points: z.number() })) })) })
  .openapi('WallChart')

export const cardSchema = z
  .object({
    player: id,
    rounds: z.array(
      z.object({
        round: z.int(),
        opponent: id.nullable(),
        opponentNumber: z.int().nullable().openapi({ description: 'The pairing number of the opponent' }),
        opponentName: z.string(),
        outcome,
        open,
        float: z.enum(['down', 'up']).nullable(),
        points: z.number(),
        progressive: z.number(),
      }),
    ),
    rating: z.object({
      games: z.int(),
      leftOut: z.int(),
      score: z.number(),
      averageOpponent: z.number().nullable(),
      performance: z.number().nullable(),
      perfectPerformance: z.number().nullable(),
      expected: z.number().nullable(),
      change: z.number().nullable(),
    }),
  })
  .openapi('Card')
