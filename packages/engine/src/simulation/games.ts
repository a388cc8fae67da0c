import type { PlayerId } from '../model/ids.ts'
import type { Game, GameResult, MatchGames, Outcome } from '../model/outcome.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { BoardResult } from '../model/team.ts'
import { resultOfGames } from '../model/two-games.ts'
import type { Board, RoundPairing } from '../pairing/round-pairing.ts'
import type { Random } from '../random.ts'
import type { Rates } from './rates.ts'
import { resultProbabilities, withDrawRate } from './result-model.ts'

export type GameConditions = {
  readonly rates: Rates
  readonly strengthOf: (player: PlayerId) => number
  /** Games have no colours, but scores of their own (SSM A1). */
  readonly colourless: boolean
  /** A board is a match of two games (C.04.5). */
  readonly twoGames: boolean
}

/** What became of everybody whom the pairing dealt with. */
export const playRound = (pairing: RoundPairing, conditions: GameConditions, random: Random): ReadonlyMap<PlayerId, Outcome> => {
  const outcomes = new Map<PlayerId, Outcome>()
  if (pairing.bye !== null) outcomes.set(pairing.bye, { kind: 'bye', bye: 'pairing-allocated' })
  for (const board of pairing.boards) {
    const [white, black] = playBoard(board, conditions, random)
    outcomes.set(board.white, white)
    outcomes.set(board.black, black)
  }
  return outcomes
}

type Sides = readonly [white: Outcome, black: Outcome]

const playBoard = (board: Board, conditions: GameConditions, random: Random): Sides => {
  const { white, black } = board
  const { rates, strengthOf, colourless } = conditions
  const forfeited = (mine: 'win' | 'loss', theirs: 'win' | 'loss'): Sides => [
    { kind: 'forfeit', opponent: black, colour: colourless ? null : 'white', result: mine },
    { kind: 'forfeit', opponent: white, colour: colourless ? null : 'black', result: theirs },
  ]
  if (random.chance(rates.doubleForfeit)) return forfeited('loss', 'loss')
  if (random.chance(rates.forfeit)) return random.chance(0.5) ? forfeited('win', 'loss') : forfeited('loss', 'win')

  if (conditions.twoGames) return playMatch(board, conditions, random)
  const [whiteResult, blackResult] = drawResult(strengthOf(white), strengthOf(black), rates, random)
  const rated = !random.chance(rates.quickGame)
  const scores = colourless ? gameScores(whiteResult, blackResult, random) : null
  const side = (opponent: PlayerId, colour: 'white' | 'black', result: GameResult, score: number | undefined): Game => ({
    kind: 'game',
    opponent,
    colour,
    result,
    rated,
    ...(score === undefined ? {} : { gameScore: pointsFromTenths(score) }),
  })
  return [side(black, 'white', whiteResult, scores?.[0]), side(white, 'black', blackResult, scores?.[1])]
}

/** Two games with colours reversed; now and then somebody misses one of them. */
const playMatch = ({ white, black }: Board, { rates, strengthOf }: GameConditions, random: Random): Sides => {
  const [a, b] = [strengthOf(white), strengthOf(black)]
  const reversed = ([second, first]: readonly [GameResult, GameResult]): readonly [GameResult, GameResult] => [first, second]
  const games: readonly (readonly [BoardResult, BoardResult])[] = [
    drawResult(a, b, rates, random),
    reversed(drawResult(b, a, rates, random)),
  ]
  const missed = random.chance(rates.forfeit)
    ? games.map((game, at) =>
        at === 0
          ? game
          : random.pick([
              ['forfeit-win', 'forfeit-loss'],
              ['forfeit-loss', 'forfeit-win'],
            ] as const),
      )
    : games
  const [ours, theirs] = ([0, 1] as const).map((side) => missed.map((game) => game[side])) as unknown as readonly [MatchGames, MatchGames]
  const side = (opponent: PlayerId, colour: 'white' | 'black', own: MatchGames, other: MatchGames): Game => ({
    kind: 'game',
    opponent,
    colour,
    result: resultOfGames(own, other),
    rated: true,
    games: own,
  })
  return [side(black, 'white', ours, theirs), side(white, 'black', theirs, ours)]
}

export const drawResult = (white: number, black: number, rates: Rates, random: Random): readonly [GameResult, GameResult] => {
  if (random.chance(rates.unusualResult))
    return random.pick([
      ['draw', 'loss'],
      ['loss', 'draw'],
      ['loss', 'loss'],
    ] as const)
  const byModel = resultProbabilities(white, black)
  const probabilities = rates.draw === null ? byModel : withDrawRate(byModel, rates.draw)
  const lot = random.next()
  if (lot < probabilities.white) return ['win', 'loss']
  return lot < probabilities.white + probabilities.draw ? ['draw', 'draw'] : ['loss', 'win']
}

/** Twenty points to be shared, as wargames do; they say the same as the result. */
const gameScores = (white: GameResult, black: GameResult, random: Random): readonly [number, number] => {
  if (white === 'draw' && black === 'draw') return [100, 100]
  const winner = 10 * random.between(11, 20)
  return white === 'win' ? [winner, 200 - winner] : [200 - winner, winner]
}
