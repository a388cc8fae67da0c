import type { DeskCommand } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { guardFor } from '../../../accounts/permissions.ts'
import { actorOf } from '../../../accounts/principal.ts'
import type { ServerContext } from '../../../context.ts'
import { idempotencyKeySchema } from '../../../http/texts.ts'
import type { Guard } from '../../../tournaments/service.ts'
import type { LinkPrincipal } from '../enter.ts'
import type { Fields } from '../results.ts'

export type NotCheckedIn = 'already' | 'unknown' | 'incomplete' | 'not-yours' | 'too-fast'

/**
 * Does what the form of a player asks: they have come, or they have not. The form says what its page saw; what somebody else has said meanwhile stays, so that
 * a tap that waited on a phone without network undoes nothing. null: it is so.
 */
export const checkInByPhone = async (context: ServerContext, principal: LinkPrincipal, fields: Fields): Promise<NotCheckedIn | null> => {
  const actor = actorOf(principal)
  const key = idempotencyKeySchema.safeParse(fields.key)
  if (!key.success || !/^\d{1,6}$/.test(fields.player ?? '') || (fields.present !== 'yes' && fields.present !== 'no')) return 'incomplete'
  if (!context.mayChange(principal, '') || !context.mayBeChanged(principal.tournament)) return 'too-fast'
  const player = Number(fields.player) as PlayerId
  const present = fields.present === 'yes'
  const command: DeskCommand = { kind: 'check-in', player, present }
  const mayChange = guardFor(principal, context.directory.standing(principal, principal.tournament), command)
  let why: NotCheckedIn | 'so-already' | null = null
  const guard: Guard = (tournament) => {
    const denied = mayChange(tournament)
    if (denied !== null) {
      why = 'not-yours'
      return denied
    }
    const here = tournament.desk.state.players.get(player)?.checkedIn
    if (here === undefined) why = 'unknown'
    else if (here === present) why = 'so-already'
    else if (here !== (fields.seen === 'here')) why = 'already'
    else return null
    return { kind: 'conflict', sequence: 0 }
  }
  const request = { commands: [command], actor, at: context.now().toISOString(), idempotencyKey: `${actor}/${key.data}` }
  const done = await context.tournaments.run(principal.tournament, request, guard)
  context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
  return done.ok || why === 'so-already' ? null : (why ?? 'not-yours')
}
