import type { PlayerId } from '../../../model/ids.ts'
import { criterionOf, type ExplainedCandidate, type Failure } from '../../../pairing/explanation.ts'
import type { Alternative, WhyNot } from '../../../pairing/explanation-answers.ts'
import { firstLost } from '../../../pairing/explanation-cards.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { halvedCandidate, worseOrLater } from '../../explain/later.ts'
import { changeOf, type Stuck, type Wish } from '../../explain/telling.ts'
import { sameGroup } from '../b4-restricted.ts'
import { repeatedFloats, repeatedWhenFree } from '../b5-same-float.ts'
import { byRank, type Competitor } from '../competitor.ts'
import { type PairedBracket, type PairedRound, pairBrackets } from '../pair-brackets.ts'
import type { SsmReadings } from '../rules.ts'
import { stuckOf } from '../stuck.ts'

/**
 * The round is paired again with the wish granted; the first bracket that comes out otherwise is compared by section B in its order: players left free (B3), the bye
 * (B2), groups kept apart (B4), floats (B5). Where nothing is worse, C3 to C6 came to what was chosen first.
 */
export const compareRounds = (chosen: PairedRound, competitors: readonly Competitor[], readings: SsmReadings, wish: Wish): WhyNot => {
  const constrained = withWish(chosen, competitors, wish)
  const granted = pairBrackets(constrained, readings)
  if (granted === null) {
    const stuck = stuckOf(constrained)
    return { kind: 'cannot-be-completed', articles: [stuck === null ? 'C9' : 'B3'], ...(stuck ?? deadEnd) }
  }
  const index = chosen.brackets.findIndex((bracket, at) => textOf(bracket) !== textOf(granted.brackets[at]))
  const [own, other] = [chosen.brackets[index]!, granted.brackets[index]!]
  const combined = playersOf(other).length - playersOf(own).length
  const last = (round: PairedRound, bracket: PairedBracket): boolean => bracket === round.brackets.at(-1)
  const cards =
    combined > 0
      ? [[combination(0)], [combination(new Set(other.residents.map(({ score }) => score)).size)]]
      : combined < 0
        ? [[], []]
        : [cardOf(own, last(chosen, own)), cardOf(other, last(chosen, own))]
  const [card, otherCard] = cards as [readonly Failure[], readonly Failure[]]
  const lost = firstLost(card, otherCard)
  const higher = wish.kind === 'pair' ? wish.pair[0] : wish.player
  const leaves = ({ free }: PairedBracket): boolean => free.some(({ id }) => id === higher)
  const alternative: Alternative = {
    articles: [lost?.article ?? 'C3'],
    bracket: index + 1,
    mustFloat: leaves(other) && !leaves(own) ? higher : null,
    chosen: candidateOf(own, card),
    alternative: candidateOf(other, otherCard),
    change: changeOf(boardsOf(chosen), boardsOf(granted)),
  }
  return worseOrLater(lost === undefined ? null : criterionOf(lost), alternative, playersOf(own))
}

/** Only the stepwise reading has one. */
export const deadEnd: Stuck = { stuck: [], only: [], bye: false, deadEnd: true }

/** Everything is forbidden that would not grant the wish; whoever is to have the bye meets nobody. */
const withWish = ({ brackets }: PairedRound, competitors: readonly Competitor[], wish: Wish): readonly Competitor[] => {
  const rankOf = (id: PlayerId): number => competitors.find((player) => player.id === id)!.rank
  const forbids = ((): ((a: number, b: number) => boolean) => {
    if (wish.kind === 'pair') {
      const two = wish.pair.map(rankOf)
      return (a, b) => two.includes(a) !== two.includes(b)
    }
    const rank = rankOf(wish.player)
    const own = brackets.find(({ pairs }) => pairs.some(({ higher, lower }) => higher.rank === rank || lower.rank === rank))!
    // Neither in the bracket nor, for whoever is above, upwards: the wish is to go down.
    const lowest = Math.min(...playersOf(own).map(({ score }) => score))
    const inside = new Set(competitors.filter(({ score }) => own === brackets.at(-1) || score >= lowest).map((player) => player.rank))
    return (a, b) => (a === rank && inside.has(b)) || (b === rank && inside.has(a))
  })()
  return competitors.map((player) => {
    const more = competitors.filter(({ rank }) => rank !== player.rank && forbids(player.rank, rank)).map(({ rank }) => rank)
    return more.length === 0 ? player : { ...player, excluded: new Set([...player.excluded, ...more]) }
  })
}

export const playersOf = ({ incoming, residents }: PairedBracket): readonly Competitor[] => [...incoming, ...residents].sort(byRank)

const textOf = (bracket: PairedBracket | undefined): string => {
  if (bracket === undefined) return ''
  const pairs = bracket.pairs.map(({ higher, lower }) => `${higher.rank}-${lower.rank}`).sort()
  return [...pairs, ...bracket.free.map(({ rank }) => rank)].join()
}

const count = (article: string, value: number): Failure => ({ kind: 'count', article, value })
const combination = (value: number): Failure => ({ kind: 'count', article: 'C9', name: 'C9', value })

/** SSM B2 to B5: how far the pairing of a bracket falls short. */
export const cardOf = ({ pairs, free }: PairedBracket, last: boolean): readonly Failure[] => [
  count('B3', free.length),
  ...(last ? [count('B2', free.filter((player) => !player.mayTakeBye).length)] : []),
  count('B4', pairs.filter(({ higher, lower }) => sameGroup(higher, lower)).length),
  count(
    'B5',
    pairs.reduce((sum, { higher, lower }) => sum + repeatedFloats(higher, lower), 0) +
      free.reduce((sum, player) => sum + repeatedWhenFree(player), 0),
  ),
]

/** C2: S1 is the upper half as it first stands. */
export const candidateOf = (bracket: PairedBracket, card: readonly Failure[]): ExplainedCandidate => {
  const pairs = bracket.pairs.toSorted((a, b) => a.higher.rank - b.higher.rank).map(({ higher, lower }) => [higher.id, lower.id] as const)
  const free = bracket.free.map(({ id }) => id)
  return halvedCandidate(playersOf(bracket), pairs, free, card)
}

export const boardsOf = ({ pairs }: PairedRound): readonly Board[] =>
  pairs.toSorted((a, b) => a.higher.rank - b.higher.rank).map(({ higher, lower }) => ({ white: higher.id, black: lower.id }))
