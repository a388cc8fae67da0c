/** `@zug/engine/simulation`: tournaments that never were, for tests, demonstrations and forecasts. */
export { makeRandom, type Random } from '../random.ts'
export { measuredRates, planFromModel } from '../simulation/model-tournament.ts'
export { drawPlan, type SimulationPlan } from '../simulation/plan.ts'
export type { Rates } from '../simulation/rates.ts'
export { type ResultProbabilities, resultProbabilities } from '../simulation/result-model.ts'
export {
  type Axis,
  atRate,
  defaultSimulation,
  notAtAll,
  quietSimulation,
  type RatingShape,
  ratingShapes,
  type ScoringName,
  type SimulationSettings,
  type Span,
  scoringNames,
} from '../simulation/settings.ts'
export { playPlan, type Simulated, type SimulatedRound, simulate, simulatePlans } from '../simulation/simulate.ts'
