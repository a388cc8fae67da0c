export * from './desk/index.ts'
export * from './formats/index.ts'
export * from './model/colour.ts'
export * from './model/game-score.ts'
export * from './model/history.ts'
export * from './model/ids.ts'
export * from './model/initial-colour.ts'
export * from './model/initial-order.ts'
export * from './model/issue.ts'
export * from './model/outcome.ts'
export * from './model/player.ts'
export * from './model/points.ts'
export * from './model/scoring.ts'
export * from './model/ssm-settings.ts'
export * from './model/tournament.ts'
export * from './pairing/check-round.ts'
export * from './pairing/explanation.ts'
export * from './pairing/pair-round.ts'
export * from './pairing/pairing-system.ts'
export * from './pairing/round-pairing.ts'
export * from './result.ts'
export * from './rulebook/article.ts'
export * from './rulebook/baku-acceleration/index.ts'
export * from './rulebook/baku-acceleration/variant.ts'
export {
  type PassedOver as SsmPassedOver,
  type SsmEvent,
  type SsmStanding,
  ssmStandings,
  stepsOf as ssmSteps,
} from './rulebook/ssm/index.ts'
export * from './simulation/index.ts'
export * from './standings/index.ts'
