import type { Precedence, PrecedenceReason } from '../../../pairing/explanation.ts'
import { byeInOrder } from '../bye.ts'
import type { Competitor } from '../competitor.ts'
import { ruleOfChoice } from '../odd-men.ts'
import type { CfcRound } from './round.ts'

/** Somebody who comes first by a rule, with that rule. */
export type Choice = Precedence & { readonly articles: readonly string[] }

/** 615: why the bye goes to one and not to the other, after whom the others could be paired as well. */
export const byeChoice = ({ competitors, settings, round }: CfcRound, instead: Competitor, other: Competitor): Choice => {
  const order = byeInOrder(competitors, settings.seed, round).map(({ id }) => id)
  const because = order.indexOf(instead.id) > order.indexOf(other.id) ? 'laws' : byeReason(instead, other)
  return { articles: ['615'], place: 'bye', of: null, instead: instead.id, other: other.id, because }
}

const byeReason = (instead: Competitor, other: Competitor): PrecedenceReason => {
  if (instead.score !== other.score) return 'score'
  if (instead.rating === null) return 'lot'
  if (other.rating === null) return 'rated'
  return instead.rating === other.rating ? 'lower' : 'rating'
}

/** 623, 624.2, 626: why this one of a group is an odd man, and not another who would be instead. */
export const oddManChoice = (instead: Competitor, others: readonly Competitor[]): Choice => {
  const below = others.filter((player) => player.card > instead.card)
  const choice = (article: string, other: Competitor | undefined, because: PrecedenceReason): Choice | null =>
    other === undefined ? null : { articles: [article], place: 'odd-man', of: null, instead: instead.id, other: other.id, because }
  return (
    choice('626', instead.unfinished ? undefined : below.find(({ unfinished }) => unfinished), 'unfinished') ??
    choice('624.2', instead.oddBefore ? undefined : below.find(({ oddBefore }) => oddBefore), 'odd-before') ??
    choice('623', others[0], 'lower')!
  )
}

const reasons: Readonly<Record<string, PrecedenceReason>> = { '624.2': 'odd-before', '624.1': 'colour', '619.1': 'apart', '624': 'higher' }

/** 619.1, 624, 624.1, 624.2: why an odd man meets one and not the other; 624 where the other is of another group. */
export const opponentChoice = (oddMan: Competitor, instead: Competitor, other: Competitor, { groups, settings }: CfcRound): Choice => {
  const same = groups.some(({ players }) => [instead, other].every(({ id }) => players.some((player) => player.id === id)))
  const article = same ? ruleOfChoice(oddMan, instead, other, settings.oddMenByColour) : '624'
  const because = same ? reasons[article]! : 'group'
  return { articles: [article], place: 'opponent', of: oddMan.id, instead: instead.id, other: other.id, because }
}
