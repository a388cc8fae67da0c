import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay, isEntrant, nextRound, unknownPlayer } from './decision.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

/** C.04.2 3.3: an announced absence, worth nothing unless the rules say otherwise. A second half-point bye, or a full one, must be confirmed. */
export const requestBye = (state: DeskState, { bye, confirmed }: Of<'request-bye'>): Decision => {
  if (!isEntrant(state, bye.player)) return err(unknownPlayer(bye.player))
  if (bye.round < nextRound(state))
    return err(refuse('round-passed', `Round ${bye.round} is published. Enter a result instead.`, { article: 'C.04.2 4.4' }))
  if (bye.round > state.settings!.numberOfRounds) return err(refuse('unknown-round', `There is no round ${bye.round}.`))
  if (state.draft?.round === bye.round) return err(draftInTheWay(state)!)
  const earlier = state.byes.some((other) => other.player === bye.player && other.bye === 'half-point' && other.round !== bye.round)
  if (confirmed !== true && bye.bye === 'half-point' && earlier)
    return err(refuse('bye-refused', 'This player has had a half-point bye already.', { article: 'C.04.2 3.3', confirmable: true }))
  if (confirmed !== true && bye.bye === 'full-point')
    return err(refuse('bye-refused', 'A full-point bye on request is deprecated.', { article: 'C.04.2 3.3', confirmable: true }))
  return ok([{ kind: 'bye-requested', bye }])
}

export const cancelBye = (state: DeskState, { player, round }: Of<'cancel-bye'>): Decision => {
  if (round < nextRound(state)) return err(refuse('round-passed', `Round ${round} is published.`, { article: 'C.04.2 4.4' }))
  if (state.draft?.round === round) return err(draftInTheWay(state)!)
  if (!state.byes.some((bye) => bye.player === player && bye.round === round))
    return err(refuse('bad-value', 'This player has asked for no bye in that round.'))
  return ok([{ kind: 'bye-cancelled', player, round }])
}
