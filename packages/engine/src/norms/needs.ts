/** FIDE B.01 1.4: what somebody still needs for a norm, from the next opponent and at all. */
import { type PlayerId, playerId } from '../model/ids.ts'
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import type { NormEvent } from './event.ts'
import { gameAgainst, gamesOf, type NormGame } from './games.ts'
import { mayMissOne, normOf } from './norm.ts'
import { chooseGames } from './search.ts'
import { hasTitle, type NormTitle, titleRules } from './titles.ts'

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
  const best = bestOpponent(tournament)
  const prospect = (those: readonly NormGame[], roundsLeft: number): Prospect => {
    if (those.length > 0 && isMade(title, player, those, event)) return 'made'
    const hoped = [...those, ...Array.from({ length: roundsLeft }, (_, at) => best(event.rounds - roundsLeft + at + 1, at))]
    return hoped.length > 0 && isMade(title, player, hoped, event) ? 'open' : 'out-of-reach'
  }
  const now = normOf(tournament, player, title, event)
  const left = event.rounds - played
  const after = (next: Player, halves: NormGame['halves']): Prospect =>
    prospect([...games, gameAgainst(next, played + 1, halves)], left - 1)
  return {
    title,
    now: now.kind === 'made' ? 'made' : prospect(games, left),
    next: opponent === null ? null : { opponent: opponent.id, win: after(opponent, 2), draw: after(opponent, 1), loss: after(opponent, 0) },
  }
}

/** With a bye or a forfeit for the ninth game, where there is one (1.4.1c). */
const isMade = (title: NormTitle, player: Player, games: readonly NormGame[], event: NormEvent): boolean =>
  chooseGames(title, player, games, event, games.length === 8 && mayMissOne(player, event) ? 8 : event.leastGames) !== null

/** Nobody could be better to meet: beaten, a grandmaster with the highest rating here, each of another federation. */
const bestOpponent = ({ players }: Tournament): ((round: number, at: number) => NormGame) => {
  const rating = Math.max(0, ...players.map((player) => player.rating ?? 0))
  return (round, at) => ({ round, opponent: playerId(1_000_000 + at), federation: `guest ${at}`, title: 'GM', rating, halves: 2 })
}
