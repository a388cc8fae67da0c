import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Decision, isEntrant, unknownPlayer } from './decision.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

/** Who is kept apart is settled before round 1; later it takes the arbiter's explicit decision. */
export const forbidPair = (state: DeskState, { prohibition, confirmed }: Of<'forbid-pair'>): Decision => {
  const { who } = prohibition
  if (who.kind === 'players') {
    const unknown = who.players.find((id) => !isEntrant(state, id))
    if (unknown !== undefined) return err(unknownPlayer(unknown))
    if (new Set(who.players).size < 2) return err(refuse('two-players-needed'))
  }
  const { firstRound, lastRound } = prohibition
  if (lastRound !== null && lastRound < firstRound) return err(refuse('rounds-reversed', { firstRound, lastRound }))
  if (state.rounds.length > 0 && confirmed !== true) return err(refuse('prohibition-late'))
  return ok([{ kind: 'pair-forbidden', prohibition: { ...prohibition, id: state.nextId } }])
}

export const allowPair = (state: DeskState, { prohibition }: Of<'allow-pair'>): Decision =>
  state.prohibitions.some(({ id }) => id === prohibition)
    ? ok([{ kind: 'pair-allowed', prohibition }])
    : err(refuse('unknown-prohibition', { prohibition }))
