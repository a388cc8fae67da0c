import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Explanation } from '../../../pairing/explanation.ts'
import type { RoundExplainer, WhyNot } from '../../../pairing/explanation-answers.ts'
import { whyNot, whyNotLeave, whyNotUnpaired } from '../../explain/why-not.ts'
import type { CriteriaEdition } from '../edition.ts'
import { initialColourOf } from '../initial-colour.ts'
import type { PairBrackets } from '../pair-round.ts'
import { chosenFor } from './chosen.ts'
import { explainRound, fieldOf } from './explain-round.ts'
import { sceneOf } from './scene.ts'
import { whyPaired, whyUnpaired } from './why.ts'
import { askedOf } from './why-not.ts'

/** Answers questions about one round of an edition. */
export const dutchExplainer =
  (edition: CriteriaEdition, pairBrackets: PairBrackets) =>
  (tournament: Tournament, round: RoundNumber): RoundExplainer & { readonly explain: () => Explanation } => {
    const scene = sceneOf(tournament, round, initialColourOf(tournament), edition, pairBrackets)
    const asked = askedOf(scene)
    const leaving = (player: PlayerId): WhyNot => whyNotLeave(asked, player)
    return {
      explain: () => explainRound(scene),
      field: () => fieldOf(scene),
      boards: () => asked.boards,
      bye: () => asked.bye,
      chosen: (player) => chosenFor(player, scene),
      why: (a, b) => whyPaired(scene, a, b, leaving),
      whyUnpaired: (player) => whyUnpaired(scene, player, leaving),
      whyNot: (a, b) => whyNot(asked, a, b),
      whyNotUnpaired: (player) => whyNotUnpaired(asked, player),
    }
  }
