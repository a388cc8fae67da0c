import { type Budget, defaultLimit, makeBudget } from '../rulebook/by-the-book/budget.ts'
import type { Book } from '../rulebook/fide-dutch/by-the-book/book.ts'
import type { Candidate } from '../rulebook/fide-dutch/by-the-book/candidate.ts'
import { candidates } from '../rulebook/fide-dutch/by-the-book/candidates.ts'
import { canBeCompleted } from '../rulebook/fide-dutch/by-the-book/completion.ts'
import { lookAheadTo } from '../rulebook/fide-dutch/by-the-book/following-bracket.ts'
import type { Below, PairedBracket } from '../rulebook/fide-dutch/by-the-book/pair-bracket.ts'
import { type Impossible, memo, type PairedRound, pairBrackets } from '../rulebook/fide-dutch/by-the-book/pair-round.ts'
import { compareFailures, compareReportCards, type ReportCard, reportCard } from '../rulebook/fide-dutch/by-the-book/report-card.ts'
import type { Competitor } from '../rulebook/fide-dutch/competitor.ts'
import { mayMeet } from '../rulebook/fide-dutch/edition.ts'
import { book as book2017 } from '../rulebook/fide-dutch-2017/by-the-book.ts'
import { lookAheadTo as lookAhead2026 } from '../rulebook/fide-dutch-2026/by-the-book/following-bracket.ts'
import { lowestByeScore, pairBrackets as pairBrackets2026 } from '../rulebook/fide-dutch-2026/by-the-book/pair-brackets.ts'
import { book as book2026 } from '../rulebook/fide-dutch-2026/by-the-book.ts'

/** An edition as the book has it, for questions about candidates that were not chosen. */
export type AskedBook = {
  readonly book: Book
  readonly pair: (competitors: readonly Competitor[]) => PairedRound | Impossible
  /** What a bracket of the round is bound to. */
  readonly below: (index: number, round: PairedRound, competitors: readonly Competitor[], budget: Budget) => Below
}

const isAssignee = (score: number | null) => (player: Competitor) => player.mayTakeBye && player.score === score

const following = (competitors: readonly Competitor[], score: number): readonly (readonly Competitor[])[] => {
  const below = competitors.filter((player) => player.score < score)
  const next = below.filter((player) => player.score === below[0]!.score)
  return [next, below.filter((player) => !next.includes(player))]
}

export const asked2017: AskedBook = {
  book: book2017,
  pair: (competitors) => pairBrackets(competitors, book2017, defaultLimit),
  below: (index, round, competitors, budget) => {
    const { bracket } = round.brackets[index]!
    const { edition } = book2017
    if (bracket.last) return { completes: null, lookAhead: null, byeScore: null }
    const [next, rest] = following(competitors, bracket.lowestScore) as [readonly Competitor[], readonly Competitor[]]
    if (bracket.kind === 'normal')
      return { completes: null, lookAhead: lookAheadTo(next, rest.length === 0, edition, budget), byeScore: null }
    const completes = memo((downfloaters) => canBeCompleted([...downfloaters, ...next, ...rest], edition, budget))
    return { completes, lookAhead: null, byeScore: null }
  },
}

export const asked2026: AskedBook = {
  book: book2026,
  pair: (competitors) => pairBrackets2026(competitors, book2026, defaultLimit),
  below: (index, round, competitors, budget) => {
    const { bracket } = round.brackets[index]!
    const [next, rest] = following(competitors, bracket.lowestScore) as [readonly Competitor[], readonly Competitor[]]
    const byeScore = lowestByeScore([...bracket.players, ...next, ...rest], book2026, defaultLimit)
    const completesWith = (below: readonly Competitor[]) =>
      memo((players) => canBeCompleted([...players, ...below], book2026.edition, budget, isAssignee(byeScore)))
    const lookAhead = next.length === 0 ? null : lookAhead2026(next, completesWith(rest), book2026.edition, budget)
    return { completes: completesWith([...next, ...rest]), lookAhead, byeScore }
  },
}

/** The best candidate of a bracket among those that `wanted` lets pass, the first generated of equals; null when none is acceptable. */
export const bestByTheBook = (
  { bracket }: PairedBracket,
  { book }: AskedBook,
  below: Below,
  wanted: (candidate: Candidate) => boolean,
): { readonly candidate: Candidate; readonly card: ReportCard } | null => {
  const budget = makeBudget(defaultLimit)
  const criteria = book.edition.criteria.filter((criterion) => criterion.kind !== 'next-bracket' || below.lookAhead !== null)
  const size = bracket.players.length
  for (let pairs = Math.floor(size / 2); pairs >= 0; pairs--) {
    if (bracket.last && size - 2 * pairs > 1) break
    let best: { readonly candidate: Candidate; readonly card: ReportCard } | null = null
    for (let m1 = Math.min(bracket.movedDown, pairs); m1 >= 0; m1--)
      for (const candidate of candidates(bracket, { pairs, m1 }, book, budget)) {
        if (!wanted(candidate)) continue
        if (bracket.last && candidate.downfloaters.some((player) => !player.mayTakeBye)) continue
        if (below.completes !== null && !below.completes(candidate.downfloaters)) continue
        const card = reportCard(criteria, candidate, bracket, below.lookAhead, below.byeScore)
        if (best === null || compareReportCards(card, best.card) < 0) best = { candidate, card }
      }
    if (best !== null) return best
  }
  return null
}

/** The first article in which two cards differ, or null. */
export const firstDifferent = (a: ReportCard, b: ReportCard): string | null =>
  a.find((failure, index) => compareFailures(failure, b[index]!) !== 0)?.article ?? null

/** The place of the bye, which has to be filled when the number of players is odd. */
export type Placed = Competitor | 'bye'

/** Can all of `wanted` find a partner out of `everybody`? Tries everything; who may take the bye may be its partner. */
export const canAllBePaired = (wanted: readonly Placed[], everybody: readonly Placed[], { book }: AskedBook): boolean => {
  const joined = (a: Placed, b: Placed): boolean => {
    if (a === 'bye' || b === 'bye') return a !== b && (a === 'bye' ? (b as Competitor) : a).mayTakeBye
    return a !== b && mayMeet(book.edition, a, b)
  }
  const possible = (open: readonly Placed[], free: readonly Placed[]): boolean => {
    const [first, ...others] = open
    if (first === undefined) return true
    return free.some(
      (other) =>
        joined(first, other) &&
        possible(
          others.filter((one) => one !== other),
          free.filter((one) => one !== first && one !== other),
        ),
    )
  }
  return possible(wanted, everybody)
}

/** With the bye when their number is odd. */
export const toBeDealtWith = (players: readonly Competitor[]): readonly Placed[] =>
  players.length % 2 === 0 ? players : [...players, 'bye']
