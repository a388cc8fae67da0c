/** FIDE B.01 1.4: norms that the game being played decides about. */
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import type { NormEvent } from './event.ts'
import { isStandardPlay, withFideRatings } from './fide-ratings.ts'
import { byId } from './games.ts'
import { needOf, type Prospect } from './needs.ts'
import { type NormTitle, normTitles } from './titles.ts'

/** What each result of the own game means for a title norm. */
export type NormAtStake = { readonly title: NormTitle; readonly win: Prospect; readonly draw: Prospect; readonly loss: Prospect }

/** Those that are out of reach whatever the game brings are left out, and those that are made already. */
export const normsAtStake = (tournament: Tournament, player: Player, opponent: Player, event: NormEvent): readonly NormAtStake[] => {
  if (event.rounds < event.leastGames || !isStandardPlay(tournament)) return []
  const rated = withFideRatings(tournament)
  const [own, other] = [player, opponent].map(({ id }) => byId(rated).get(id)!)
  return normTitles.flatMap((title) => {
    const need = needOf(rated, own!, title, event, other!)
    if (need === null || need.next === null || need.now === 'made') return []
    const { win, draw, loss } = need.next
    return win === 'out-of-reach' ? [] : [{ title, win, draw, loss }]
  })
}
