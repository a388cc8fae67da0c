import { z } from '@hono/zod-openapi'
import { amendReasons, boardResults, type DeskCommand, sideResults, titles } from '@zug/engine'
import { line } from '../http/texts.ts'
import { playerIdSchema, pointsSchema, roundSchema } from './rules-schema.ts'
import { declaredSettingsSchema } from './settings-schema.ts'

const boardIndexSchema = z.int().min(0).max(9999)

const confirmed = z.boolean().optional()
const reason = line(500)
const members = z.array(playerIdSchema).max(100)

export const playerDataSchema = z.strictObject({
  name: line(100),
  title: z.enum(titles).nullable().optional(),
  rating: z.int().min(0).max(5000).nullable().optional(),
  federation: line(20).optional(),
  fideId: line(20).optional(),
  birth: line(20).optional(),
  sex: z.enum(['m', 'w']).nullable().optional(),
  club: line(100).optional(),
  city: line(100).optional(),
})

const teamBoard = z.strictObject({ player: playerIdSchema.nullable(), result: z.enum(boardResults) })
export const boardResultSchema = z
  .strictObject({
    white: z.enum(sideResults),
    black: z.enum(sideResults),
    rated: z.boolean(),
    scores: z.tuple([pointsSchema, pointsSchema]).optional(),
    match: z.strictObject({ white: z.array(teamBoard).max(100), black: z.array(teamBoard).max(100) }).optional(),
  })
  .openapi('BoardResult')

const draftChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('swap'), a: playerIdSchema, b: playerIdSchema }),
  z.strictObject({ kind: z.literal('flip'), board: boardIndexSchema }),
  z.strictObject({ kind: z.literal('unpair'), board: boardIndexSchema }),
  z.strictObject({ kind: z.literal('pair'), white: playerIdSchema, black: playerIdSchema }),
  z.strictObject({ kind: z.literal('give-bye'), player: playerIdSchema }),
])

const prohibition = z.strictObject({
  strength: z.enum(['law', 'wish']),
  who: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('players'), players: z.array(playerIdSchema).max(1000) }),
    z.strictObject({ kind: z.literal('same-club') }),
    z.strictObject({ kind: z.literal('same-federation') }),
  ]),
  firstRound: roundSchema,
  lastRound: roundSchema.nullable(),
})

const bye = z.strictObject({ player: playerIdSchema, round: roundSchema, bye: z.enum(['half-point', 'full-point', 'zero-point']) })
const onePlayer = { player: playerIdSchema }
const lineUp = { boards: members, alternates: members }
const onBoard = { round: roundSchema, board: boardIndexSchema }

/** What a command carries beside its kind; a command of the desk without an entry here does not compile. */
const fields = {
  'create-tournament': { settings: declaredSettingsSchema },
  'change-settings': { changes: declaredSettingsSchema, confirmed },
  'enter-player': { player: playerDataSchema, fromRound: roundSchema.optional(), confirmed },
  'import-players': { players: z.array(playerDataSchema).min(1).max(9999) },
  'correct-player': { ...onePlayer, changes: playerDataSchema.partial() },
  'remove-player': onePlayer,
  withdraw: onePlayer,
  're-enter': onePlayer,
  'check-in': { ...onePlayer, present: z.boolean() },
  'close-check-in': {},
  'enter-team': { name: line(100), ...lineUp },
  'change-line-up': { team: playerIdSchema, ...lineUp },
  'correct-team': { team: playerIdSchema, name: line(100) },
  'remove-team': { team: playerIdSchema },
  'give-numbers': {},
  'request-bye': { bye, confirmed },
  'cancel-bye': { ...onePlayer, round: roundSchema },
  'forbid-pair': { prohibition, confirmed },
  'allow-pair': { prohibition: z.int().min(1).max(1_000_000) },
  'draw-lots': { seed: line(200) },
  'pair-round': { confirmed },
  'discard-draft': {},
  'start-manual': { reason },
  'change-draft': { change: draftChange, confirmed },
  'finish-manual': {},
  'publish-round': {},
  'amend-pairing': { change: draftChange, reason: z.enum(amendReasons) },
  'enter-result': {
    ...onBoard,
    result: boardResultSchema.nullable(),
    reason: reason.optional(),
    over: boardResultSchema.nullable().optional(),
    confirmed,
  },
  'report-result': { ...onBoard, by: playerIdSchema, result: boardResultSchema },
  'finish-tournament': {},
  'reopen-tournament': { reason },
  undo: {},
  redo: {},
} satisfies Record<DeskCommand['kind'], z.ZodRawShape>

export const commandKinds = Object.keys(fields) as readonly DeskCommand['kind'][]

const [first, ...others] = Object.entries(fields).map(([kind, shape]) => z.strictObject({ kind: z.literal(kind), ...shape }))

/** The cast is about brands and `undefined` only: zod never adds a key that was not sent. */
export const commandSchema = z.discriminatedUnion('kind', [first!, ...others]).openapi('Command') as unknown as z.ZodType<DeskCommand>
