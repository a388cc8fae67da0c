import { pointsFromTenths } from '../../model/points.ts'
import type { Description } from '../../pairing/pairing-system.ts'
import { inWords } from '../in-words.ts'
import { swissRounds } from '../swiss-rounds.ts'
import { usualSwiss } from '../usual-swiss.ts'
import { wdlScoring } from './a1-scoring.ts'
import { type SsmRules, ssmDefaults, ssmSettings } from './rules.ts'

export const description: Description<SsmRules> = {
  id: ssmDefaults.rulebook,
  title: 'SSM, Swiss System Modified',
  traits: {
    ...usualSwiss,
    family: 'ssm',
    voice: 'ssm',
    told: 'steps',
    colours: 'never',
    games: 'scores',
    // A1 leaves open which game it is: no game that is scored by hand brings a side a thousand points.
    mostGameScore: pointsFromTenths(9990),
    scoring: 'laid-down',
    ofFide: false,
    readsRatings: true,
    standings: { players: 'ssm', teams: null },
  },
  defaults: ssmDefaults,
  settings: ssmSettings,
  rounds: swissRounds,
  offers: [{ name: 'ssm', rules: {}, tieBreaks: 'ssm' }],
  inReports: {
    ...inWords('Individual: Swiss System Modified (SSM)', /\bSSM\b|\bSWISS[- ]SYSTEM MODIFIED\b/, ssmDefaults),
    scoring: () => wdlScoring,
  },
  inVersion1: 'ssm',
  // A8.
  floatsUnplayed: (outcome) => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated',
  floatsForfeited: () => true,
  wantsInitialColour: () => false,
}
