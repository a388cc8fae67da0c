import {
  err,
  type MatchGames,
  missedBoth,
  type Outcome,
  ok,
  type PlayerId,
  pointsOfGames,
  type Result,
  resultOfGames,
} from '@zug/engine/model'
import type { OwnIssue } from '../issue-lines.ts'
import { type Entry, issue } from './entry.ts'

type Side = 'white' | 'black'

/**
 * C.04.5: the outcome of a match for either side, from both games, each said from the side of the player who stands first. A default on its own is one of
 * the whole match, and so are two of the same player; * on its own is a match without a result.
 */
export const matchOfTwo = (entry: Entry, white: PlayerId, black: PlayerId): Result<Readonly<Record<Side, Outcome>>, OwnIssue> => {
  const fault = (why: string) => err(issue(entry.line, 'result-unknown', `Board ${entry.board}: ${why} "${entry.text}".`))
  const results = entry.results.length === 1 && isForAll(entry) ? [entry.results[0]!, entry.results[0]!] : entry.results
  if (results.length !== 2) return fault('a match has two games, say both, such as "1-0 =", or a default of the whole match; not')
  if (results.some((result) => result.kind === 'scores' || !result.rated))
    return fault('a game of a match is won, drawn, lost or forfeited; not')
  const games = (side: Side): MatchGames =>
    results.map((result) => (result.kind === 'sides' ? result[side] : 'adjourned')) as unknown as MatchGames
  const outcomeOf = (side: Side): Outcome => {
    const [own, other] = side === 'white' ? [games('white'), games('black')] : [games('black'), games('white')]
    const met = { opponent: side === 'white' ? black : white, colour: side }
    if (missedBoth(own)) return { kind: 'forfeit', ...met, result: 'loss' }
    // Whoever won a forfeited match without both games has the points of the one.
    if (missedBoth(other))
      return { kind: 'forfeit', ...met, result: 'win', ...(own.includes('forfeit-loss') ? { points: pointsOfGames(own) } : {}) }
    const result = resultOfGames(own, other)
    return { kind: 'game', ...met, result, rated: true, ...(own.every((game) => game === 'adjourned') ? {} : { games: own }) }
  }
  return ok({ white: outcomeOf('white'), black: outcomeOf('black') })
}

const isForAll = ({ results: [only] }: Entry): boolean =>
  only?.kind === 'sides' && (only.white === 'adjourned' || only.white.startsWith('forfeit'))
