import type { RequestedBye } from '../../model/tournament.ts'
import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { lateArrivals } from '../late-arrivals.ts'
import { refuse } from '../refusal.ts'
import { rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay, isEntrant, named, nextRound, unknownPlayer } from './decision.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

/** C.04.2 3.3: an announced absence, worth nothing unless the rules say otherwise. A second half-point bye, or a full one, must be confirmed. */
export const requestBye = (state: DeskState, { bye, confirmed }: Of<'request-bye'>): Decision => {
  if (!isEntrant(state, bye.player)) return err(unknownPlayer(bye.player))
  if (bye.bye !== 'zero-point' && state.players.get(bye.player)?.noByes === true)
    return err(refuse('bye-ineligible', { player: named(state, bye.player) }))
  if (bye.round < nextRound(state)) return missedRound(state, bye, confirmed === true)
  const { numberOfRounds } = state.settings!
  if (bye.round > numberOfRounds) return err(refuse('unknown-round', { round: bye.round, rounds: numberOfRounds }))
  if (state.draft?.round === bye.round) return err(draftInTheWay(state)!)
  const earlier = state.byes.find((other) => other.player === bye.player && other.bye === 'half-point' && other.round !== bye.round)
  const against = { player: named(state, bye.player), article: 'C.04.2 3.3' }
  if (confirmed !== true && bye.bye === 'half-point' && earlier !== undefined)
    return err(refuse('bye-refused', { ...against, why: 'second-half-point', earlier: earlier.round }))
  if (confirmed !== true && bye.bye === 'full-point') return err(refuse('bye-refused', { ...against, why: 'full-point' }))
  return ok([{ kind: 'bye-requested', bye }])
}

/**
 * C.04.2 2.4 (CFC 614): the rounds a late entry has missed count nothing, unless the rules of the event say otherwise (CFC 615a: half-point byes at the
 * director's discretion). Whoever was entered when the round was published has a place in it that stays.
 */
const missedRound = (state: DeskState, bye: RequestedBye, confirmed: boolean): Decision => {
  const { firstRound } = (state.teams.get(bye.player) ?? state.players.get(bye.player))!
  const { boards } = state.rounds[bye.round - 1]!
  if (bye.round >= firstRound || boards.some(({ white, black }) => white === bye.player || black === bye.player))
    return err(refuse('round-passed', { round: bye.round }))
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  if (confirmed || bye.bye === 'zero-point') return ok([{ kind: 'bye-requested', bye, past: true }])
  const { article } = rulebookAt(state).traits.lateEntrant
  return err(refuse('bye-refused', { why: 'missed-round', player: named(state, bye.player), round: bye.round, article }))
}

export const cancelBye = (state: DeskState, { player, round }: Of<'cancel-bye'>): Decision => {
  if (round < nextRound(state)) return err(refuse('round-passed', { round }))
  // Whoever comes while the draft is looked at may play: publishing it asks (publish.ts).
  if (state.draft?.round === round && !lateArrivals(state).some((late) => late.player === player)) return err(draftInTheWay(state)!)
  if (!state.byes.some((bye) => bye.player === player && bye.round === round))
    return err(refuse('no-bye-requested', { player: named(state, player), round }))
  return ok([{ kind: 'bye-cancelled', player, round }])
}
