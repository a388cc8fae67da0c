/** `@zug/engine/projection`: what may happen while games are open. */

export type { Takings } from '../model/takings.ts'
export { createKeptBrackets, type KeptBrackets, type PairNext } from '../pairing/kept-brackets.ts'
export { chancesOf, type ResultModel, resultModels } from '../projection/chances.ts'
export { type Need, needsFor, needsForPrize } from '../projection/needs.ts'
export { type Ending, endings, type OpenBoard, openBoardsOf } from '../projection/open-boards.ts'
export {
  type ProjectedBoard,
  type ProjectedPlayer,
  type Projection,
  type ProjectionOptions,
  project,
  projectWhole,
  type Share,
} from '../projection/project.ts'
export { type NextGame, type OwnResult, ownResults } from '../projection/tally.ts'
export { type Goal, type Turn, turnsElsewhere, turnsOf, type Ways } from '../projection/turning.ts'
