import type { RoundNumber } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import { ratingIn } from '../../model/player.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { bakuFaults } from '../baku-acceleration/index.ts'
import { warning } from '../warning.ts'
import type { DubovRules } from './rules.ts'

/** So many players are named. */
const mostNamed = 5

/** Dubov 1.1, 1.1.1, 1.1.2: who is without a rating needs a provisional one; until there is one it counts as 0. And what cannot be accelerated. */
export const warningsOf = (tournament: Under<DubovRules>, round: RoundNumber): readonly RulebookWarning[] => {
  const unrated = tournament.players.filter((player) => ratingIn(player, round) === null)
  const players = unrated.slice(0, mostNamed).map(({ id, name }) => ({ id, name }))
  return [
    ...(unrated.length === 0
      ? []
      : [warning('provisional-rating-missing', { article: '1.1', players, more: unrated.length - players.length })]),
    ...bakuFaults(tournament, 'win'),
  ]
}
