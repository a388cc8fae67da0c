import { boardsOf, type DeskCommand, type DeskState, lineUpIn, type Refusal } from '@zug/engine/desk'
import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { guardFor } from '../../accounts/permissions.ts'
import { actorOf, type Principal } from '../../accounts/principal.ts'
import type { ServerContext } from '../../context.ts'
import { NewerRecord } from '../../http/failed.ts'
import { idempotencyKeySchema } from '../../http/texts.ts'
import { disputeOf } from '../../tournaments/dispute.ts'
import type { Guard } from '../../tournaments/service.ts'
import { type Game, gameOf } from './game.ts'
import { type Fields, fingerprint, isForfeit, readResult } from './results.ts'
import { ownClaim, ownReport } from './situation.ts'

export type LinkPrincipal = Extract<Principal, { kind: 'board' | 'helper' }>

/** Why nothing was done: something of the page, which has words for it, or what the desk refused. */
export type Refused = NotHere | Refusal
export type NotHere = 'gap-in-line-up' | 'already' | 'locked' | 'disputed' | 'pairing-changed' | 'incomplete' | 'not-yours' | 'too-fast'

/** What is there already in the place a form writes to: a player's own report, or the board's result. */
const standing = (principal: LinkPrincipal, game: Game): string =>
  fingerprint(principal.kind === 'board' ? ownReport(game, principal.player) : game.result)

/**
 * Does what a form of one board asks. The form names the two players and what its page saw of the board; if either is not so any more nothing is
 * done, so neither a second tap, nor a stale page, nor a result that waited on a phone without network overwrites anything. null: it is so.
 */
export const enter = async (
  context: ServerContext,
  principal: LinkPrincipal,
  round: number,
  index: number,
  fields: Fields,
): Promise<Refused | null> => {
  const actor = actorOf(principal)
  const key = idempotencyKeySchema.safeParse(fields.key)
  if (!key.success) return 'incomplete'
  // By their link alone, wherever they are.
  if (!context.mayChange(principal, '') || !context.mayBeChanged(principal.tournament)) return 'too-fast'
  const { state } = (await context.tournaments.get(principal.tournament)).desk
  const game = gameOf(state, round, index)
  if (game === null) return 'pairing-changed'
  if (!samePlayers(game, fields)) return 'pairing-changed'
  if (principal.kind === 'board' && fields['line-up'] === 'yes') return handIn(context, principal, state, fields, `${actor}/${key.data}`)
  const result = readResult(fields, game, state)
  if (result === null) return 'incomplete'
  const wanted = result === 'none' ? null : result
  // That somebody did not come is for the arbiter to find; only boards of a match are left empty by the teams themselves.
  if (principal.kind === 'board' && (game.entry.kind !== 'match' || game.games === 'two') && wanted !== null && isForfeit(wanted))
    return 'not-yours'
  const board = { round: state.rounds[round - 1]!.round, board: index }
  let command: Extract<DeskCommand, { kind: 'enter-result' | 'report-result' }>
  if (principal.kind === 'helper') command = { kind: 'enter-result', ...board, result: wanted }
  else if (wanted === null) return 'incomplete'
  else command = { kind: 'report-result', ...board, by: ownId(game, principal.player), result: wanted }

  let why: NotHere | 'so-already' | null = null
  /** The form is the one that says that the recorded result is wrong, and not one that arrived late. */
  let onPurpose = false
  const mayChange = guardFor(principal, context.directory.standing(principal, principal.tournament), command)
  const guard: Guard = (tournament) => {
    const denied = mayChange(tournament)
    if (denied !== null) {
      why = 'not-yours'
      return denied
    }
    const now = gameOf(tournament.desk.state, round, index)
    if (now === null || !samePlayers(now, fields)) why = 'pairing-changed'
    else if (standing(principal, now) === fingerprint(wanted)) why = 'so-already'
    else if (principal.kind === 'board' && now.result !== null) {
      const known = [now.result, ownClaim(now, principal.player)].some((result) => fingerprint(result) === fingerprint(wanted))
      why = known ? 'so-already' : 'locked'
      onPurpose = fields.seen === fingerprint(now.result)
    } else if (standing(principal, now) !== (fields.seen ?? '')) why = 'already'
    else return null
    return { kind: 'conflict', sequence: 0 }
  }
  const request = { commands: [command], actor, at: context.now().toISOString(), idempotencyKey: `${actor}/${key.data}` }
  const done = await context.tournaments.run(principal.tournament, request, guard)
  context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
  if (done.ok || why === 'so-already') return null
  // Of a page that was read before, of a phone that had no network, or on purpose: the arbiter sees it and decides.
  if (why === 'locked' || why === 'not-yours' || (why === 'already' && principal.kind === 'helper')) {
    const place = context.directory.standing(principal, principal.tournament)
    const disputed = await disputeOf(context, principal.tournament, principal, place, command, request.idempotencyKey)
    if (disputed !== null && onPurpose) return null
    if (disputed !== null && why !== 'already') return 'disputed'
  }
  if (why !== null) return why
  if (done.error.kind === 'newer-record') throw new NewerRecord()
  return done.error.kind === 'refused' ? done.error.refusal : 'locked'
}

/** The line-up of a captain for the round: those who are chosen sit in that order, the other members are reserves. */
const handIn = async (
  context: ServerContext,
  principal: Extract<LinkPrincipal, { kind: 'board' }>,
  state: DeskState,
  fields: Fields,
  idempotencyKey: string,
): Promise<Refused | null> => {
  const { teams, players } = state
  const round = principal.round as RoundNumber
  const team = teams.get(principal.player as never)
  if (team === undefined) return 'not-yours'
  const members = [...team.boards, ...team.alternates]
  const seats = lineUpOf(fields, boardsOf(state, team), members)
  if (seats.includes(undefined)) return 'incomplete'
  const boards = seats.filter((seat) => seat != null)
  if (seats.slice(0, boards.length).includes(null)) return 'gap-in-line-up'
  const alternates = members.filter((member) => !boards.includes(member))
  const confirmed = fields.confirmed === 'yes' ? { confirmed: true } : {}
  const command: DeskCommand = { kind: 'change-line-up', team: team.id, boards, alternates, round, ...confirmed }
  const twice = boards.find((member, at) => boards.indexOf(member) !== at)
  if (twice !== undefined) return { code: 'twice-in-team', confirmable: false, player: { id: twice, name: players.get(twice)?.name ?? '' } }
  const before = lineUpIn(state, team, round)
  if (boards.length === before.length && boards.every((member, at) => member === before[at])) return null
  const guard = guardFor(principal, context.directory.standing(principal, principal.tournament), command)
  const request = { commands: [command], actor: actorOf(principal), at: context.now().toISOString(), idempotencyKey }
  const done = await context.tournaments.run(principal.tournament, request, guard)
  context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
  if (done.ok) return null
  if (done.error.kind === 'newer-record') throw new NewerRecord()
  return done.error.kind === 'refused' ? done.error.refusal : 'locked'
}

/** The line-up that a form says, board 1 first; null: the board is left empty, undefined: the form does not say a member. */
export const lineUpOf = (fields: Fields, boards: number, members: readonly PlayerId[]): readonly (PlayerId | null | undefined)[] =>
  Array.from({ length: boards }, (_, at) => {
    const said = fields[`seat-${at + 1}`]
    return said === '' ? null : members.find((member) => String(member) === said)
  })

const samePlayers = ({ white, black }: Game, fields: Fields): boolean =>
  fields.white === String(white.id) && fields.black === String(black.id)

const ownId = ({ white, black }: Game, player: number) => (white.id === player ? white.id : black.id)
