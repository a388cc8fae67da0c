import type { Issue } from '../../model/issue.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { CfcVariation } from './rules.ts'
import { settingsOf, uses } from './settings.ts'

/** Variations that ask which round is the last, and what they do while nobody has said how many there are. */
const needRounds: readonly (readonly [CfcVariation, string])[] = [
  ['624.2', 'no round is in the last quarter'],
  ['631.2', 'no colours are drawn in the last round'],
  ['633.1', 'quarters end with round 1'],
]

/** CFC 601, 602: what is declared and has no effect as it stands. */
export const settingsIssues = (tournament: Tournament, round: number): readonly Issue[] => {
  const warn = (message: string, article: string): Issue => ({ code: 'setting-without-effect', message, article, severity: 'warning' })
  const asked = settingsOf(tournament).apart.some(({ length }) => length > 1)
  const announced = uses(tournament, '619.1')
  return [
    ...(asked && !announced ? [warn('Players asked not to meet, but 619.1 is not announced: they are not kept apart', '619.1')] : []),
    ...(announced && !asked && round <= 2 ? [warn('619.1 is announced, but nobody has asked not to meet somebody (apart)', '619.1')] : []),
    ...(tournament.numberOfRounds === null ? needRounds : [])
      .filter(([variation]) => uses(tournament, variation))
      .map(([variation, what]) => warn(`The number of rounds is not declared: ${what}`, variation)),
  ]
}
