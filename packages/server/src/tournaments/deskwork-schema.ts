import { z } from '@hono/zod-openapi'
import { titles } from '@zug/engine/model'
import { playerSchema as id } from '../http/schema.ts'
import { boardResultSchema } from './command-schema.ts'
import { personSchema, summarySchema } from './views/view-schema.ts'

/** What is answered to forms and lists at the desk, for the document. */
const named = z.object({ id, name: z.string() })
const pair = z.object({ white: id, black: id })

export const reportsSchema = z
  .object({
    boards: z.array(
      z.object({
        round: z.int(),
        board: z.int(),
        number: z.int(),
        white: named,
        black: named,
        disagree: z.boolean(),
        reports: z.array(z.object({ by: id, name: z.string(), result: boardResultSchema, at: z.string().nullable() })),
      }),
    ),
  })
  .openapi('Reports')

export const twinsSchema = z
  .object({
    twins: z.array(
      z.object({
        index: z.int(),
        player: id.nullable(),
        line: z.int().nullable(),
        name: z.string(),
        reason: z.enum(['fide-id', 'name', 'similar-name']),
      }),
    ),
  })
  .openapi('Twins')

export const previewSchema = z
  .object({
    round: z.int(),
    boards: z.array(pair.extend({ certainty: z.enum(['fixed', 'colours-open', 'open']) })),
    fixed: z.array(z.object({ player: id, number: z.int() })).openapi({ description: 'Who has a fixed board in it' }),
    bye: id.nullable(),
    openGames: z.array(pair.extend({ round: z.int(), board: z.int() })),
    exhaustive: z.boolean(),
    tried: z.int(),
  })
  .openapi('Preview')

const side = named.extend({ title: z.enum(titles).nullable(), rating: z.number().nullable() })

export const myBoardSchema = z
  .object({
    tournament: z.string(),
    name: z.string(),
    round: z.int(),
    board: z.int(),
    number: z.int(),
    player: z.int(),
    white: side,
    black: side,
    result: boardResultSchema.nullable(),
    reports: z.array(z.object({ by: id, result: boardResultSchema })),
    confirmResults: z.boolean(),
    colourless: z.boolean(),
    teamEvent: z.boolean(),
    open: z.boolean().openapi({ description: 'Are reports still taken?' }),
  })
  .openapi('MyBoard')

export const sectionsSchema = z
  .object({
    event: z.string().nullable(),
    sections: z.array(summarySchema.extend({ firstBoard: z.int(), lastBoard: z.int(), clashes: z.array(z.string()) })),
  })
  .openapi('Sections')

export const poolSchema = z
  .object({
    event: z.string().nullable(),
    players: z.array(
      personSchema.extend({
        tournament: z.string(),
        section: z.string(),
        player: id,
        withdrawnFrom: z.int().nullable(),
        firstRound: z.int(),
        paired: z.boolean(),
        team: id.nullable(),
        twins: z.array(z.object({ tournament: z.string(), player: id })),
      }),
    ),
  })
  .openapi('Pool')
