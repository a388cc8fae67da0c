import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { Language } from '../model/language.ts'
import type { Player } from '../model/player.ts'
import type { ScoringSystem } from '../model/scoring.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Article } from '../rulebook/article.ts'
import type { RoundExplainer } from './explanation-answers.ts'
import type { PairingAnswer } from './round-pairing.ts'

/** A step of a procedure: the data of the event, and a line for it in any language. */
export type WordedStep = {
  readonly event: { readonly kind: string; readonly article: string }
  readonly text: (nameOf: (player: PlayerId) => string, language?: Language) => string
}

/** What every rulebook offers. `pairRound` trusts a tournament that a reader returned or `validate` passed; it never changes its input. */
export type PairingSystem = {
  readonly id: string
  readonly title: string
  readonly articles: readonly Article[]
  /** What outcomes are worth when the rulebook itself says so; else the tournament declares it. */
  readonly scoring?: ScoringSystem
  /** The same where the settings of the tournament decide it. */
  readonly scoringOf?: (tournament: Tournament) => ScoringSystem
  /** Is the rulebook one for games without colours? */
  readonly colourless?: boolean
  /** What the rulebook advises against in the settings of this tournament. */
  readonly warnings?: (tournament: Tournament, round: RoundNumber) => readonly Issue[]
  /** Who is paired, as the players of a tournament, when that is not the players: the teams of a team event. Ids in an answer are theirs. */
  readonly entrants?: (tournament: Tournament) => Tournament
  /** The players with their pairing numbers, where the rulebook has an order of its own; else C.04.2 2.2 (`assignPairingNumbers`). */
  readonly numberPlayers?: (tournament: Tournament) => readonly Player[]
  readonly pairRound: (tournament: Tournament, round: RoundNumber) => PairingAnswer
  /** The steps that lead to the pairing, for a rulebook that is written as steps; any other has `explain` in its explainer. */
  readonly steps?: (tournament: Tournament, round: RoundNumber) => readonly WordedStep[]
  /** Pairs the round and answers questions about it. */
  readonly explainer: (tournament: Tournament, round: RoundNumber) => RoundExplainer
}
