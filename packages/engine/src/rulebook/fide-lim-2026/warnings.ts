import type { RoundNumber } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import { ratingIn } from '../../model/player.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { bakuFaults } from '../baku-acceleration/index.ts'
import { warning } from '../warning.ts'
import type { LimRules } from './rules.ts'

/** So many players are named. */
const mostNamed = 5

/** Lim 5.7: in a Maxi tournament who is without a rating counts as 0, and an arbiter should know. And what cannot be accelerated. */
export const warningsOf = (tournament: Under<LimRules>, round: RoundNumber): readonly RulebookWarning[] => {
  const unrated = tournament.rules.maxi ? tournament.players.filter((player) => ratingIn(player, round) === null) : []
  const players = unrated.slice(0, mostNamed).map(({ id, name }) => ({ id, name }))
  return [
    ...(unrated.length === 0
      ? []
      : [warning('provisional-rating-missing', { article: '5.7', players, more: unrated.length - players.length })]),
    ...bakuFaults(tournament, 'win'),
  ]
}
