import { assignPairingNumbers } from '../../model/initial-order.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { boardOrderIssues } from '../cfc-team/board-order.ts'
import { teamsAsPlayers } from '../cfc-team/teams-as-players.ts'
import { defineRulebook } from '../define.ts'
import { articles } from './articles.ts'
import { description, scoring } from './description.ts'
import { explainer } from './explain.ts'
import { numberIssues } from './number-issues.ts'
import { pairRound, withDrawnNumbers } from './pair-round.ts'
import { type RoundRobinRules, roundRobinDefaults } from './rules.ts'
import { mostInTables } from './schedule.ts'
import { type RoundRobinEvent, steps } from './steps.ts'
import { withdrawalOf } from './withdrawal.ts'

export { bergerRound, bergerRounds } from './berger.ts'
export { type NotPlaying, whyNotPlaying } from './not-playing.ts'
export { inOrderOfNumbers } from './numbers.ts'
export { roundsOfTables, scheduleOf } from './pair-round.ts'
export { mostInTables } from './schedule.ts'
export { scheveningenRound } from './scheveningen.ts'
export {
  type AfterWithdrawals,
  afterWithdrawals,
  asCountedAfterWithdrawals,
  type Departure,
  gamesLeftIn,
  teamsAfterWithdrawals,
  type UnplayedGame,
  type Withdrawal,
  withdrawalOf,
} from './withdrawal.ts'

/** CFC 650 to 653, 660 to 664: everybody against everybody, players or teams (then ids in an answer are those of teams). */
export const roundRobin: PairingSystem<RoundRobinRules, RoundRobinEvent> = defineRulebook<RoundRobinRules, RoundRobinEvent>({
  ...description,
  articles,
  tooMany: (entrants, { sections }) => {
    const longest = Math.max(0, ...(sections?.map(({ length }) => length) ?? [entrants]))
    return longest > mostInTables ? { entrants: longest, most: mostInTables } : null
  },
  scoring: () => scoring,
  teamsAsPlayers,
  drawNumbers: withDrawnNumbers,
  withdrawal: (tournament, id) => {
    const player = tournament.players.find((one) => one.id === id)
    return player === undefined ? null : withdrawalOf(tournament, player)
  },
  // Those drawn are there already; else numbers are given in the initial order.
  numberPlayers: ({ players, rules, ratings }) => (rules.numbers === 'pairing-numbers' ? assignPairingNumbers(players, ratings) : players),
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
