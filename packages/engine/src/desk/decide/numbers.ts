import type { PairingNumber, PlayerId } from '../../model/ids.ts'
import { assignPairingNumbers } from '../../model/initial-order.ts'
import { rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { tournamentOf } from '../tournament.ts'

/** Pairing numbers in the order the rulebook has for them (CFC 613, 1998 A.2), else by C.04.2 2.2. */
export const initialNumbers = (state: DeskState): readonly (readonly [PlayerId, PairingNumber])[] => {
  const system = rulebookAt(state)
  const tournament = system.declared(tournamentOf(state))
  const numbered = system.numberPlayers?.(tournament) ?? assignPairingNumbers(tournament.players, tournament.ratings)
  return numbered.map(({ id, pairingNumber }) => [id, pairingNumber] as const)
}
