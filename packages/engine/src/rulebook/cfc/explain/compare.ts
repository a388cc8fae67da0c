import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { criterionOf, type ExplainedCandidate } from '../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../pairing/explanation-cards.ts'
import { worseOrLater } from '../../explain/later.ts'
import { changeOf, type Wish } from '../../explain/telling.ts'
import { whoIsStuck } from '../bye.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { seatsOf } from '../group-order.ts'
import { isTop } from '../interchange.ts'
import { lawCounts } from '../laws.ts'
import { keptInOrder } from '../odd-men.ts'
import { type GroupCriterion, groupCriteria } from '../pair-cost.ts'
import { cardOf } from './card.ts'
import { byeChoice, type Choice, oddManChoice, opponentChoice } from './precedence.ts'
import { type CfcRound, interchangeIn, pairedRound, restOf, tablesOf } from './round.ts'

/**
 * The round is paired again with the wish granted, as the handbook has it: the bye first (615), then the laws (618) from the top group down, then who is an odd
 * man and whom he meets (623 to 625), then each group by itself (622). The first of these that comes out otherwise decides.
 */
export const compareRounds = (chosen: CfcRound, wish: Wish): WhyNot => {
  const tournament = withWish(chosen, wish)
  const granted = pairedRound(tournament, chosen.round, wish.kind === 'pair' ? wish.pair : [])
  if (granted === null) {
    const { stuck, only, bye } = whoIsStuck(competitorsOf(tournament, chosen.round))
    return { kind: 'cannot-be-completed', articles: ['618'], stuck: stuck.map(({ id }) => id), only: only.map(({ id }) => id), bye }
  }
  const change = changeOf(chosen.boards, granted.boards)
  if (granted.bye !== chosen.bye)
    return { kind: 'comes-first', ...byeChoice(chosen, playerIn(chosen, chosen.bye!), playerIn(chosen, granted.bye!)), change }
  const law = firstLawLost(chosen, granted)
  if (law !== null) return compared(chosen, granted, law.group, law.name, wish, change, law.reach)
  const choice = firstChoice(chosen, granted)
  if (choice !== null) return { kind: 'comes-first', ...choice, change }
  const index = firstOther(chosen, granted)
  const asked = criteriaAsked(index, chosen, granted)
  const lost = firstLost(cardOf(index, chosen, 1, asked), cardOf(index, granted, 1, asked))
  return compared(chosen, granted, index, lost === undefined ? null : criterionOf(lost), wish, change, 1, asked)
}

/** 622 (b): what a transposition is made for is asked of two pairings in which the same players change halves, and of no others. */
const criteriaAsked = (index: number, chosen: CfcRound, granted: CfcRound): readonly GroupCriterion[] => {
  const criteria = groupCriteria(chosen.settings.third)
  const moved = (round: CfcRound): string => {
    const { down, up } = interchangeIn(index, round)
    return [...down, ...up].join(' ')
  }
  return moved(chosen) === moved(granted) ? criteria : criteria.slice(0, criteria.indexOf('distance') + 1)
}

/** Everything is forbidden that would not grant the wish; whoever is to have the bye meets nobody. */
const withWish = ({ tournament, competitors, round, groups, pairs }: CfcRound, wish: Wish): Tournament => {
  const ids = competitors.map(({ id }) => id)
  const apart = (a: PlayerId, others: readonly PlayerId[]) =>
    others.filter((b) => b !== a).map((b) => ({ players: [a, b], firstRound: round, lastRound: round }))
  const forbidden = (): ReturnType<typeof apart> => {
    if (wish.kind === 'pair')
      return wish.pair.flatMap((a) =>
        apart(
          a,
          ids.filter((id) => !wish.pair.includes(id)),
        ),
      )
    const { groupOf } = tablesOf({ groups, pairs })
    const own = groupOf.get(wish.player)!
    return apart(wish.player, own === groups.length - 1 ? ids : ids.filter((id) => (groupOf.get(id) ?? own) <= own))
  }
  return { ...tournament, forbiddenPairs: [...tournament.forbiddenPairs, ...forbidden()] }
}

/** 618 (b), (c): the first group that keeps fewer of its players, or sends them further. */
const firstLawLost = (
  chosen: CfcRound,
  granted: CfcRound,
): { readonly group: number; readonly name: string; readonly reach: number } | null => {
  const counts = (round: CfcRound) => {
    const { groupOf } = tablesOf(round)
    const pairs = round.pairs.map(([higher, lower]) => [groupOf.get(higher.id)!, groupOf.get(lower.id)!] as const)
    return lawCounts(pairs, round.groups.length)
  }
  const other = counts(granted)
  for (const [group, row] of counts(chosen).entries()) {
    const down = row.findIndex((count, at) => count !== other[group]?.[at])
    if (down !== -1) return { group, name: down === 0 ? '618 (b)' : '618 (c)', reach: Math.max(1, down) }
  }
  return null
}

