/** FIDE B.01 1.4: what somebody still needs for a norm, from the next opponent and at all. */
import type { PlayerId } from '../model/ids.ts'
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { isPredetermined, type NormEvent } from './event.ts'
import { gameAgainst, gamesOf, isOfNoFederation, type NormGame } from './games.ts'
import { hopes } from './hope.ts'
import { mayMissOne, normOf } from './norm.ts'
import { chooseGames } from './search.ts'
import { hasTitle, type NormTitle, titleRules } from './titles.ts'
import { unmetBy } from './unmet.ts'

/** After a result: made, still to be made, or out of reach whatever comes. */
export type Prospect = 'made' | 'open' | 'out-of-reach'

export type NormNeed = {
  readonly title: NormTitle
  readonly now: Prospect
  /** With each result against the next opponent; null without one. */
  readonly next: { readonly opponent: PlayerId; readonly win: Prospect; readonly draw: Prospect; readonly loss: Prospect } | null
}

/** null where no norm is asked for. `opponent`: whom the player meets now, without a result yet. */
export const needOf = (
  tournament: Tournament,
  player: Player,
  title: NormTitle,
  event: NormEvent,
  opponent: Player | null,
): NormNeed | null => {
  if (hasTitle(player.title, title) || (titleRules[title].womenOnly && player.sex !== 'w')) return null
  const games = gamesOf(player, tournament, event)
  const played = player.outcomes.filter((outcome) => !(outcome.kind === 'game' && outcome.result === 'adjourned')).length
  const prospect = (those: readonly NormGame[], roundsLeft: number, next: Player | null): Prospect => {
    const isSettled = roundsLeft === 0 || !isPredetermined(event)
    if (isSettled && those.length > 0 && isMade(title, player, those, event)) return 'made'
    return canBeMade(those, roundsLeft, next) ? 'open' : 'out-of-reach'
  }
  const canBeMade = (those: readonly NormGame[], roundsLeft: number, next: Player | null): boolean => {
    const unmet = unmetBy(tournament, player, next?.id ?? null, event, roundsLeft)
    // One round may still go without a game (1.4.1c).
    const mayMiss = event.rounds === 9 && event.leastGames === 9 && those.length + roundsLeft === 9
    const isEnough = (hoped: readonly NormGame[]): boolean => {
      const all = [...those, ...hoped]
      if (all.length > 0 && isMade(title, player, all, event)) return true
      return mayMiss && roundsLeft > 0 && all.length >= 8 && chooseGames(title, player, all.slice(0, 8), event, 8) !== null
    }
    const ways = hopes(title, player, those, { rounds: roundsLeft, from: event.rounds - roundsLeft + 1, unmet })
    const bound = ways.next().value
    if (!isEnough(bound!)) return false
    for (const way of ways) if (isEnough(way)) return true
    return false
  }
  const now = normOf(tournament, player, title, event)
  const left = event.rounds - played
  const after = (next: Player, halves: NormGame['halves']): Prospect =>
    prospect(isOfNoFederation(next) ? games : [...games, gameAgainst(next, played + 1, halves)], left - 1, next)
  const next =
    opponent === null ? null : { opponent: opponent.id, win: after(opponent, 2), draw: after(opponent, 1), loss: after(opponent, 0) }
  // Whoever is paired can hope for no better opponent than that one.
  const hope = next === null ? prospect(games, left, null) : next.win === 'out-of-reach' ? 'out-of-reach' : 'open'
  return { title, now: now.kind === 'made' ? 'made' : hope, next }
}

/** With a bye or a forfeit for the ninth game, where there is one (1.4.1c). */
const isMade = (title: NormTitle, player: Player, games: readonly NormGame[], event: NormEvent): boolean =>
  chooseGames(title, player, games, event, games.length === 8 && mayMissOne(player, event) ? 8 : event.leastGames) !== null
