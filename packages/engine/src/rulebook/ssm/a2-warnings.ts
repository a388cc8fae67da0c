import { participantsOf } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import { warning } from '../warning.ts'
import { settingsOf } from './rules.ts'

/** SSM A2.d: ratings are optional. A list with ratings that rank nobody may be meant otherwise; in round 1 they would decide nearly everything. */
export const ratingWarnings = (tournament: Tournament, round: RoundNumber): readonly RulebookWarning[] => {
  const rated = participantsOf(tournament, round).filter(({ rating }) => rating !== null && rating > 0).length
  return settingsOf(tournament).useRating || rated === 0 ? [] : [warning('ratings-not-used', { article: 'A2', round, rated })]
}
