import type { RoundNumber } from '../../../model/ids.ts'
import { initialColourOf } from '../../../model/initial-colour.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Explanation } from '../../../pairing/explanation.ts'
import type { RoundExplainer } from '../../../pairing/explanation-answers.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { PairBrackets } from '../pair-round.ts'
import { chosenFor } from './chosen.ts'
import { explainRound, fieldOf } from './explain-round.ts'
import { boardsOf, sceneOf } from './scene.ts'
import { whyPaired, whyUnpaired } from './why.ts'
import { whyNot, whyNotUnpaired } from './why-not.ts'

/** Answers questions about one round of an edition. */
export const dutchExplainer =
  (edition: CriteriaEdition, pairBrackets: PairBrackets) =>
  (tournament: Tournament, round: RoundNumber): RoundExplainer & { readonly explain: () => Explanation } => {
    const scene = sceneOf(tournament, round, initialColourOf(tournament), edition, pairBrackets)
    return {
      explain: () => explainRound(scene),
      field: () => fieldOf(scene),
      boards: () => boardsOf(scene.brackets ?? [], scene),
      bye: () => scene.brackets?.at(-1)?.pairing.downfloaters[0]?.id ?? null,
      chosen: (player) => chosenFor(player, scene),
      why: (a, b) => whyPaired(scene, a, b),
      whyUnpaired: (player) => whyUnpaired(scene, player),
      whyNot: (a, b) => whyNot(scene, a, b),
      whyNotUnpaired: (player) => whyNotUnpaired(scene, player),
    }
  }
