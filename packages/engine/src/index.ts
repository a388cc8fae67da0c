/**
 * `@zug/engine`: read a file, pair the round, have it checked, write it down, rank the players. What else programs may rely on is behind the doors beside
 * this one, by use (`doors/`); the rest is the engine's own business.
 */

export {
  assignPairingNumbers,
  type Issue,
  newPlayer,
  newTournament,
  type PairingNumber,
  type Player,
  type PlayerId,
  pairingNumber,
  playerId,
  type Result,
  type RoundNumber,
  type RulebookId,
  roundNumber,
  roundsPaired,
  type Tournament,
} from './doors/model.ts'
export { checkRound, pairRound } from './doors/pairing.ts'
export { parseTieBreaks, standings } from './doors/standings.ts'
export { makeTrf, parseTrf } from './doors/trf.ts'
