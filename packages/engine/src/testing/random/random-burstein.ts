import type { Tournament } from '../../model/tournament.ts'
import { type BursteinRules, bursteinDefaults, zeroPointByeReadings } from '../../rulebook/fide-burstein-2026/rules.ts'
import { makeDice } from './dice.ts'

/** Regulations out of a seed: every reading. */
const randomSettings = (seed: number): BursteinRules => {
  const dice = makeDice(seed + 81_000)
  return {
    ...bursteinDefaults,
    parity: dice.pick(['paired-participants', 'pairing-number']),
    zeroPointByes: dice.pick(zeroPointByeReadings),
  }
}

/** A random tournament as a Burstein one. More often than not it says that it has fewer rounds, so that there are few seeding rounds, or none. */
export const asBurstein = (tournament: Tournament, seed: number): Tournament => {
  const dice = makeDice(seed + 82_000)
  const declared = tournament.rules !== null && 'acceleration' in tournament.rules ? tournament.rules.acceleration : null
  return {
    ...tournament,
    rules: { ...randomSettings(seed), acceleration: declared },
    numberOfRounds: dice.chance(0.6) ? dice.between(1, 5) : tournament.numberOfRounds,
  }
}
