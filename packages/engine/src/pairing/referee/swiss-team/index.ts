import { pairingRulesOf } from '../declared.ts'
import type { Referee } from '../referee.ts'
import { checkSwissTeamRound } from './check.ts'
import { entrantsOf, withVirtualPoints } from './teams.ts'

/** C.04.6: of a team event. */
export const refereeOfTeams: Referee = {
  check: (tournament, round, pairing, known) => {
    const rules = pairingRulesOf(tournament, 'fide-team-2026')
    const { preferences, balancedAtLast, following, followingGroup, forfeitFloats, parity } = rules
    const other = rules.primary === 'match-points' ? 'game-points' : 'match-points'
    const declared = { of: 'teams', preferences, balancedAtLast, following, followingGroup, forfeitFloats, parity } as const
    const violations = checkSwissTeamRound(
      entrantsOf(tournament, rules),
      round,
      pairing,
      { ...declared, secondary: rules.secondary ? other : null },
      known,
    )
    return { violations, brackets: [] }
  },
  edition: null,
}

/** C.04.5: of two-game matches. */
export const refereeOfMatches: Referee = {
  check: (tournament, round, pairing, known) => {
    const { following, followingGroup, forfeitFloats, parity } = pairingRulesOf(tournament, 'fide-double-swiss-2026')
    const declared = {
      of: 'players',
      preferences: null,
      balancedAtLast: 'strong',
      secondary: null,
      following,
      followingGroup,
      forfeitFloats,
      parity,
    } as const
    return { violations: checkSwissTeamRound(withVirtualPoints(tournament), round, pairing, declared, known), brackets: [] }
  },
  edition: null,
}
