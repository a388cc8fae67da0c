import { z } from '@hono/zod-openapi'
import { amendReasons, type DeskCommand, type DeskEvent, mostBoards } from '@zug/engine/desk'
import { type Role, roles } from '../accounts/roles.ts'
import { maybe, partly } from '../http/schema.ts'
import { line } from '../http/texts.ts'
import { limits } from '../limits.ts'
import { boardIndexSchema, boardResultSchema, byeSchema, draftChangeSchema, playerDataSchema, prohibitionSchema } from './command-schema.ts'
import { playerIdSchema, roundSchema } from './rules-schema.ts'
import { declaredSettingsSchema } from './settings-schema.ts'

type Kind = DeskCommand['kind']
type EventKind = DeskEvent['kind']
type Of<K extends Kind> = Extract<DeskCommand, { readonly kind: K }>

/** One kind of command: what it carries, who may send it, whether it goes together with others, and what is recorded of it. */
type Row<K extends Kind> = {
  readonly schema: z.core.$ZodTypeDiscriminable & z.ZodType<Of<K>, Of<K>>
  /** null: not by a command, but by making a tournament. */
  readonly least: Role | null
  /** Entries, corrections and changes by hand are quick and go together; pairing, publishing and undoing stand alone. */
  readonly together: boolean
  readonly records: readonly [EventKind, ...EventKind[]]
}

/** The answer to what the desk asked; some questions of FIDE mode are answered twice. */
const confirmed = maybe(z.union([z.boolean(), z.literal('twice')]))

const command = <const K extends Kind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape, confirmed })

const reason = line(500)
const onePlayer = { player: playerIdSchema }
const oneTeam = { team: playerIdSchema }
const members = z.array(playerIdSchema).max(100)
const lineUp = { boards: members, alternates: members }
const onBoard = { round: roundSchema, board: boardIndexSchema }
const result = boardResultSchema.nullable()
const leaveOut = maybe(z.array(playerIdSchema).max(limits.players))

