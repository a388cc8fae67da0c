import type { RulebookWarning } from '../../model/issues/rulebook.ts'
import type { Tournament } from '../../model/tournament.ts'
import { warning } from '../warning.ts'
import { settingsOf, uses } from './settings.ts'

/** Variations that ask which round is the last. */
const needRounds = [
  ['624.2', ['624.2', '624.2-down']],
  ['631.2', ['631.2']],
  ['633.1', ['633.1']],
] as const

/** CFC 601, 602: what is declared and has no effect as it stands. */
export const settingsIssues = (tournament: Tournament, round: number): readonly RulebookWarning[] => {
  const article = '619.1'
  const asked = settingsOf(tournament).apart.some(({ length }) => length > 1)
  const announced = uses(tournament, '619.1')
  return [
    ...(asked && !announced ? [warning('setting-without-effect', { article, what: 'apart-not-announced' })] : []),
    ...(announced && !asked && round <= 2 ? [warning('setting-without-effect', { article, what: 'nobody-apart' })] : []),
    ...(tournament.numberOfRounds === null ? needRounds : [])
      .filter(([, names]) => names.some((name) => uses(tournament, name)))
      .map(([variation]) => warning('setting-without-effect', { article: variation, what: 'rounds-not-declared', variation })),
  ]
}
