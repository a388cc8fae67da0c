import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import { isTeamEvent, rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay, named, tablesMade, unknownPlayer } from './decision.ts'
import { areEqual, placedNumbers } from './numbers.ts'
import { numbersSettled } from './refresh.ts'

/**
 * Two exchange their pairing numbers. C.04.2 2.2: of equals the order may be settled otherwise than by the alphabet; of others the arbiter is asked. In a round
 * robin everybody's number may be given so before the first round, which ends drawing by lot: the numbers are then those written down (CFC 652).
 */
export const exchangeNumbers = (state: DeskState, { players, confirmed }: Extract<DeskCommand, { kind: 'exchange-numbers' }>): Decision => {
  if (isTeamEvent(state)) return err(refuse('numbers-of-teams'))
  const [a, b] = players
  const stranger = players.find((id) => !state.players.has(id))
  if (stranger !== undefined) return err(unknownPlayer(stranger))
  if (a === b) return err(refuse('two-players-needed'))
  const blocked = draftInTheWay(state) ?? tablesMade(state)
  if (blocked !== null) return err(blocked)
  if (numbersSettled(state)) return err(refuse('numbers-settled'))
  const tables = rulebookAt(state).traits.drawnFrom === 'tables'
  const insists = confirmed === true
  if (!tables && !insists && !areEqual(state.players.get(a)!, state.players.get(b)!))
    return err(refuse('numbers-unequal', { players: [named(state, a), named(state, b)] }))
  const rounds = state.rounds.length
  if (rounds > 0 && !insists) return err(refuse('numbers-change', { players: 2, rounds }))
  const now = new Map(placedNumbers(state))
  const other = new Map([
    [a, now.get(b)!],
    [b, now.get(a)!],
  ])
  const numbers = [...now].map(([id, number]) => [id, other.get(id) ?? number] as const)
  return ok([{ kind: 'numbers-given', numbers, exchanged: players }])
}
