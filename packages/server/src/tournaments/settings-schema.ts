import { z } from '@hono/zod-openapi'
import {
  cfcVariations,
  type DeskSettings,
  type PlayerId,
  type Points,
  parities,
  playerId,
  type RoundNumber,
  restrictedBys,
  roundRobinNumbers,
} from '@zug/engine'
import { line } from '../http/texts.ts'

/** Scalars of the engine are branded; at runtime they are the whole numbers checked here. */
const branded = <T extends number>(schema: z.ZodNumber): z.ZodType<T, number> => schema as unknown as z.ZodType<T, number>
export const playerIdSchema = branded<PlayerId>(z.int().min(1).max(playerId(1_000_000)))
export const roundSchema = branded<RoundNumber>(z.int().min(1).max(999))
export const pointsSchema = branded<Points>(z.int().min(0).max(100_000))
export const boardIndexSchema = z.int().min(0).max(9999)
const seedSchema = line(200)

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

const scoring = z.strictObject({
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

const ssm = z.strictObject({
  useRating: z.boolean(),
  seed: seedSchema,
  restricted: z
    .strictObject({
      by: z.enum(restrictedBys),
      groups: z.array(line(100)).max(1000).nullable(),
      rounds: z.int().min(0).max(99),
    })
    .nullable(),
  timeLimitMargin: pointsSchema.nullable(),
})

const cfc = z.strictObject({
  variations: z.array(z.enum(cfcVariations)).max(cfcVariations.length),
  seed: seedSchema,
  apart: z.array(z.array(playerIdSchema).max(100)).max(1000),
  excused: z.array(playerIdSchema).max(10_000),
  adjudications: z
    .array(z.strictObject({ round: roundSchema, player: playerIdSchema, result: z.enum(['win', 'draw', 'loss']) }))
    .max(10_000),
  boardTolerance: z.int().min(0).max(5000),
  unratedGap: z.int().min(0).max(5000),
})

const roundRobin = z.strictObject({
  numbers: z.enum(roundRobinNumbers),
  seed: seedSchema,
  double: z.boolean(),
  swapLastTwoRounds: z.boolean(),
  sections: z.array(z.array(playerIdSchema).max(1000)).max(1000).nullable(),
})

/** All that an organiser declares; each part may be left out. `info` is merged field by field by whoever sends it. */
export const settingsSchema = z
  .strictObject({
    info,
    section: z.strictObject({ event: line(200), name: line(200) }).nullable(),
    rulebook: line(60),
    numberOfRounds: z.int().min(1).max(99),
    scoring,
    acceleration: z.literal('baku').nullable(),
    parity: z.enum(parities),
    colourless: z.boolean(),
    tieBreaks: z.array(line(40)).max(30),
    firstBoard: z.int().min(1).max(100_000),
    confirmResults: z.boolean(),
    teamEvent: z.boolean(),
    ssm: ssm.nullable(),
    cfc: cfc.nullable(),
    roundRobin: roundRobin.nullable(),
  } satisfies Record<keyof DeskSettings, z.ZodType>)
  .partial()
  .openapi('Settings')

/** To create one, the header may be said in part. */
export const creationSchema = settingsSchema.extend({ info: info.partial().optional() }).openapi('NewSettings')
