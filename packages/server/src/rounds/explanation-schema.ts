import { z } from '@hono/zod-openapi'
import { rulebookIds } from '@zug/engine/pairing'
import { voices } from '@zug/messages/explanation'
import { languages } from '@zug/messages/language'
import { described, playerSchema as id, tenthsSchema } from '../http/schema.ts'
import type { RoundTold } from '../work/question-job.ts'

/** What the explanation endpoints answer; docs/explanations.md says it in words. */
const board = z.object({ white: id, black: id })
const run = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('name'), player: id, text: z.string() }),
  z.object({ kind: z.literal('number'), value: z.number(), text: z.string() }),
  z.object({ kind: z.literal('article'), article: z.string(), cited: z.boolean() }),
])

const about = z.object({
  round: z.int(),
  rulebook: z.enum(rulebookIds),
  asPublished: z.boolean().nullable().openapi({ description: 'Is the round that is explained the one that was published, or drafted?' }),
})

const bracketMap = z.object({
  bands: z.array(
    z.object({
      score: tenthsSchema,
      label: z.string(),
      players: z.array(z.object({ player: id, name: z.string(), notation: z.string(), asked: z.boolean() })),
      omitted: z.int(),
    }),
  ),
  lines: z.array(board.extend({ asked: z.boolean(), float: z.boolean() })),
  wished: z.tuple([id, id]).nullable(),
  bye: id.nullable(),
  colourless: z.boolean(),
})

const reportCards = z.object({
  columns: z.array(z.object({ article: z.string(), label: z.string(), notable: z.boolean() })),
  rows: z.array(
    z.object({
      kind: z.enum(['chosen', 'alternative']),
      label: z.string(),
      players: z.array(id),
      cells: z.array(z.object({ text: z.string(), mark: z.enum(['same', 'better', 'worse', 'decides']) })),
    }),
  ),
})

const panel = z.object({
  language: z.enum(languages),
  voice: z.enum(voices),
  question: z.object({ kind: z.enum(['why', 'why-not']), players: z.array(id) }),
  answer: z.enum([
    'pair',
    'float',
    'bye',
    'game',
    'rest',
    'paired',
    'same-player',
    'not-to-be-paired',
    'no-bye',
    'unpaired',
    'forbidden',
    'cannot-be-completed',
    'worse',
    'later',
    'comes-first',
    'other-round',
    'rests-in',
    'untold',
  ]),
  headline: z.string(),
  paragraphs: z.array(z.array(run)),
  map: bracketMap.nullable(),
  cards: reportCards.nullable(),
  change: z.object({ without: z.array(board), instead: z.array(board) }).nullable(),
})

/** The steps the rulebook took, as data. */
const data = z.looseObject({})
const sentences = z.array(z.string())

export const roundExplanation = about
  .extend({ language: z.enum(languages), explanation: described<RoundTold>(data), sentences })
  .openapi('RoundExplanation')
export const answerExplanation = about
  .extend(panel.shape)
  .extend({ explanation: described<unknown>(data), sentences })
  .openapi('Explanation')
