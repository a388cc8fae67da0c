import type { Player } from '../model/player.ts'
import { type ResultProbabilities, resultProbabilities } from '../simulation/result-model.ts'
import { expectedHundredths } from '../standings/rating-tables.ts'

/** How likely results are taken to be. `rating`: FIDE's table says the expected score, the generator's model the draws. `uniform`: each as likely as the others. */
export const resultModels = ['rating', 'uniform'] as const
export type ResultModel = (typeof resultModels)[number]

const third: ResultProbabilities = { white: 1 / 3, draw: 1 / 3, black: 1 / 3 }

/** Where the ratings of neither are known; only the share of draws follows from it. */
const unratedAs = 1500

/** Whoever is unrated counts as strong as the opponent. */
export const chancesOf = (model: ResultModel, white: Player, black: Player): ResultProbabilities => {
  if (model === 'uniform') return third
  const ofWhite = white.rating ?? black.rating ?? unratedAs
  const ofBlack = black.rating ?? ofWhite
  const expected = expectedHundredths(Math.round(ofWhite - ofBlack)) / 100
  const draw = Math.min(resultProbabilities(ofWhite, ofBlack).draw, 2 * Math.min(expected, 1 - expected))
  return { white: expected - draw / 2, draw, black: 1 - expected - draw / 2 }
}
