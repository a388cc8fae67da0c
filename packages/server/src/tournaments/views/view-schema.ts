import { z } from '@hono/zod-openapi'
import { type DeskEvent, noGameKinds, staleCauses } from '@zug/engine/desk'
import { byeKinds, type RequestedBye, titles } from '@zug/engine/model'
import { rulebookIds } from '@zug/engine/pairing'
import { described, playerSchema as id, pairingNumberSchema, roundNumberSchema } from '../../http/schema.ts'
import { boardResultSchema, nationalIdsSchema, officialSchema, playerMarks } from '../command-schema.ts'
import { eventTraitsSchema } from '../rulebook-schema.ts'
import { scoringSchema, settingsSchema } from '../settings-schema.ts'

/** What is answered about a tournament, for the document; every answer of the tests is held against it. */
const roleSchema = z.enum(['viewer', 'helper', 'deputy', 'chief', 'owner']).nullable().openapi({ description: "The caller's; null: none" })
export const boardsSchema = z.object({ first: z.int(), last: z.int() })
const pair = z.object({ white: id, black: id })

export const personSchema = z.object({
  name: z.string(),
  title: z.enum(titles).nullable(),
  rating: z.number().nullable(),
  federation: z.string(),
  fideId: z.string(),
  nationalIds: nationalIdsSchema.optional(),
  sex: z.enum(['m', 'w']).nullable(),
  club: z.string(),
  city: z.string(),
})

const player = personSchema
  .extend({
    id,
    pairingNumber: pairingNumberSchema.nullable(),
    withdrawnFrom: roundNumberSchema.nullable().openapi({ description: 'Not paired from this round on' }),
  })
  .openapi('Player')
const deskPlayer = player
  .extend({ birth: z.string(), official: officialSchema.optional(), firstRound: roundNumberSchema, checkedIn: z.boolean(), ...playerMarks })
  .openapi('DeskPlayer')

const team = z
  .object({
    id,
    name: z.string(),
    boards: z.array(id).openapi({ description: 'In the order of their boards' }),
    alternates: z.array(id),
    withdrawnFrom: roundNumberSchema.nullable(),
    lineUps: z
      .array(z.object({ round: roundNumberSchema, seats: z.array(id) }))
      .optional()
      .openapi({
        description: 'Who sits where in rounds in which it is not that order: as handed in for the round, else as the team last sat',
      }),
  })
  .openapi('Team')
const deskTeam = team.extend({ firstRound: roundNumberSchema }).openapi('DeskTeam')

export const receiptSchema = z
  .object({
    round: roundNumberSchema,
    rulebook: z.enum(rulebookIds),
    engine: z.string(),
    inputs: z.string().openapi({ description: 'SHA-256 of the canonical inputs' }),
    pairing: z.string().openapi({ description: 'SHA-256 of the canonical pairing' }),
    short: z.string().openapi({ description: 'What is printed' }),
  })
  .openapi('Receipt')

const requestedByes = ['half-point', 'full-point', 'zero-point'] as const satisfies readonly RequestedBye['bye'][]
const unpaired = z
  .array(z.object({ player: id, bye: z.enum([...byeKinds, 'absent', ...noGameKinds]) }))
  .openapi({ description: 'Everybody without a board, and why' })
const board = pair.extend({ result: boardResultSchema.nullable() })
const corrected = z
  .object({
    results: z.array(pair.extend({ round: roundNumberSchema, board: z.int(), was: boardResultSchema.nullable(), now: boardResultSchema })),
    asPaired: z
      .array(z.object({ player: id, points: z.number() }))
      .openapi({ description: 'What the players of these games brought into the round' }),
  })
  .openapi({ description: 'Results of earlier rounds that were corrected, or finished, since this round was published' })
const fixedSeats = z
  .array(z.object({ player: id, number: z.int() }))
  .optional()
  .openapi({ description: 'Who has a fixed board, whoever keeps it first; all others get the numbers that are left in their order' })
