import type { DeskState } from '@zug/engine/desk'
import { type PlayerId, roundsPaired } from '@zug/engine/model'
import { needOf, normEventOf, normTitles, type Prospect, titleRules } from '@zug/engine/norms'
import { tournamentNow } from '../tournaments/moments.ts'

/** What each result of the own game means for a title norm. */
export type NormAtStake = { readonly title: string; readonly win: Prospect; readonly draw: Prospect; readonly loss: Prospect }

/**
 * Norms that the open game of a player decides about: those that are out of reach whatever it brings are left out, and those that are made already. Everybody is told of norms for
 * women only of those whose title says that they are one.
 */
export const normsAtStake = (state: DeskState, player: PlayerId, opponent: PlayerId, forDesk: boolean): readonly NormAtStake[] => {
  const tournament = tournamentNow(state)
  const own = tournament.players.find(({ id }) => id === player)
  const other = tournament.players.find(({ id }) => id === opponent)
  if (own === undefined || other === undefined || state.settings!.numberOfRounds < 9) return []
  const event = normEventOf(tournament, roundsPaired(tournament))
  return normTitles.flatMap((title) => {
    if (titleRules[title].womenOnly && !forDesk && own.title?.startsWith('W') !== true) return []
    const need = needOf(tournament, own, title, event, other)
    if (need === null || need.next === null || need.now === 'made') return []
    const { win, draw, loss } = need.next
    return win === 'out-of-reach' ? [] : [{ title, win, draw, loss }]
  })
}
