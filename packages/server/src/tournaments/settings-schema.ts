import { z } from '@hono/zod-openapi'
import type { DeskSettings } from '@zug/engine/desk'
import { kindsOfPlay, mostBoardsPerMatch, ordersOfEquals, ratingMethods } from '@zug/engine/model'
import { maybe, partly } from '../http/schema.ts'
import { line } from '../http/texts.ts'
import { limits } from '../limits.ts'
import { normsSettingsSchema } from '../norms/schema.ts'
import { prizesSchema } from '../prizes/fund-schema.ts'
import { declaredRulesSchema, pointsSchema, rulesSchema } from './rules-schema.ts'

const info = z.strictObject({
  name: line(200),
  city: line(100),
  federation: line(20),
  startDate: line(40),
  endDate: line(40),
  type: line(100),
  typeCode: line(40),
  chiefArbiter: line(200),
  deputyArbiters: z.array(line(200)).max(50),
  timeControl: line(200),
  roundDates: z.array(line(40)).max(99),
})

export const scoringSchema = z.strictObject({
  winWhite: pointsSchema,
  winBlack: pointsSchema,
  drawWhite: pointsSchema,
  drawBlack: pointsSchema,
  lossWhite: pointsSchema,
  lossBlack: pointsSchema,
  forfeitWin: pointsSchema,
  forfeitLoss: pointsSchema,
  pairingAllocatedBye: pointsSchema,
  halfPointBye: pointsSchema,
  fullPointBye: pointsSchema,
  zeroPointBye: pointsSchema,
})

const zones: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** Links of the tz database have other names than `Intl` lists, and mean something all the same. */
const isZone = (name: string): boolean => {
  if (name === '' || zones.has(name)) return true
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const schedule = z
  .strictObject({
    timeZone: line(60)
      .refine(isZone, 'a time zone of the tz database, like Europe/Zurich')
      .openapi({ description: 'Of the tz database; empty: not said' }),
    rounds: z.array(z.strictObject({ date: line(10), start: line(5), checkIn: line(5), rate: line(200) })).max(99),
  })
  .openapi('RoundTimes', {
    description: 'When the rounds are played: dates as 2026-06-01, times as 14:30 by the clocks of the event, empty where not known',
  })
const range = (most: number) => z.strictObject({ from: z.int().min(0).max(most).nullable(), to: z.int().min(0).max(most).nullable() })

const groups = z.strictObject({
  ageOn: line(10).regex(/^(\d{4}-\d\d-\d\d)?$/),
  list: z
    .array(
      z.strictObject({
        name: line(60),
        sex: z.enum(['m', 'w']).nullable(),
        age: range(150),
        rating: range(4000),
        unrated: z.enum(['in', 'out', 'only']),
        federation: line(200),
        club: line(400),
      }),
    )
    .max(40),
})

const ratings = z
  .strictObject({
    method: z.enum(ratingMethods),
    play: z.enum(kindsOfPlay).nullable().openapi({ description: 'null: by the rate of play' }),
    federation: line(3),
    equals: z.enum(ordersOfEquals),
    lot: line(100),
  })
  .openapi('RatingChoice', { description: 'Which of the official ratings counts, and who comes first of equals in the initial list' })

/** All that an organiser declares. */
export const settingsSchema = z
  .strictObject({
    info,
    section: z.strictObject({ event: line(200), name: line(200) }).nullable(),
    rules: rulesSchema,
    numberOfRounds: z.int().min(1).max(limits.rounds),
    scoring: scoringSchema,
    tieBreaks: z.array(line(40)).max(30),
    firstBoard: z.int().min(1).max(100_000),
    confirmResults: z.boolean(),
    schedule: maybe(schedule.nullable()),
    ratings: maybe(ratings),
    selfRegistration: maybe(z.boolean()),
    groups,
    chess960: maybe(z.boolean().openapi({ description: 'Each round begins from a position of Chess960, drawn from the seed of lots' })),
    ratingsByRound: maybe(
      z.boolean().openapi({ description: 'Games count against the rating an opponent had in their round, in events of more than 30 days' }),
    ),
    checkLists: maybe(
      z.boolean().openapi({ description: 'Players are compared with the rating lists whenever one is new; left out: in FIDE mode' }),
    ),
    fideMode: maybe(
      z.boolean().openapi({ description: 'The desk asks or refuses as FIDE wants it of programs; left by leave-fide-mode only' }),
    ),
    prizes: maybe(prizesSchema.nullable()),
    norms: maybe(normsSettingsSchema),
    boardsPerMatch: maybe(
      z.int().min(1).max(mostBoardsPerMatch).openapi({
        description: 'Team events: boards of a match, members beyond are reserves; not set: as many as both teams have regular members',
      }),
    ),
  } satisfies Record<keyof DeskSettings, z.ZodType>)
  .openapi('Settings')

/** Each part may be left out. `info` is merged field by field by whoever sends it. */
export const declaredSettingsSchema = partly(settingsSchema)
  .extend({ rules: maybe(declaredRulesSchema) })
  .openapi('DeclaredSettings')

/** To create one, the header may be said in part. */
export const creationSchema = declaredSettingsSchema.extend({ info: maybe(partly(info)) }).openapi('NewSettings')
