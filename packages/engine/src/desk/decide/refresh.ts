import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import type { DeskEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { withNewRating } from '../ratings.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Decision, draftInTheWay, tablesMade, unknownPlayer } from './decision.ts'
import { initialNumbers } from './numbers.ts'

/** C.04.2 2.3: once round 4 is paired numbers stay, whatever is corrected. */
export const numbersSettled = ({ rounds }: DeskState): boolean => rounds.length >= 4

/**
 * Data of several players brought up to date at once, and, if asked, the numbers that follow from it. FIDE C.04.2 2.3: data are corrected at any time, numbers
 * given anew until round 4 is paired; once rounds are published the desk asks, because their pairings were made with the numbers of before.
 */
export const refreshPlayers = (state: DeskState, command: Extract<DeskCommand, { kind: 'refresh-players' }>): Decision => {
  const stranger = command.players.find(({ player }) => !state.players.has(player))
  if (stranger !== undefined) return err(unknownPlayer(stranger.player))
  const nameless = command.players.findIndex(({ changes }) => changes.name !== undefined && isBlank(changes.name))
  if (nameless !== -1) return err(refuse('player-nameless', { line: nameless + 1 }))
  const corrections = command.players.map(
    ({ player, changes }): DeskEvent => ({
      kind: 'player-corrected',
      player,
      changes: withNewRating(state.settings!, state.players.get(player)!, changes),
    }),
  )
  if (command.numbers !== true) return ok(corrections)
  const blocked = draftInTheWay(state) ?? tablesMade(state)
  if (blocked !== null) return err(blocked)
  if (numbersSettled(state)) return err(refuse('numbers-settled'))
  const after = corrections.reduce((at, event) => evolve(at, event), state)
  const numbers = initialNumbers(after)
  const changed = numbers.filter(([id, number]) => state.players.get(id)?.pairingNumber !== number).length
  if (changed === 0) return ok(corrections)
  const published = state.rounds.length
  if (published > 0 && command.confirmed !== true) return err(refuse('numbers-change', { players: changed, rounds: published }))
  return ok([...corrections, { kind: 'numbers-given', numbers }])
}
