import type { Points } from '../../../model/points.ts'
import { makeBudget } from '../../by-the-book/budget.ts'
import { makeBracket } from '../../fide-dutch/bracket.ts'
import type { Book } from '../../fide-dutch/by-the-book/book.ts'
import { canBeCompleted, stuckGroup } from '../../fide-dutch/by-the-book/completion.ts'
import { type PairedBracket, pairBracket } from '../../fide-dutch/by-the-book/pair-bracket.ts'
import { type Impossible, memo, type PairedRound } from '../../fide-dutch/by-the-book/pair-round.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import { scoregroupsOf } from '../../fide-dutch/scoregroups.ts'
import { lookAheadTo } from './following-bracket.ts'

/**
 * FIDE Dutch 2026, 1.9 and article 3: the round, bracket by bracket from the top. Every bracket must leave players who can all be paired (C4), with
 * the bye at the lowest score that is possible (C5); only then its own qualities count.
 *
 * `competitors` are in the order of 1.2. `limit` is the budget of a bracket.
 */
export const pairBrackets = (competitors: readonly Competitor[], book: Book, limit: number): PairedRound | Impossible => {
  const { edition } = book
  if (!canBeCompleted(competitors, edition, makeBudget(limit)))
    return { kind: 'impossible', ...stuckGroup(competitors, edition, makeBudget(limit)) }

  const groups = scoregroupsOf(competitors)
  const brackets: PairedBracket[] = []
  let movedDown: readonly Competitor[] = []
  for (const [level, residents] of groups.entries()) {
    const budget = makeBudget(limit)
    const rest = groups.slice(level + 1).flat()
    const byeScore = lowestByeScore([...movedDown, ...residents, ...rest], book, limit)
    const completesWith = (below: readonly Competitor[]) =>
      memo((players) => canBeCompleted([...players, ...below], edition, makeBudget(limit), (player) => isAssignee(player, byeScore)))
    const next = groups[level + 1]
    const lookAhead = next === undefined ? null : lookAheadTo(next, completesWith(groups.slice(level + 2).flat()), edition, budget)
    const bracket = makeBracket('normal', movedDown, residents, next === undefined)
    const paired = pairBracket(bracket, book, { completes: completesWith(rest), lookAhead, byeScore }, budget)
    if (paired === null) throw new Error('C4: a bracket that can be completed has no acceptable candidate')
    brackets.push(paired)
    movedDown = paired.candidate.downfloaters
  }
  return { kind: 'paired', brackets, failed: null, bye: movedDown[0] ?? null }
}

const isAssignee = (player: Competitor, byeScore: Points | null): boolean => player.mayTakeBye && player.score === byeScore

/** C5: of all ways to pair those not yet paired, the lowest score at which the bye is given; null when their number is even. */
export const lowestByeScore = (players: readonly Competitor[], { edition }: Book, limit: number): Points | null => {
  if (players.length % 2 === 0) return null
  const scores = [...new Set(players.map((player) => player.score))].sort((a, b) => a - b)
  const lowest = scores.find((score) => canBeCompleted(players, edition, makeBudget(limit), (player) => isAssignee(player, score)))
  if (lowest === undefined) throw new Error('C5: the bye has no place although the round can be completed')
  return lowest
}
