import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundExplainer } from '../../pairing/explanation-answers.ts'
import type { KeptBrackets } from '../../pairing/kept-brackets.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { dutchDefaults } from '../fide-dutch/rules.ts'
import { fideDutch2026 } from '../fide-dutch-2026/index.ts'
import type { BursteinRules } from './rules.ts'

/** Burstein 1.6.1: the rulebook that pairs the seeding rounds. */
const seeding = fideDutch2026

/** The tournament as that rulebook has it: acceleration and parity are as declared. */
export const asSeeding = (tournament: Under<BursteinRules>): Tournament => {
  const { acceleration, parity } = tournament.rules
  return { ...tournament, rules: { ...dutchDefaults(seeding.id), acceleration, parity } }
}

/** A seeding round, by the Dutch system. */
export const pairSeeding = (tournament: Under<BursteinRules>, round: RoundNumber, kept?: KeptBrackets): PairingAnswer => {
  const { rulebook } = tournament.rules
  const own = asSeeding(tournament)
  return { ...(kept === undefined ? seeding.pairRound(own, round) : seeding.pairKeeping(own, round, kept)), rulebook }
}

/** Its explainer, which cites that system's articles. */
export const explainSeeding = (tournament: Under<BursteinRules>, round: RoundNumber): RoundExplainer => ({
  ...seeding.explainer(asSeeding(tournament), round),
  pairedBy: seeding.id,
})
