import { byeOf } from './bye.ts'
import { chooseFloaters, type Leaving } from './choose-floaters.ts'
import type { Compatible, RoundFacts } from './compatible.ts'
import { type Competitor, type Pair, without } from './competitor.ts'
import { type Cracked, crackedFrom, cracksInOrder } from './cracking.ts'
import { inDirection } from './direction.ts'
import { type Group, type PairedGroup, type PairedRound, pairsOf } from './paired-round.ts'
import { type Opponents, pairedInOneWalk, pairOfFloaters } from './pairs-in-turn.ts'

/** How the questions of the procedure are answered: by trying everything, or by matching. */
export type Ways = {
  readonly compatible: Compatible
  readonly canBePaired: (players: readonly Competitor[]) => boolean
  /** Of an odd number: can the others be paired without this one? */
  readonly canBeSpared: (players: readonly Competitor[]) => (one: Competitor) => boolean
  readonly leaving: (players: readonly Competitor[]) => Leaving
  /** For those who stay in a group, all of whom can be paired. */
  readonly boards: (stay: readonly Competitor[]) => Boards
  /** How many of these pairings are cracked until everybody with them can be paired. */
  readonly crackedUntil: (players: readonly Competitor[], pairs: readonly Pair[]) => number
}

export type Boards = {
  readonly opponents: Opponents
  /** 5.2 for players in the direction of pairing. */
  readonly scrutinise: (players: readonly Competitor[]) => readonly Pair[]
}

/** Lim 2.2, 2.6, 3.2, 3.2.1: the bye; scoregroups from the highest down and from the lowest up; the median, for which pairings are cracked if it must be. */
export const throughGroups = (competitors: readonly Competitor[], facts: RoundFacts, ways: Ways): PairedRound => {
  const odd = competitors.length % 2 === 1
  const bye = odd ? byeOf(competitors, ways.canBeSpared(competitors)) : null
  if (odd ? bye === null : !ways.canBePaired(competitors)) return { kind: 'impossible' }
  const field = bye === null ? competitors : without(competitors, [bye])
  const scores = [...new Set(field.map(({ score }) => score as number))].sort((a, b) => b - a)
  const at = (score: number | undefined): readonly Competitor[] => field.filter((one) => one.score === score)

  const upper: PairedGroup[] = []
  let fromAbove: readonly Competitor[] = []
  for (const score of scores.filter((one) => one > facts.median)) {
    const next = at(scores.find((one) => one < score))
    const group = { score, direction: 'down', below: false, median: false, residents: at(score), fromAbove, fromBelow: [], next } as const
    const paired = pairGroup(group, facts, ways)
    upper.push(paired)
    fromAbove = paired.floaters.map(({ player }) => player)
  }

  const median = at(facts.median)
  const lower: PairedGroup[] = []
  let fromBelow: readonly Competitor[] = []
  for (const score of scores.filter((one) => one < facts.median).reverse()) {
    const following = scores.findLast((one) => one > score)
    const beyond = following === undefined || following >= facts.median
    const inMedian = [...median, ...fromAbove]
    const next = beyond && inMedian.length > 0 ? inMedian : at(following)
    const group = { score, direction: 'up', below: true, median: false, residents: at(score), fromAbove: [], fromBelow, next } as const
    const paired = pairGroup(group, facts, ways)
    lower.push(paired)
    fromBelow = paired.floaters.map(({ player }) => player)
  }

  const pool = [...median, ...fromAbove, ...fromBelow]
  const cracked = pool.length === 0 ? [] : crackedFor(pool, upper, lower, { above: fromAbove.length, below: fromBelow.length }, facts, ways)
  const last: Group = {
    score: facts.median,
    direction: 'down',
    below: false,
    median: true,
    residents: median,
    fromAbove: [...fromAbove, ...crackedFrom(cracked, 'above')],
    fromBelow: [...fromBelow, ...crackedFrom(cracked, 'below')],
    next: [],
  }
  return { kind: 'paired', bye, groups: [...upper, ...lower, ...(pool.length === 0 ? [] : [pairGroup(last, facts, ways)])], cracked }
}

/** Lim 2.6: pairings of both sides, from the neighbours of the median outwards, until those in it can be paired. */
const crackedFor = (
  pool: readonly Competitor[],
  upper: readonly PairedGroup[],
  lower: readonly PairedGroup[],
  floaters: { readonly above: number; readonly below: number },
  facts: RoundFacts,
  ways: Ways,
): readonly Cracked[] => {
  if (ways.canBePaired(pool)) return []
  const order = cracksInOrder(upper.toReversed().map(pairsOf), lower.toReversed().map(pairsOf), floaters, facts)
  const count = ways.crackedUntil(
    pool,
    order.map(({ pair }) => pair),
  )
  return order.slice(0, count)
}

/** Lim 2.3, 3.6, 3.7, 5.2: who leaves a group, then the boards of those who floated into it, then the others. */
const pairGroup = (group: Group, facts: RoundFacts, ways: Ways): PairedGroup => {
  const { direction, residents, fromAbove, fromBelow, next } = group
  const arrived = [...fromAbove, ...fromBelow]
  const everybody = [...residents, ...arrived]
  const neighbour = { direction, players: next, compatible: ways.compatible, facts }
  const floaters = chooseFloaters(everybody, new Set(arrived), ways.leaving(everybody), neighbour)
  const gone = floaters.map(({ player }) => player)
  const stay = without(everybody, gone)
  const { opponents, scrutinise } = ways.boards(stay)
  const ofFloaters = pairOfFloaters(
    { ...group, fromAbove: without(fromAbove, gone), fromBelow: without(fromBelow, gone) },
    stay,
    opponents,
    facts,
  )
  const rest = without(
    stay,
    ofFloaters.flatMap(({ first, second }) => [first, second]),
  ).toSorted(inDirection(direction))
  const scrutinised = facts.colourExchanges === 'one-walk' ? pairedInOneWalk(rest, opponents, facts) : scrutinise(rest)
  return { ...group, floaters, ofFloaters, scrutinised }
}
