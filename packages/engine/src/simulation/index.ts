export { makeRandom, type Random } from '../random.ts'
export { measuredRates, planFromModel } from './model-tournament.ts'
export { drawPlan, type SimulationPlan } from './plan.ts'
export type { Rates } from './rates.ts'
export { type ResultProbabilities, resultProbabilities } from './result-model.ts'
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
} from './settings.ts'
export { playPlan, type Simulated, type SimulatedRound, simulate, simulatePlans } from './simulate.ts'