const numbers = z
  .array(z.int())
  .optional()
  .openapi({ description: 'What stands on the boards, where not all of them are shown and some are fixed' })
const published = { unpaired, receipt: receiptSchema, byHand: z.boolean(), fixed: fixedSeats, numbers, corrected: corrected.optional() }
export const publishedRoundSchema = z.object({ round: roundNumberSchema, boards: z.array(board), ...published }).openapi('Round')

const recalled = z.object({
  round: roundNumberSchema,
  reason: z.string(),
  publishedAt: z.string(),
  at: z.string().openapi({ description: 'When it was taken back' }),
  receipt: receiptSchema,
})
const deskRecalled = recalled.extend({
  name: z.string().openapi({ description: 'Who took it back' }),
  boards: z.array(board),
  unpaired,
  fixed: fixedSeats,
})

const deskBoard = board.extend({
  ratingResult: boardResultSchema.nullable().openapi({ description: 'A correction that reaches the rating report only' }),
  reports: z
    .array(z.object({ by: id, result: boardResultSchema, at: z.string().nullable() }))
    .openapi({ description: 'What players have reported' }),
  disputes: z
    .array(z.object({ result: boardResultSchema, by: id.optional(), name: z.string(), at: z.string().nullable() }))
    .optional()
    .openapi({ description: 'Other results than the one that stands: `by` a player of the board, or by a helper' }),
  entered: z
    .object({ at: z.string(), actor: z.string(), name: z.string(), sequence: z.int() })
    .nullable()
    .openapi({ description: 'Who entered the result' }),
})
const deskRound = publishedRoundSchema.extend({ boards: z.array(deskBoard) }).openapi('DeskRound')

const draft = z
  .object({
    round: roundNumberSchema,
    boards: z.array(pair),
    bye: id.nullable(),
    unpaired,
    engine: z.object({ boards: z.array(pair), bye: id.nullable() }).openapi({ description: 'What the engine made of it' }),
    wishesDropped: z.array(z.tuple([id, id])),
    byHand: z.boolean(),
    leftOut: z.array(id).optional().openapi({ description: 'Checked in and without a game, because the arbiter said so' }),
    fixed: fixedSeats,
    stale: z.array(z.enum(staleCauses)).openapi({
      description: 'What has changed since the draft was paired; unless empty, it is paired again or kept by hand before it is published',
    }),
  })
  .openapi('Draft')

export const lateArrivalSchema = z
  .object({
    player: id,
    round: roundNumberSchema,
    published: z.boolean().openapi({ description: 'The round is being played without them; otherwise `cancel-bye` lets them play' }),
  })
  .openapi('LateArrival', { description: 'A player or team who is checked in and has a bye for absence in the round' })

const prohibition = z.object({
  id: z.int(),
  strength: z.enum(['law', 'wish']),
  who: z.union([
    z.object({ kind: z.literal('players'), players: z.array(id) }),
    z.object({ kind: z.enum(['same-club', 'same-federation']) }),
  ]),
  firstRound: roundNumberSchema,
  lastRound: roundNumberSchema.nullable(),
})

const lock = z.object({
  setting: z.enum(['rules', 'scoring', 'tieBreaks', 'numberOfRounds', 'boardsPerMatch']),
  article: z.string(),
  reason: z.enum(['decides-pairings', 'announced']),
  confirmable: z.boolean(),
})
const quality = z.object({ kind: z.enum(['worse', 'later', 'other']), article: z.string().nullable() })

