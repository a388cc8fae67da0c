import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem } from '../../model/scoring.ts'
import type { Description } from '../../pairing/pairing-system.ts'
import { inReports } from './in-reports.ts'
import { type RoundRobinRules, roundRobinDefaults, roundRobinSettings } from './rules.ts'
import { roundsOfSchedule } from './schedule.ts'

/** 653, 664: byes are not scored. */
export const scoring = scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0) })

export const description: Description<RoundRobinRules> = {
  id: roundRobinDefaults.rulebook,
  title: 'Round robin by the Berger tables (CFC handbook 650 to 664)',
  traits: {
    family: 'round-robin',
    edition: null,
    voice: 'table',
    told: 'steps',
    drawnFrom: 'tables',
    pairs: 'either',
    colours: 'always',
    games: 'results',
    mostGameScore: null,
    unpaired: 'rests',
    scoring: 'laid-down',
    otherScorings: false,
    ofFide: true,
    lateEntrant: { place: 'in-order', article: 'C.04.2 2.4' },
    readsRatings: true,
    standings: { players: 'cfc-round-robin', teams: 'cfc-team-round-robin' },
  },
  defaults: roundRobinDefaults,
  settings: roundRobinSettings,
  // 652: the longest section.
  rounds: (entrants, rules) => ({
    rounds: Math.max(1, ...(rules.sections?.map(({ length }) => length) ?? [entrants]).map((size) => roundsOfSchedule(size, rules))),
    fixed: true,
  }),
  offers: [
    { name: 'roundRobin', rules: { numbers: 'lot', withdrawals: 'fide' }, tieBreaks: 'round-robin' },
    {
      name: 'doubleRoundRobin',
      rules: { numbers: 'lot', double: true, swapLastTwoRounds: true, withdrawals: 'fide' },
      tieBreaks: 'round-robin',
    },
    { name: 'teamRoundRobin', rules: { numbers: 'lot', of: 'teams', withdrawals: 'fide' }, tieBreaks: 'team-round-robin' },
  ],
  inReports: { ...inReports, scoring: () => scoring },
  inVersion1: 'roundRobin',
  floatsUnplayed: null,
  // The tables have the colours in them.
  wantsInitialColour: () => false,
}
