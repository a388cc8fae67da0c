import type { Tournament } from '../../model/tournament.ts'
import { type DubovRules, dubovDefaults } from '../../rulebook/fide-dubov-2026/rules.ts'
import { makeDice } from './dice.ts'

/** Regulations out of a seed: every reading. */
const randomSettings = (seed: number): DubovRules => {
  const dice = makeDice(seed + 91_000)
  return {
    ...dubovDefaults,
    parity: dice.pick(['paired-participants', 'pairing-number']),
    forfeitUpfloats: dice.chance(0.7),
    maximumUpfloats: dice.pick(['sum', 'most-first']),
  }
}

/** A random tournament as a Dubov one: with ratings, mostly in the order of the numbers, now and then in any order, alike, or missing. */
export const asDubov = (tournament: Tournament, seed: number): Tournament => {
  const dice = makeDice(seed + 92_000)
  const [anyOrder, alike, unrated] = [dice.chance(0.2), dice.chance(0.1), dice.pick([0, 0, 0, 0.2])]
  const gap = dice.pick([1, 10, 60])
  const rated = new Map(
    tournament.players
      .toSorted((a, b) => a.pairingNumber - b.pairingNumber)
      .map(({ id, pairingNumber }) => {
        const place = anyOrder ? dice.between(1, 20) : alike ? 1 : pairingNumber
        return [id, dice.chance(unrated) ? null : 2400 - gap * place - (gap > 1 ? dice.between(0, gap - 1) : 0)] as const
      }),
  )
  const declared = tournament.rules !== null && 'acceleration' in tournament.rules ? tournament.rules.acceleration : null
  return {
    ...tournament,
    rules: { ...randomSettings(seed), acceleration: declared },
    players: tournament.players.map((player) => ({ ...player, rating: rated.get(player.id)! })),
  }
}