const tournament = z
  .object({
    id: z.string(),
    sequence: z.int(),
    settings: settingsSchema.openapi({ description: 'All of them; who asked not to meet is for the desk only' }),
    traits: eventTraitsSchema,
    worth: z.object({ scoring: scoringSchema, games: scoringSchema.nullable() }).openapi({
      description: 'What a round is worth to those who are paired in it: by its result or, where games is given, by the games of the match',
    }),
    players: z.array(player),
    teams: z.array(team),
    rounds: z.array(publishedRoundSchema),
    recalled: z
      .array(recalled)
      .optional()
      .openapi({ description: 'Published rounds that were taken back; one whose number follows the last round is not published anew' }),
    initialColour: z.enum(['white', 'black']).nullable(),
    finished: z.boolean(),
    leftFideMode: z.object({ rounds: z.int() }).optional().openapi({ description: 'FIDE mode was left, after so many rounds' }),
    role: roleSchema,
    boards: boardsSchema.nullable().openapi({ description: "A helper's" }),
  })
  .openapi('Tournament')

const recordSchema = z
  .object({
    breaches: z.array(z.object({ kind: z.enum(['altered', 'missing', 'cut', 'added', 'unmarked']), from: z.int(), to: z.int() })),
    readable: z
      .boolean()
      .openapi({ description: 'false: only what stands before the first of them is shown, and nobody can answer for it' }),
  })
  .openapi({
    description:
      'Where the stored record is not what was written, by numbers of events; until somebody answers for it, nothing can be changed',
  })

export const deskTournamentSchema = tournament
  .extend({
    players: z.array(deskPlayer),
    teams: z.array(deskTeam),
    rounds: z.array(deskRound),
    recalled: z.array(deskRecalled).optional(),
    byes: z.array(z.object({ player: id, round: roundNumberSchema, bye: z.enum(requestedByes) })),
    lateArrivals: z.array(lateArrivalSchema),
    prohibitions: z.array(prohibition),
    fixedBoards: z
      .array(z.object({ player: id, number: z.int(), rounds: z.array(roundNumberSchema).nullable() }))
      .openapi({ description: 'Players or teams who always sit at one board; null: in all rounds' }),
    lots: z.object({ seed: z.string(), initialColour: z.enum(['white', 'black']) }).nullable(),
    draft: draft.nullable(),
    withoutGameNext: unpaired.openapi({
      description: 'Who has no opponent in the next round of a round robin, because the one of the tables has left or is away',
    }),
    manual: z.object({ reason: z.string(), breaks: z.array(z.string()), quality: quality.nullable() }).nullable(),
    difference: z.object({ engineOnly: z.array(pair), deskOnly: z.array(pair), byeChanged: z.boolean() }).nullable(),
    nextId: z.int().openapi({ description: 'Of the next player or team entered, as long as `sequence` is expected' }),
    locks: z.array(lock),
    record: recordSchema,
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  })
  .openapi('DeskTournament')

/** To whoever runs it as it is, to everybody else what is shown of it. */
export const tournamentSchema = z.union([deskTournamentSchema, tournament])

export const summarySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    section: z.object({ event: z.string(), name: z.string() }).nullable(),
    city: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    rulebook: z.enum(rulebookIds),
    numberOfRounds: z.int(),
    roundsPublished: z.int(),
    players: z.int().openapi({ description: 'How many, or how many teams' }),
    teamEvent: z.boolean(),
    phase: z.enum(['entry', 'draft', 'playing', 'between', 'over', 'finished']),
    boards: z.int(),
    openGames: z.int(),
    lastChange: z.string().nullable(),
    finished: z.boolean(),
    role: roleSchema,
    visible: z.boolean(),
  })
  .openapi('Summary')

/** An event as it was recorded; docs/desk-core.md lists the kinds. */
export const eventSchema = described<DeskEvent>(z.looseObject({ kind: z.string() }))

export const historySchema = z
  .object({
    id: z.string(),
    events: z.array(
      z.object({
        sequence: z.int(),
        batch: z.int().openapi({ description: 'Events of one command share it' }),
        at: z.string(),
        actor: z.string(),
        name: z.string(),
        undone: z.boolean(),
        event: eventSchema,
      }),
    ),
    last: z.int().openapi({ description: 'The last event there is; `events` has at most `limit`, and never more than 5000' }),
  })
  .openapi('History')
