import type { PlayerId } from '../model/ids.ts'
import type { Game, GameResult, Outcome } from '../model/outcome.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { Board, RoundPairing } from '../pairing/round-pairing.ts'
import type { Random } from '../random.ts'
import type { Rates } from './rates.ts'
import { resultProbabilities, withDrawRate } from './result-model.ts'

export type GameConditions = {
  readonly rates: Rates
  readonly strengthOf: (player: PlayerId) => number
  /** Games have no colours, but scores of their own (SSM A1). */
  readonly colourless: boolean
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

const playBoard = ({ white, black }: Board, { rates, strengthOf, colourless }: GameConditions, random: Random): Sides => {
  const forfeited = (mine: 'win' | 'loss', theirs: 'win' | 'loss'): Sides => [
    { kind: 'forfeit', opponent: black, colour: colourless ? null : 'white', result: mine },
    { kind: 'forfeit', opponent: white, colour: colourless ? null : 'black', result: theirs },
  ]
  if (random.chance(rates.doubleForfeit)) return forfeited('loss', 'loss')
  if (random.chance(rates.forfeit)) return random.chance(0.5) ? forfeited('win', 'loss') : forfeited('loss', 'win')

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
