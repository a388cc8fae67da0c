import type { Description } from '../../pairing/pairing-system.ts'
import { swissRounds } from '../swiss-rounds.ts'
import { inReports } from './in-reports.ts'
import { type FideTeamRules, fideTeamDefaults, fideTeamSettings, matchesUnder } from './rules.ts'

export const description: Description<FideTeamRules> = {
  id: fideTeamDefaults.rulebook,
  title: 'FIDE Swiss Team (C.04.6), in force since February 2026',
  traits: {
    family: 'fide-team',
    edition: { year: 2026, from: '2026/02/01', until: null },
    ofFide: true,
    voice: 'upfloat',
    told: 'steps',
    drawnFrom: 'scores',
    pairs: 'teams',
    colours: 'always',
    games: 'results',
    mostGameScore: null,
    unpaired: 'bye',
    scoring: 'declared',
    otherScorings: false,
    lateEntrant: { place: 'last', article: 'C.04.2 2.4' },
    readsRatings: false,
    standings: { players: null, teams: 'team-swiss' },
  },
  defaults: fideTeamDefaults,
  settings: fideTeamSettings,
  rounds: swissRounds,
  offers: [{ name: 'fide-team', rules: {}, tieBreaks: 'team-swiss' }],
  inReports,
  inVersion1: null,
  matches: matchesUnder,
  gameScoring: ({ primary }, declared) => (primary === 'game-points' ? declared : null),
  floatsUnplayed: () => false,
  floatsForfeited: ({ forfeitFloats }) => forfeitFloats,
  wantsInitialColour: () => true,
}
