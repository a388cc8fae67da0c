import { type DeskCommand, entrantOf } from '@zug/engine/desk'
import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { guardFor } from '../../../accounts/permissions.ts'
import { actorOf } from '../../../accounts/principal.ts'
import type { ServerContext } from '../../../context.ts'
import { idempotencyKeySchema } from '../../../http/texts.ts'
import type { Guard } from '../../../tournaments/service.ts'
import type { LinkPrincipal } from '../enter.ts'
import type { Fields } from '../results.ts'

export type NotCheckedIn = 'already' | 'unknown' | 'incomplete' | 'not-yours' | 'too-fast'

const choices: ReadonlySet<string | undefined> = new Set(['yes', 'no', 'plays'])

/**
 * Does what the form of a player asks: they have come, they have come and play although they have a bye for absence, or they have not come. The form
 * says what its page saw; what somebody else has said meanwhile stays, so that a tap that waited on a phone without network undoes nothing. null: it is so.
 */
export const checkInByPhone = async (context: ServerContext, principal: LinkPrincipal, fields: Fields): Promise<NotCheckedIn | null> => {
  const actor = actorOf(principal)
  const key = idempotencyKeySchema.safeParse(fields.key)
  if (!key.success || !/^\d{1,6}$/.test(fields.player ?? '') || !choices.has(fields.present)) return 'incomplete'
  if (!context.mayChange(principal, '') || !context.mayBeChanged(principal.tournament)) return 'too-fast'
  const player = Number(fields.player) as PlayerId
  const present = fields.present !== 'no'
  const plays = fields.present === 'plays' && /^\d{1,3}$/.test(fields.round ?? '')
  const round = Number(fields.round) as RoundNumber
  const command: DeskCommand = { kind: 'check-in', player, present, ...(plays ? { cancelBye: round } : {}) }
  const mayChange = guardFor(principal, context.directory.standing(principal, principal.tournament), command)
  let why: NotCheckedIn | 'so-already' | null = null
  const guard: Guard = (tournament) => {
    const { state } = tournament.desk
    const denied = mayChange(tournament)
    if (denied !== null) {
      why = 'not-yours'
      return denied
    }
    const here = state.players.get(player)?.checkedIn
    const away =
      plays && round > state.rounds.length && state.byes.some((bye) => bye.player === entrantOf(state, player) && bye.round === round)
    if (here === undefined) why = 'unknown'
    else if (here === present && away) return null
    else if (here === present) why = 'so-already'
    else if (here !== (fields.seen === 'here')) why = 'already'
    else return null
    return { kind: 'conflict', sequence: 0 }
  }
  const run = (one: DeskCommand, again = '') => {
    const request = { commands: [one], actor, at: context.now().toISOString(), idempotencyKey: `${actor}/${key.data}${again}` }
    return context.tournaments.run(principal.tournament, request, guard)
  }
  const first = await run(command)
  // Published while the tap waited: there is no bye to cancel any more, and the player has come all the same.
  const passed = !first.ok && first.error.kind === 'refused' && first.error.refusal.code === 'round-passed'
  const done = passed ? await run({ kind: 'check-in', player, present }, ' present') : first
  context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
  return done.ok || why === 'so-already' ? null : (why ?? 'not-yours')
}
