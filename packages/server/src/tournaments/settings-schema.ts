import { z } from '@hono/zod-openapi'
import type { DeskSettings } from '@zug/engine/desk'
import { maybe, partly } from '../http/schema.ts'
import { line } from '../http/texts.ts'
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

/** All that an organiser declares. */
export const settingsSchema = z
  .strictObject({
    info,
    section: z.strictObject({ event: line(200), name: line(200) }).nullable(),
    rules: rulesSchema,
    numberOfRounds: z.int().min(1).max(99),
    scoring,
    tieBreaks: z.array(line(40)).max(30),
    firstBoard: z.int().min(1).max(100_000),
    confirmResults: z.boolean(),
  } satisfies Record<keyof DeskSettings, z.ZodType>)
  .openapi('Settings')

/** Each part may be left out. `info` is merged field by field by whoever sends it. */
export const declaredSettingsSchema = partly(settingsSchema)
  .extend({ rules: maybe(declaredRulesSchema) })
  .openapi('DeclaredSettings')

/** To create one, the header may be said in part. */
export const creationSchema = declaredSettingsSchema.extend({ info: maybe(partly(info)) }).openapi('NewSettings')
