import { pointsFromTenths } from '../../model/points.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { defineRulebook } from '../define.ts'
import { inWords } from '../in-words.ts'
import { swissRounds } from '../swiss-rounds.ts'
import { wdlScoring } from './a1-scoring.ts'
import { ratingWarnings } from './a2-warnings.ts'
import { rulebookId } from './answer.ts'
import { articles } from './articles.ts'
import { restrictedWarnings } from './b4-warnings.ts'
import type { SsmEvent } from './by-the-book/event.ts'
import { stepsOf } from './by-the-book/pair-round.ts'
import { explainer } from './explain/index.ts'
import { pairRound } from './pair-round.ts'
import { type SsmRules, ssmDefaults, ssmSettings } from './rules.ts'

export type { PassedOver, SsmEvent } from './by-the-book/event.ts'
export { stepsOf } from './by-the-book/pair-round.ts'
export { type SsmStanding, ssmStandings } from './standings.ts'

export const ssm: PairingSystem<SsmRules, SsmEvent> = defineRulebook<SsmRules, SsmEvent>({
  id: rulebookId,
  title: 'SSM, Swiss System Modified',
  articles,
  traits: {
    family: 'ssm',
    edition: null,
    voice: 'ssm',
    told: 'steps',
    drawnFrom: 'scores',
    pairs: 'players',
    colours: 'never',
    games: 'scores',
    // A1 leaves open which game it is: no game that is scored by hand brings a side a thousand points.
    mostGameScore: pointsFromTenths(9990),
    unpaired: 'bye',
    scoring: 'laid-down',
    otherScorings: false,
    lateEntrant: { place: 'in-order', article: 'C.04.2 2.4' },
    readsRatings: true,
    standings: { players: 'ssm', teams: null },
  },
  defaults: ssmDefaults,
  settings: ssmSettings,
  rounds: swissRounds,
  offers: [{ name: 'ssm', rules: {}, tieBreaks: 'ssm' }],
  inReports: {
    ...inWords('Individual: Swiss System Modified (SSM)', /\bSSM\b|\bSWISS[- ]SYSTEM MODIFIED\b/, ssmDefaults),
    scoring: wdlScoring,
  },
  inVersion1: 'ssm',
  // A8.
  floatsUnplayed: (outcome) => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated',
  floatsForfeited: () => true,
  wantsInitialColour: () => false,
  scoring: () => wdlScoring,
  regulations: ({ rounds, seed, varied, random }) => {
    const restricted = varied && random.chance(0.5) ? ({ by: 'club', groups: null, rounds: random.between(1, rounds) } as const) : null
    return { ...ssmDefaults, useRating: varied && random.chance(0.5), seed, restricted }
  },
  warn: (tournament, round) => [...ratingWarnings(tournament, round), ...restrictedWarnings(tournament, round)],
  pair: pairRound,
  tell: stepsOf,
  explain: explainer,
})
