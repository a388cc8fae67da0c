import type { Description } from '../../pairing/pairing-system.ts'
import { swissRounds } from '../swiss-rounds.ts'
import { gameScoring } from './match-scoring.ts'
import { type DoubleSwissRules, doubleSwissDefaults, doubleSwissSettings } from './rules.ts'

export const description: Description<DoubleSwissRules> = {
  id: doubleSwissDefaults.rulebook,
  title: 'FIDE Double-Swiss (C.04.5), in force since February 2026',
  traits: {
    family: 'fide-double-swiss',
    edition: { year: 2026, from: '2026/02/01', until: null },
    ofFide: true,
    voice: 'upfloat',
    told: 'steps',
    drawnFrom: 'scores',
    pairs: 'players',
    colours: 'always',
    games: 'two',
    mostGameScore: null,
    unpaired: 'bye',
    scoring: 'laid-down',
    otherScorings: false,
    lateEntrant: { place: 'in-order', article: 'C.04.2 2.4' },
    readsRatings: false,
    standings: { players: 'swiss', teams: null },
  },
  defaults: doubleSwissDefaults,
  settings: doubleSwissSettings,
  rounds: swissRounds,
  offers: [{ name: 'double-swiss', rules: {}, tieBreaks: 'swiss' }],
  inReports: {
    readCode: (code) => {
      const said = /^FIDE_DOUBLESWISS(_BAKU)?$/.exec(code)
      return said === null ? null : { ...doubleSwissDefaults, acceleration: said[1] === undefined ? null : 'baku' }
    },
    code: ({ acceleration }) => `FIDE_DOUBLESWISS${acceleration === null ? '' : '_BAKU'}`,
    readText: (text) => (/\bDOUBLE[- ]SWISS\b/.test(text) ? doubleSwissDefaults : null),
    text: () => 'Individual: Double-Swiss (FIDE)',
    scoring: gameScoring,
    worth: ({ bye }) => (bye === null ? {} : { byePoints: bye }),
  },
  inVersion1: null,
  gameScoring,
  floatsUnplayed: () => false,
  floatsForfeited: ({ forfeitFloats }) => forfeitFloats,
  wantsInitialColour: () => true,
}
