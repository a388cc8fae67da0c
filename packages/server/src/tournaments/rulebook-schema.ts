import { z } from '@hono/zod-openapi'
import type { Points } from '@zug/engine/model'
import { type EventTraits, rulebookIds, type SettingField, type Traits } from '@zug/engine/pairing'
import { described } from '../http/schema.ts'
import { rulesSchema } from './rules-schema.ts'
import { settingsSchema } from './settings-schema.ts'

/** What rulebooks say of themselves, for the document. */
const traits = z.object({
  family: z.string().openapi({ description: 'Editions of one text are of one family' }),
  edition: z.object({ year: z.int(), from: z.string(), until: z.string().nullable() }).nullable(),
  voice: described<Traits['voice']>(z.string()).openapi({ description: 'How explanations speak' }),
  told: z.enum(['criteria', 'steps']).openapi({ description: 'How a round as a whole is explained' }),
  drawnFrom: z.enum(['scores', 'tables']).openapi({ description: 'Does a round follow from the scores, or stand in a table?' }),
  pairs: z.enum(['players', 'teams', 'either']),
  colours: z.enum(['always', 'as-declared', 'never']),
  games: z
    .enum(['results', 'scores', 'two'])
    .openapi({ description: 'What is entered: results, the scores of games, or the two games of a match' }),
  mostGameScore: described<Points | null>(z.int().nullable()).openapi({
    description: 'The most a game itself can bring a side, in tenths',
  }),
  unpaired: z.enum(['bye', 'rests']).openapi({ description: 'Whoever has no opponent has a bye, which is scored, or rests' }),
  scoring: z.enum(['declared', 'laid-down']),
  otherScorings: z.boolean(),
  ofFide: z.boolean().openapi({ description: 'A system of FIDE: events in FIDE mode may be paired by it' }),
  lateEntrant: z.object({ place: z.enum(['in-order', 'last']), article: z.string() }),
  readsRatings: z.boolean().openapi({ description: 'Once there are pairing numbers, do ratings still decide anything?' }),
  numbersFollowRatings: z
    .literal(true)
    .optional()
    .openapi({ description: 'Pairing numbers are made anew with every rating that is corrected before round 4 is paired' }),
  standings: z.object({ players: z.string().nullable(), teams: z.string().nullable() }).openapi({ description: 'Presets of tie-breaks' }),
} satisfies Record<keyof Traits, z.ZodType>)

export const eventTraitsSchema = traits
  .extend({ teams: z.boolean(), colourless: z.boolean() } satisfies Record<Exclude<keyof EventTraits, keyof Traits>, z.ZodType>)
  .openapi('EventTraits', {
    description: 'What the rulebook says of itself, and what the settings add: are teams paired, are there colours?',
  })

const named = {
  name: z.string().openapi({ description: 'A key of the rules' }),
  seed: z.literal(true).optional().openapi({ description: 'Lots are drawn from it' }),
  confidential: z.literal(true).optional().openapi({ description: 'Told to the desk only' }),
  later: z.literal(true).optional().openapi({ description: 'Came after version 1 of receipts' }),
  whilePlaying: z.literal(true).optional().openapi({ description: 'Decided while the event runs' }),
  alsoSets: z
    .array(z.string())
    .optional()
    .openapi({ description: 'Flags that are switched on with this one unless they are declared too' }),
} satisfies Record<Exclude<keyof SettingField, 'kind'>, z.ZodType>
const texts = z.array(z.string())

const fields = {
  flag: {},
  choice: { options: texts, none: z.boolean() },
  choices: { options: texts, exclusive: z.array(z.tuple([z.string(), z.string()])) },
  text: { longest: z.int() },
  whole: { least: z.int(), most: z.int() },
  points: { none: z.boolean() },
  excuses: {},
  groups: { none: z.boolean(), apart: z.boolean().openapi({ description: 'Nobody is in two of them' }) },
  adjudications: {},
  restriction: { by: texts },
} satisfies Record<SettingField['kind'], z.ZodRawShape>

const [firstField, ...otherFields] = Object.entries(fields).map(([kind, shape]) => z.object({ ...named, kind: z.literal(kind), ...shape }))
const settingField = described<SettingField>(z.discriminatedUnion('kind', [firstField!, ...otherFields])).openapi('SettingField')

const rulebook = z.object({
  id: z.enum(rulebookIds),
  title: z.string(),
  traits,
  current: z.boolean().openapi({ description: 'The newest of its family' }),
  defaults: rulesSchema,
  settings: z.array(settingField).openapi({ description: 'What can be declared, in the order of a form' }),
  articles: z.array(z.object({ number: z.string(), title: z.string() })),
  preset: z.string().openapi({ description: 'Of tie-breaks, where none are declared' }),
  offers: z
    .array(
      z.object({
        name: z.string(),
        rules: rulesSchema,
        tieBreaks: z.string().openapi({ description: 'A preset' }),
        confirmResults: z.boolean(),
        rounds: z
          .array(z.object({ rounds: z.int(), fixed: z.boolean() }))
          .openapi({ description: 'For so many entrants, from none: as the tables have it (`fixed`), or as an advice' }),
      }),
    )
    .openapi({ description: 'Kinds of event to begin with' }),
})

export const rulebookListSchema = z
  .object({
    rulebooks: z.array(rulebook),
    tieBreaks: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        article: z.string(),
        for: z.enum(['players', 'teams', 'both']),
        modifiers: texts,
        decimals: z.int(),
      }),
    ),
    presets: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        codes: texts,
        for: z.enum(['players', 'teams']),
        breaks: z.enum(['all', 'first-place']),
      }),
    ),
    defaults: z.object({ settings: settingsSchema }),
  })
  .openapi('Rulebooks')
