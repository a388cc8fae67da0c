import type { RoundNumber } from '../../../model/ids.ts'
import { initialColourOf } from '../../../model/initial-colour.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundExplainer } from '../../../pairing/explanation.ts'
import type { DutchEdition } from '../edition.ts'
import type { PairBrackets } from '../pair-round.ts'
import { explainRound } from './explain-round.ts'
import { boardsOf, sceneOf } from './scene.ts'
import { whyPaired, whyUnpaired } from './why.ts'
import { whyNot, whyNotUnpaired } from './why-not.ts'

/** Answers questions about one round of an edition. */
export const dutchExplainer =
  (edition: DutchEdition, pairBrackets: PairBrackets) =>
  (tournament: Tournament, round: RoundNumber): RoundExplainer => {
    const scene = sceneOf(tournament, round, initialColourOf(tournament), edition, pairBrackets)
    return {
      explain: () => explainRound(scene),
      boards: () => boardsOf(scene.brackets ?? [], scene),
      why: (a, b) => whyPaired(scene, a, b),
      whyUnpaired: (player) => whyUnpaired(scene, player),
      whyNot: (a, b) => whyNot(scene, a, b),
      whyNotUnpaired: (player) => whyNotUnpaired(scene, player),
    }
  }