/** Every command of the desk; one without a row here, or with a row that says less, does not compile. */
export const commands: { readonly [K in Kind]: Row<K> } = {
  'create-tournament': {
    schema: command('create-tournament', { settings: declaredSettingsSchema }),
    least: null,
    together: false,
    records: ['tournament-created'],
  },
  'change-settings': {
    schema: command('change-settings', { changes: declaredSettingsSchema }),
    least: 'chief',
    together: false,
    records: ['settings-changed', 'player-corrected', 'line-up-changed'],
  },
  'enter-player': {
    schema: command('enter-player', { player: playerDataSchema, fromRound: maybe(roundSchema) }),
    least: 'deputy',
    together: true,
    records: ['player-entered'],
  },
  'import-players': {
    schema: command('import-players', { players: z.array(playerDataSchema).min(1).max(limits.players) }),
    least: 'deputy',
    together: true,
    records: ['player-entered'],
  },
  'correct-player': {
    schema: command('correct-player', { ...onePlayer, changes: partly(playerDataSchema) }),
    least: 'deputy',
    together: true,
    records: ['player-corrected'],
  },
  'refresh-players': {
    schema: command('refresh-players', {
      players: z
        .array(z.strictObject({ ...onePlayer, changes: partly(playerDataSchema) }))
        .min(1)
        .max(limits.players),
      numbers: maybe(z.boolean()),
    }),
    least: 'deputy',
    together: false,
    records: ['player-corrected', 'numbers-given'],
  },
  'remove-player': { schema: command('remove-player', onePlayer), least: 'deputy', together: true, records: ['player-removed'] },
  withdraw: { schema: command('withdraw', onePlayer), least: 'deputy', together: true, records: ['player-withdrawn'] },
  're-enter': { schema: command('re-enter', onePlayer), least: 'deputy', together: true, records: ['player-re-entered'] },
  'check-in': {
    schema: command('check-in', { ...onePlayer, present: z.boolean(), cancelBye: maybe(roundSchema) }),
    least: 'deputy',
    together: true,
    records: ['player-checked-in', 'bye-cancelled'],
  },
  'close-check-in': { schema: command('close-check-in', {}), least: 'deputy', together: false, records: ['bye-requested'] },
  'enter-team': {
    schema: command('enter-team', { name: line(100), ...lineUp }),
    least: 'deputy',
    together: true,
    records: ['team-entered'],
  },
  'change-line-up': {
    schema: command('change-line-up', { ...oneTeam, ...lineUp, round: maybe(roundSchema) }),
    least: 'deputy',
    together: true,
    records: ['line-up-changed'],
  },
  'correct-team': {
    schema: command('correct-team', { ...oneTeam, name: line(100) }),
    least: 'deputy',
    together: true,
    records: ['team-corrected'],
  },
  'remove-team': { schema: command('remove-team', oneTeam), least: 'deputy', together: false, records: ['team-removed'] },
  'give-numbers': { schema: command('give-numbers', {}), least: 'deputy', together: false, records: ['numbers-given'] },
  'exchange-numbers': {
    schema: command('exchange-numbers', { players: z.tuple([playerIdSchema, playerIdSchema]) }),
    least: 'deputy',
    together: false,
    records: ['numbers-given'],
  },
  'request-bye': {
    schema: command('request-bye', { bye: byeSchema }),
    least: 'deputy',
    together: true,
    records: ['bye-requested'],
  },
  'cancel-bye': {
    schema: command('cancel-bye', { ...onePlayer, round: roundSchema }),
    least: 'deputy',
    together: true,
    records: ['bye-cancelled'],
  },
  'forbid-pair': {
    schema: command('forbid-pair', { prohibition: prohibitionSchema }),
    least: 'deputy',
    together: true,
    records: ['pair-forbidden'],
  },
  'allow-pair': {
    schema: command('allow-pair', { prohibition: z.int().min(1).max(1_000_000) }),
    least: 'deputy',
    together: true,
    records: ['pair-allowed'],
  },
  'fix-board': {
    schema: command('fix-board', {
      ...onePlayer,
      number: z.int().min(1).max(mostBoards).nullable(),
      rounds: z.array(roundSchema).min(1).max(99).nullable(),
      published: maybe(z.boolean()),
    }),
    least: 'deputy',
    together: true,
    records: ['board-fixed'],
  },
  'draw-lots': { schema: command('draw-lots', { seed: line(200) }), least: 'deputy', together: false, records: ['lots-drawn'] },
  'pair-round': {
    schema: command('pair-round', { seed: maybe(line(200)), leaveOut }),
    least: 'deputy',
    together: false,
    records: ['round-drafted', 'numbers-given', 'lots-drawn'],
  },
  'discard-draft': { schema: command('discard-draft', {}), least: 'deputy', together: false, records: ['draft-discarded'] },
  'keep-draft': {
    schema: command('keep-draft', { reason, leaveOut }),
    least: 'chief',
    together: false,
    records: ['draft-discarded', 'numbers-given', 'round-drafted', 'manual-started', 'manual-changed', 'manual-finished'],
  },
  'start-manual': { schema: command('start-manual', { reason }), least: 'chief', together: false, records: ['manual-started'] },
  'change-draft': {
    schema: command('change-draft', { change: draftChangeSchema }),
    least: 'chief',
    together: true,
    records: ['manual-changed'],
  },
  'finish-manual': { schema: command('finish-manual', {}), least: 'chief', together: false, records: ['manual-finished'] },
  'publish-round': {
    schema: command('publish-round', { leaveOut }),
    least: 'deputy',
    together: false,
    records: ['round-published'],
  },
  'amend-pairing': {
    schema: command('amend-pairing', { change: draftChangeSchema, reason: z.enum(amendReasons) }),
    least: 'chief',
    together: true,
    records: ['pairing-amended'],
  },
  'recall-round': {
    schema: command('recall-round', { round: roundSchema, reason, joins: maybe(z.array(playerIdSchema).max(9999)) }),
    least: 'chief',
    together: false,
    records: ['round-recalled'],
  },
  'enter-result': {
    schema: command('enter-result', {
      ...onBoard,
      result,
      reason: maybe(reason),
      over: maybe(result),
      players: maybe(z.tuple([playerIdSchema, playerIdSchema])),
    }),
    least: 'helper',
    together: true,
    records: ['result-entered', 'result-corrected'],
  },
  // The link of a board also reports, for its own side.
  'report-result': {
    schema: command('report-result', { ...onBoard, by: playerIdSchema, result: boardResultSchema }),
    least: 'deputy',
    together: false,
    records: ['result-reported', 'result-entered'],
  },
  // The desk sends it for a helper or a player whose result it could not take.
  'dispute-result': {
    schema: command('dispute-result', { ...onBoard, result: boardResultSchema, by: maybe(playerIdSchema) }),
    least: 'helper',
    together: false,
    records: ['result-disputed'],
  },
  'dismiss-dispute': { schema: command('dismiss-dispute', onBoard), least: 'deputy', together: false, records: ['dispute-dismissed'] },
  'finish-tournament': { schema: command('finish-tournament', {}), least: 'chief', together: false, records: ['tournament-finished'] },
  'reopen-tournament': {
    schema: command('reopen-tournament', { reason }),
    least: 'chief',
    together: false,
    records: ['tournament-reopened'],
  },
  'leave-fide-mode': { schema: command('leave-fide-mode', { reason }), least: 'chief', together: false, records: ['fide-mode-left'] },
  undo: { schema: z.strictObject({ kind: z.literal('undo') }), least: 'deputy', together: false, records: ['undone'] },
  redo: { schema: z.strictObject({ kind: z.literal('redo') }), least: 'deputy', together: false, records: ['redone'] },
}

const rows = Object.values(commands)
const told = <S extends z.ZodType>(schema: S, least: Role | null, together: boolean): S => {
  const who = least ?? 'nobody; tournaments are made by POST /api/tournaments'
  return schema.openapi({ description: `For: ${who}.${together ? ' May go together with others.' : ''}` })
}
const [first, ...others] = rows.map(({ schema, least, together }) => told(schema, least, together))

export const commandSchema = z.discriminatedUnion('kind', [first!, ...others]).openapi('Command')

const isKind = (text: string): text is Kind => text in commands
export const commandKinds: readonly Kind[] = Object.keys(commands).filter(isKind)

export const mayGoTogether = ({ kind }: DeskCommand): boolean => commands[kind].together

/** To take an event back, or bring it back, needs whom the least of the commands needs that it may have come of. */
export const roleForEvent = (kind: EventKind): Role | null => {
  const least = rows.flatMap((row) => (row.least !== null && row.records.includes(kind) ? [row.least] : []))
  return roles.find((role) => least.includes(role)) ?? null
}
