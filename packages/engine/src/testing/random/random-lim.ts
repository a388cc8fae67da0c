import type { Tournament } from '../../model/tournament.ts'
import { randomRegulations } from '../../rulebook/fide-lim-2026/regulations.ts'
import { makeDice } from './dice.ts'
import { asDubov } from './random-dubov.ts'

/** A random tournament as a Lim one: with ratings, every reading, and often a Maxi tournament. */
export const asLim = (tournament: Tournament, seed: number): Tournament => {
  const random = makeDice(seed + 93_000)
  const rules = randomRegulations({ varied: true, accelerated: false, random })
  const declared = tournament.rules !== null && 'acceleration' in tournament.rules ? tournament.rules.acceleration : null
  return { ...asDubov(tournament, seed), rules: { ...rules, acceleration: declared } }
}
