import type { DeskState } from '@zug/engine/desk'
import { type PlayerId, roundsPaired } from '@zug/engine/model'
import { type NormAtStake, normsAtStake, titleRules } from '@zug/engine/norms'
import { normEventAt } from '../norms/view.ts'
import { tournamentNow } from '../tournaments/moments.ts'

/** Norms that the open game of a player decides about. Everybody is told of norms for women only of those whose title says that they are one. */
export const normsToTell = (state: DeskState, player: PlayerId, opponent: PlayerId, forDesk: boolean): readonly NormAtStake[] => {
  const tournament = tournamentNow(state)
  const own = tournament.players.find(({ id }) => id === player)
  const other = tournament.players.find(({ id }) => id === opponent)
  if (own === undefined || other === undefined) return []
  const norms = normsAtStake(tournament, own, other, normEventAt(state, roundsPaired(tournament)))
  return norms.filter(({ title }) => !titleRules[title].womenOnly || forDesk || own.title?.startsWith('W') === true)
}
