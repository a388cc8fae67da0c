import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RoundIssue } from '../model/issues/rounds.ts'
import type { MatchGames, Outcome } from '../model/outcome.ts'
import { pointsFromTenths } from '../model/points.ts'
import { type BoardResult, boardResults, type TeamBoard, type TeamOutcome } from '../model/team.ts'
import type { Tournament } from '../model/tournament.ts'
import { missedBoth, resultOfGames } from '../model/two-games.ts'
import { err, ok, type Result } from '../result.ts'
import { roundIssue } from './round-issues.ts'

/**
 * How a game ended for White and for Black. `rated` is false for one of less than a move. Of a match of teams `boards` has White's side first, board by board; only a
 * match that a team did not come to has none. Of a match of two games `games` has those of White's side of the pairing first, and `result` is what they make.
 */
export type GivenResult = {
  readonly white: PlayerId
  readonly black: PlayerId
  readonly result: readonly [white: BoardResult, black: BoardResult]
  readonly rated?: boolean
  readonly boards?: readonly [white: readonly TeamBoard[], black: readonly TeamBoard[]]
  readonly games?: readonly [white: MatchGames, black: MatchGames]
}

/** What the two sides of a board can have: 1-1 and 1-½ do not exist, ½-0 and 0-0 do (by decision of the arbiter). */
const isPossible = ([white, black]: GivenResult['result']): boolean => {
  if (!boardResults.includes(white) || !boardResults.includes(black)) return false
  const unplayed = (result: BoardResult): boolean => result.startsWith('forfeit')
  if (unplayed(white) !== unplayed(black) || (white === 'adjourned') !== (black === 'adjourned')) return false
  const wins = (own: BoardResult, other: BoardResult): boolean => !own.endsWith('win') || other.endsWith('loss')
  return wins(white, black) && wins(black, white)
}

/** What a side has of a match of two games (C.04.5 0): it is forfeited by whoever comes to neither. */
const resultOf = (own: MatchGames, other: MatchGames): BoardResult => {
  if (missedBoth(own)) return 'forfeit-loss'
  return missedBoth(other) ? 'forfeit-win' : resultOfGames(own, other)
}

/** Can the two games end so, and do they make the result? */
const gamesFit = ({ games, result }: GivenResult): boolean => {
  if (games === undefined) return true
  const [white, black] = games
  if (white?.length !== 2 || black?.length !== 2) return false
  return (
    white.every((own, at) => isPossible([own, black[at]!])) && resultOf(white, black) === result[0] && resultOf(black, white) === result[1]
  )
}

/** The tournament with results of a round that is paired. Games that are not named stay as they are; a result given before is replaced. All of it, or the faults. */
export const withResults = (
  tournament: Tournament,
  round: RoundNumber,
  results: readonly GivenResult[],
): Result<Tournament, readonly RoundIssue[]> => {
  const { players, teams } = tournament
  const rows: ReadonlyMap<PlayerId, readonly (Outcome | TeamOutcome)[]> = new Map(
    (teams ?? players).map(({ id, outcomes }) => [id, outcomes]),
  )
  const paired = [...rows.values()].reduce((most, { length }) => Math.max(most, length), 0)
  if (!Number.isInteger(round) || round < 1 || round > paired) return err([roundIssue('round-not-paired', { round, paired })])
  const given = new Map<PlayerId, { readonly own: GivenResult; readonly at: 0 | 1 }>()
  const issues = results.flatMap((own) => {
    const fault = faultOf(own, round, rows.get(own.white)?.[round - 1], teams !== undefined)
    if (fault !== null) return [fault]
    if (given.has(own.white)) return [roundIssue('board-twice', { round, white: own.white, black: own.black })]
    given.set(own.white, { own, at: 0 }).set(own.black, { own, at: 1 })
    return []
  })
  if (issues.length > 0) return err(issues)
  const replaced = <Entry extends { readonly id: PlayerId; readonly outcomes: readonly unknown[] }>(
    entries: readonly Entry[],
    make: typeof outcomeOf | typeof matchOf,
  ) =>
    entries.map((entry) => {
      const found = given.get(entry.id)
      if (found === undefined) return entry
      return { ...entry, outcomes: entry.outcomes.with(round - 1, make(found.own, found.at)) }
    })
  if (teams === undefined) return ok({ ...tournament, players: replaced(players, outcomeOf) })
  // Members have their games from the matches.
  const alone = players.map((player) => (player.outcomes.length === 0 ? player : { ...player, outcomes: [] }))
  return ok({ ...tournament, players: alone, teams: replaced(teams, matchOf) })
}

const faultOf = (own: GivenResult, round: number, outcome: Outcome | TeamOutcome | undefined, teams: boolean): RoundIssue | null => {
  const { white, black } = own
  const meets = outcome !== undefined && 'opponent' in outcome && outcome.opponent === black && outcome.colour !== 'black'
  if (!meets) return roundIssue('board-unknown', { round, white, black })
  if (!teams && own.boards !== undefined) return roundIssue('result-not-of-match', { white, black, what: 'boards-given' })
  if (!Array.isArray(own.result) || own.result.length !== 2) return roundIssue('result-impossible', { white, black })
  if (teams && own.boards === undefined && !String(own.result[0]).startsWith('forfeit'))
    return roundIssue('result-not-of-match', { white, black, what: 'boards-missing' })
  const [ofWhite, ofBlack] = own.boards ?? [[], []]
  const boards = ofWhite.map(({ result }, at) => [result, ofBlack[at]?.result ?? 'adjourned'] as const)
  const possible = own.boards === undefined ? isPossible(own.result) : ofWhite.length === ofBlack.length && boards.every(isPossible)
  return possible && gamesFit(own) ? null : roundIssue('result-impossible', { white, black })
}

const sideOf = ({ white, black, result }: GivenResult, at: 0 | 1) => ({
  opponent: at === 0 ? black : white,
  colour: at === 0 ? ('white' as const) : ('black' as const),
  result: result[at],
})

const oneGame = pointsFromTenths(10)

const outcomeOf = (own: GivenResult, at: 0 | 1): Outcome => {
  const { result, ...side } = sideOf(own, at)
  const games = own.games?.[at]
  if (result === 'forfeit-win') {
    // Whoever came may have forfeited one of two games as well, and has the point of the other alone.
    const points = games?.includes('forfeit-loss') === true ? { points: oneGame } : {}
    return { kind: 'forfeit', ...side, result: 'win', ...points }
  }
  if (result === 'forfeit-loss') return { kind: 'forfeit', ...side, result: 'loss' }
  return { kind: 'game', ...side, result, rated: own.rated ?? true, ...(games === undefined ? {} : { games }) }
}

const matchOf = (own: GivenResult, at: 0 | 1): TeamOutcome => {
  const { result, ...side } = sideOf(own, at)
  if (own.boards === undefined) return { kind: 'forfeit', ...side, result: result === 'forfeit-win' ? 'win' : 'loss' }
  return { kind: 'match', ...side, boards: own.boards[at] }
}
