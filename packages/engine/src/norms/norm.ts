/** FIDE B.01 1.4: whether somebody has made a norm, by which games, or what is missing. */
import { roundsPaired } from '../model/history.ts'
import type { PlayerId } from '../model/ids.ts'
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { remembered } from '../remembered.ts'
import { isPredetermined, type NormEvent } from './event.ts'
import { byId, gameAgainst, gamesOf, isOfNoFederation, type NormGame } from './games.ts'
import { halvesFor } from './performance.ts'
import { type Evaluation, evaluate } from './requirements.ts'
import { type Choice, chooseGames } from './search.ts'
import { hasTitle, type NormTitle, titleRules } from './titles.ts'

export type Norm =
  | {
      readonly kind: 'made'
      readonly title: NormTitle
      readonly choice: Choice
      /** 1.4.1c: a bye or a forfeit stands for the ninth game; 1.4.2c: a forfeit of the last round counts as a lost game. */
      readonly by: 'games' | 'missing-game' | 'last-round-forfeit'
      /** Half points above those that were needed. */
      readonly over: number
      /** 1.4.1d: games that the norm counts for: those played (eight of the World Cup are nine), one for every whole point above the needed score, 13 at most. */
      readonly length: number
    }
  /** With all games that count, and what of it is not met. */
  | { readonly kind: 'not-made'; readonly title: NormTitle; readonly evaluation: Evaluation; readonly games: readonly NormGame[] }
  /** They have the title or a better one, or it is for women; or nothing was played. */
  | { readonly kind: 'not-asked'; readonly title: NormTitle; readonly because: 'has-title' | 'for-women' | 'no-games' }

export const normOf = (tournament: Tournament, player: Player, title: NormTitle, event: NormEvent): Norm => {
  if (titleRules[title].womenOnly && player.sex !== 'w') return { kind: 'not-asked', title, because: 'for-women' }
  if (hasTitle(player.title, title)) return { kind: 'not-asked', title, because: 'has-title' }
  const games = gamesOf(player, tournament, event)
  if (games.length === 0) return { kind: 'not-asked', title, because: 'no-games' }
  const least = event.leastGames
  const notMade: Norm = { kind: 'not-made', title, evaluation: evaluate(title, player, games, event, least), games }
  if (isPredetermined(event) && !isOver(tournament, player, event)) return notMade
  const plain = chooseGames(title, player, games, event, least)
  if (plain !== null) return made(title, plain, 'games', event)
  if (games.length === 8 && mayMissOne(player, event)) {
    const eight = chooseGames(title, player, games, event, 8)
    if (eight !== null) return made(title, eight, 'missing-game', event)
  }
  const forfeited = lastRoundForfeit(tournament, player, event)
  if (forfeited !== null && games.length + 1 >= least) {
    const all = [...games, forfeited]
    const withLoss = chooseGames(title, player, all, event, least)
    if (withLoss !== null) return made(title, withLoss, 'last-round-forfeit', event)
  }
  return notMade
}

const paired = remembered(roundsPaired)

/** 1.4.1e: where everybody is known beforehand all rounds count, so that nothing is made before the last. */
const isOver = (tournament: Tournament, { outcomes }: Player, { rounds }: NormEvent): boolean =>
  paired(tournament) >= rounds && !outcomes.some((outcome) => outcome.kind === 'game' && outcome.result === 'adjourned')

const mostLength = 13

const made = (title: NormTitle, choice: Choice, by: 'games' | 'missing-game' | 'last-round-forfeit', { leastGames }: NormEvent): Norm => {
  const { average, halves } = choice.performance
  const over = halves - (halvesFor(titleRules[title].performance, average, choice.games.length) ?? halves)
  const played = choice.games.length
  // 1.4.1b, c: eight games of the World Cup, and eight with a bye or a forfeit, count as nine.
  const counted = played === 8 && (by === 'missing-game' || leastGames === 8) ? 9 : played
  return { kind: 'made', title, choice, by, over, length: Math.min(mostLength, counted + Math.floor(over / 2)) }
}

/** 1.4.1c: of nine rounds one without a game, by the bye of the pairing or because the other did not come. */
export const mayMissOne = ({ outcomes }: Player, { leastGames, rounds }: NormEvent): boolean =>
  leastGames === 9 &&
  rounds === 9 &&
  outcomes.some(
    (outcome) =>
      (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || (outcome.kind === 'forfeit' && outcome.result === 'win'),
  )

const lastRoundForfeit = (tournament: Tournament, { outcomes }: Player, { rounds }: NormEvent): NormGame | null => {
  const last = outcomes[rounds - 1]
  if (last?.kind !== 'forfeit' || last.result !== 'win') return null
  const opponent: PlayerId = last.opponent
  const other = byId(tournament).get(opponent)
  return other === undefined || isOfNoFederation(other) ? null : gameAgainst(other, rounds, 0)
}
