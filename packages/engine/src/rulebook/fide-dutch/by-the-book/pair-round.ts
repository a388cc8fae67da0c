import { type Budget, makeBudget } from '../../by-the-book/budget.ts'
import { makeBracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { scoregroupsOf } from '../scoregroups.ts'
import type { Book } from './book.ts'
import { canBeCompleted, stuckGroup } from './completion.ts'
import { lookAheadTo } from './following-bracket.ts'
import { type PairedBracket, pairBracket } from './pair-bracket.ts'

/** The brackets of a round from the top, as they were finally paired. */
export type PairedRound = {
  readonly kind: 'paired'
  readonly brackets: readonly PairedBracket[]
  /** A.9: what the PPB looked like when the completion test failed; null when there was none. */
  readonly failed: PairedBracket | null
  /** Who gets the pairing-allocated bye. */
  readonly bye: Competitor | null
}

/** A.9: nothing satisfies the absolute criteria. */
export type Impossible = { readonly kind: 'impossible'; readonly stuck: readonly Competitor[]; readonly only: readonly Competitor[] }

/**
 * FIDE Dutch 2017 A.9: the round-pairing, bracket by bracket from the top. After each bracket its downfloaters and all players below must still
 * allow completion; if not, the bracket is the PPB: it is paired again under C.4, and everybody below it makes one bracket, the CLB.
 *
 * `competitors` are in the order of A.2. `limit` is the budget of a bracket.
 */
export const pairBrackets = (competitors: readonly Competitor[], book: Book, limit: number): PairedRound | Impossible => {
  const { edition } = book
  const completable = (players: readonly Competitor[]): boolean => canBeCompleted(players, edition, makeBudget(limit))
  if (!completable(competitors)) return { kind: 'impossible', ...stuckGroup(competitors, edition, makeBudget(limit)) }

  const groups = scoregroupsOf(competitors)
  const brackets: PairedBracket[] = []
  let failed: PairedBracket | null = null
  let movedDown: readonly Competitor[] = []
  for (let level = 0; level < groups.length; level++) {
    const budget = makeBudget(limit)
    const residents = groups[level]!
    const rest = groups.slice(level + 1).flat()
    const completes = memo((downfloaters) => completable([...downfloaters, ...rest]))
    const normal = makeBracket('normal', movedDown, residents, rest.length === 0)
    const lookAhead = ahead(groups, level, book, budget)
    const paired = pairBracket(normal, book, { completes: null, lookAhead, byeScore: null }, budget)
    if (paired !== null && (rest.length === 0 || completes(paired.candidate.downfloaters))) {
      brackets.push(paired)
      movedDown = paired.candidate.downfloaters
      continue
    }
    // In the last bracket nothing can fail: a failure would have been seen one bracket higher.
    failed = certain(paired)
    const ppb = makeBracket('penultimate', movedDown, residents, false)
    const penultimate = certain(pairBracket(ppb, book, { completes, lookAhead: null, byeScore: null }, makeBudget(limit)))
    const clb = makeBracket('collapsed', penultimate.candidate.downfloaters, rest, true)
    const collapsed = certain(pairBracket(clb, book, { completes: null, lookAhead: null, byeScore: null }, makeBudget(limit)))
    brackets.push(penultimate, collapsed)
    break
  }
  return { kind: 'paired', brackets, failed, bye: brackets.at(-1)?.candidate.downfloaters[0] ?? null }
}

/** C.7 looks at the next scoregroup, and no further. */
const ahead = (groups: readonly (readonly Competitor[])[], level: number, book: Book, budget: Budget) => {
  const next = groups[level + 1]
  return next === undefined ? null : lookAheadTo(next, level + 2 === groups.length, book.edition, budget)
}

/** A question about downfloaters, asked once for each set of them. */
export const memo = (test: (downfloaters: readonly Competitor[]) => boolean): ((downfloaters: readonly Competitor[]) => boolean) => {
  const known = new Map<string, boolean>()
  return (downfloaters) => {
    const key = downfloaters.map((player) => player.rank).join()
    const answer = known.get(key) ?? test(downfloaters)
    known.set(key, answer)
    return answer
  }
}

const certain = <T>(value: T | null): T => {
  if (value === null) throw new Error('A.9: a bracket that can be completed has no acceptable candidate')
  return value
}
