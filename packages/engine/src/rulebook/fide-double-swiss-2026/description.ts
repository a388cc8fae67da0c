import type { Description } from '../../pairing/pairing-system.ts'
import { namedWithBaku, upfloatDescription, upfloatTraits } from '../fide-upfloat.ts'
import { gameScoring } from './match-scoring.ts'
import { type DoubleSwissRules, doubleSwissDefaults, doubleSwissSettings } from './rules.ts'

export const description: Description<DoubleSwissRules> = {
  ...upfloatDescription,
  id: doubleSwissDefaults.rulebook,
  title: 'FIDE Double-Swiss (C.04.5), in force since February 2026',
  traits: { ...upfloatTraits, family: 'fide-double-swiss', games: 'two', scoring: 'laid-down' },
  defaults: doubleSwissDefaults,
  settings: doubleSwissSettings,
  offers: [{ name: 'double-swiss', rules: {}, tieBreaks: 'swiss' }],
  inReports: {
    ...namedWithBaku('FIDE_DOUBLESWISS', /\bDOUBLE[- ]SWISS\b/, 'Individual: Double-Swiss (FIDE)', doubleSwissDefaults),
    scoring: gameScoring,
    worth: ({ bye }) => (bye === null ? {} : { byePoints: bye }),
  },
  gameScoring,
  floatsForfeited: ({ forfeitFloats }) => forfeitFloats,
}