const playerIn = ({ competitors }: CfcRound, id: PlayerId): Competitor => competitors.find((player) => player.id === id)!

/** 622 (a) to 625, from the top group down: the first odd man with another opponent, or the first who is an odd man and need not be. */
const firstChoice = (chosen: CfcRound, granted: CfcRound): Choice | null => {
  const [own, other] = [tablesOf(chosen), tablesOf(granted)]
  const meets = (tables: typeof own, id: PlayerId): number => tables.groupOf.get(tables.mateOf.get(id)!)!
  const mate = (tables: typeof own, id: PlayerId): Competitor => playerIn(chosen, tables.mateOf.get(id)!)
  for (const [index, { players }] of chosen.groups.entries()) {
    const above = chosen.groups.slice(0, index).flatMap((group) => group.players)
    const oddMan = above.find(({ id }) => meets(own, id) === index && own.mateOf.get(id) !== other.mateOf.get(id))
    if (oddMan !== undefined) return opponentChoice(oddMan, mate(own, oddMan.id), mate(other, oddMan.id), chosen)
    const leaves = (tables: typeof own) => players.filter(({ id }) => meets(tables, id) > index)
    const [stay, gone] = [leaves(own), leaves(other)].map((list) => new Set(list.map(({ id }) => id))) as [Set<PlayerId>, Set<PlayerId>]
    const first = keptInOrder(leaves(own)).findLast(({ id }) => !gone.has(id))
    const others = leaves(other).filter(({ id }) => !stay.has(id))
    if (first !== undefined && others.length > 0) return oddManChoice(first, others)
  }
  return null
}

/** The first group with other pairs. */
const firstOther = (chosen: CfcRound, granted: CfcRound): number => {
  const [own, other] = [tablesOf(chosen).mateOf, tablesOf(granted).mateOf]
  return chosen.groups.findIndex(({ players }) => players.some(({ id }) => own.get(id) !== other.get(id)))
}

const compared = (
  chosen: CfcRound,
  granted: CfcRound,
  index: number,
  criterion: string | null,
  wish: Wish,
  change: Alternative['change'],
  reach = 1,
  asked: readonly GroupCriterion[] | null = null,
): WhyNot => {
  const higher = wish.kind === 'pair' ? wish.pair[0] : wish.player
  const leaves = (round: CfcRound): boolean => {
    const { groupOf, mateOf } = tablesOf(round)
    return groupOf.get(higher) === index && groupOf.get(mateOf.get(higher)!)! > index
  }
  const own = candidateOf(index, chosen, reach, asked)
  const alternative: Alternative = {
    articles: [own.card!.find((failure) => criterionOf(failure) === criterion)?.article ?? '622'],
    bracket: index + 1,
    mustFloat: leaves(granted) && !leaves(chosen) ? higher : null,
    chosen: own,
    alternative: candidateOf(index, granted, reach, asked),
    change,
  }
  return worseOrLater(criterion, alternative, chosen.groups[index]!.players)
}

/** The pairs of a group, those with odd men from above included, and its own odd men. */
export const candidateOf = (
  index: number,
  round: CfcRound,
  reach = 1,
  asked: readonly GroupCriterion[] | null = null,
): ExplainedCandidate => {
  const { groupOf, mateOf } = tablesOf(round)
  const rest = restOf(index, round)
  const [seats, change] = [seatsOf(rest, round.groups[index]!.shape), interchangeIn(index, round)]
  const half = (top: boolean): readonly PlayerId[] => rest.filter((_, place) => isTop(seats, change, place) === top).map(({ id }) => id)
  const numbers = (places: ReadonlySet<number>): readonly number[] => [...places].map((place) => rest[place]!.pairingNumber)
  const named = (places: ReadonlySet<number>): readonly PlayerId[] => [...places].map((place) => rest[place]!.id)
  const pairs = round.pairs.filter(([, lower]) => groupOf.get(lower.id) === index).map(([higher, lower]) => [higher.id, lower.id] as const)
  return {
    pairs,
    downfloaters: round.groups[index]!.players.map(({ id }) => id).filter((id) => groupOf.get(mateOf.get(id)!)! > index),
    illegal: [],
    card: cardOf(index, round, reach, asked),
    mdpSequence: [],
    limbo: [],
    s1: half(true),
    s2: half(false),
    s2Sequence: [],
    exchange: { down: numbers(change.down), up: numbers(change.up) },
    exchanged: { down: named(change.down), up: named(change.up) },
  }
}
