import type { Description } from '../../pairing/pairing-system.ts'
import { upfloatDescription, upfloatTraits } from '../fide-upfloat.ts'
import { inReports } from './in-reports.ts'
import { type FideTeamRules, fideTeamDefaults, fideTeamSettings, matchesUnder } from './rules.ts'

export const description: Description<FideTeamRules> = {
  ...upfloatDescription,
  id: fideTeamDefaults.rulebook,
  title: 'FIDE Swiss Team (C.04.6), in force since February 2026',
  traits: {
    ...upfloatTraits,
    family: 'fide-team',
    pairs: 'teams',
    lateEntrant: { place: 'last', article: 'C.04.2 2.4' },
    standings: { players: null, teams: 'team-swiss' },
  },
  defaults: fideTeamDefaults,
  settings: fideTeamSettings,
  offers: [{ name: 'fide-team', rules: {}, tieBreaks: 'team-swiss' }],
  inReports,
  matches: matchesUnder,
  gameScoring: ({ primary }, declared) => (primary === 'game-points' ? declared : null),
  floatsForfeited: ({ forfeitFloats }) => forfeitFloats,
}
