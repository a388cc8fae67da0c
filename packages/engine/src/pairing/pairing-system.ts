import type { RoundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Article } from '../rulebook/article.ts'
import type { PairingAnswer } from './round-pairing.ts'

/** What every rulebook offers. `pairRound` trusts a tournament that passed `validate`; it never changes its input. */
export type PairingSystem = {
  readonly id: string
  readonly title: string
  readonly articles: readonly Article[]
  readonly pairRound: (tournament: Tournament, round: RoundNumber) => PairingAnswer
}
