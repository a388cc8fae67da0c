import { assignPairingNumbers } from '../../model/initial-order.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { scoringSystem } from '../../model/scoring.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { boardOrderIssues } from '../cfc-team/board-order.ts'
import { teamsAsPlayers } from '../cfc-team/teams-as-players.ts'
import { defineRulebook } from '../define.ts'
import { articles } from './articles.ts'
import { explainer } from './explain.ts'
import { inReports } from './in-reports.ts'
import { numberIssues } from './number-issues.ts'
import { pairRound, rulebookId, withDrawnNumbers } from './pair-round.ts'
import { type RoundRobinRules, roundRobinDefaults, roundRobinSettings } from './rules.ts'
import { roundsOfSchedule } from './schedule.ts'
import { type RoundRobinEvent, steps } from './steps.ts'

export { bergerRound, bergerRounds } from './berger.ts'
export { type NotPlaying, whyNotPlaying } from './not-playing.ts'
export { inOrderOfNumbers } from './numbers.ts'
export { scheduleOf } from './pair-round.ts'
export { scheveningenRound } from './scheveningen.ts'
export {
  type AfterWithdrawals,
  afterWithdrawals,
  asCountedAfterWithdrawals,
  teamsAsCountedAfterWithdrawals,
  type Withdrawal,
  withdrawalOf,
} from './withdrawal.ts'

/** 653, 664: byes are not scored. */
const scoring = scoringSystem(10, 5, 0, { pairingAllocatedBye: pointsFromTenths(0) })

/** CFC 650 to 653, 660 to 664: everybody against everybody, players or teams (then ids in an answer are those of teams). */
export const roundRobin: PairingSystem<RoundRobinRules, RoundRobinEvent> = defineRulebook<RoundRobinRules, RoundRobinEvent>({
  id: rulebookId,
  title: 'Round robin by the Berger tables (CFC handbook 650 to 664)',
  articles,
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
    { name: 'roundRobin', rules: { numbers: 'lot' }, tieBreaks: 'round-robin' },
    { name: 'doubleRoundRobin', rules: { numbers: 'lot', double: true }, tieBreaks: 'round-robin' },
    { name: 'teamRoundRobin', rules: { numbers: 'lot', of: 'teams' }, tieBreaks: 'team-round-robin' },
  ],
  inReports: { ...inReports, scoring },
  inVersion1: 'roundRobin',
  floatsUnplayed: null,
  // The tables have the colours in them.
  wantsInitialColour: () => false,
  scoring: () => scoring,
  teamsAsPlayers,
  drawNumbers: withDrawnNumbers,
  // Those drawn are there already; else numbers are given in the initial order.
  numberPlayers: ({ players, rules }) => (rules.numbers === 'pairing-numbers' ? assignPairingNumbers(players) : players),
  regulations: ({ entrants, seed, varied, random }) => {
    if (!varied) return { ...roundRobinDefaults, seed }
    const numbers = random.pick(['pairing-numbers', 'lot', 'restricted-lot'] as const)
    const double = entrants.length <= 10 && random.chance(0.2)
    return { ...roundRobinDefaults, seed, numbers, double, swapLastTwoRounds: double && random.chance(0.5) }
  },
  warn: (tournament) => [...numberIssues(teamsAsPlayers(tournament)), ...boardOrderIssues(tournament)],
  pair: pairRound,
  tell: steps,
  explain: explainer,
})
