import type { Points } from '../../model/points.ts'
import { type Bracket, type BracketPairing, makeBracket } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import { keepBrackets } from '../fide-dutch/keep-brackets.ts'
import type { LookAhead } from '../fide-dutch/look-ahead.ts'
import { type PairBracket, pairBracket, pairForBye } from '../fide-dutch/pair-bracket.ts'
import type { PairBrackets, PairedBracket } from '../fide-dutch/pair-round.ts'
import { scoregroupsOf } from '../fide-dutch/scoregroups.ts'
import { suitsNext } from '../fide-dutch/suits-next.ts'
import { byeScoreOf } from './bye-score.ts'
import { edition } from './edition.ts'

/** FIDE Dutch 2026, 1.9: the round, bracket by bracket from the top, so that after each of them everybody left can be paired (C4). */
export const pairBrackets: PairBrackets = (competitors, pairOne = pairBracket, kept) => {
  const groups = scoregroupsOf(competitors)
  const byeScore = byeScoreOf(competitors)
  const again = kept === undefined ? null : keepBrackets(kept, groups, byeScore)
  const paired: PairedBracket[] = []
  let movedDown: readonly Competitor[] = []
  for (const [index, residents] of groups.entries()) {
    const bracket = makeBracket('normal', movedDown, residents, index === groups.length - 1)
    const ahead = boundBy(groups[index + 1] ?? [], groups.slice(index + 2).flat(), byeScore)
    const pair = (): BracketPairing => pairWithin(bracket, ahead, pairOne)
    const pairing = again === null ? pair() : again(index, movedDown, pair)
    paired.push({ bracket, ahead, pairing, failed: null })
    movedDown = pairing.downfloaters
  }
  return paired
}

/** C4 and C5: everybody below must stay pairable, but for one who may take the bye and has its score. */
const boundBy = (next: readonly Competitor[], rest: readonly Competitor[], byeScore: Points | null): LookAhead => ({
  next,
  rest,
  mustComplete: true,
  nextIsLast: rest.length === 0,
  mayBeLeftOver: (player) => player.mayTakeBye && player.score === byeScore,
  byeScore,
})

/**
 * C4 and C5 bind every bracket, but mostly they are no burden. So the bracket is first paired without them; if what it leaves can be completed, with
 * the following bracket as good as C8 found it, no candidate that obeys them can be better or earlier, and the pairing stands. Otherwise the
 * whole rest of the field joins the matching.
 */
const pairWithin = (bracket: Bracket, bound: LookAhead, pairOne: PairBracket): BracketPairing => {
  const { rest } = bound
  const completable = (players: readonly Competitor[]): boolean => canBeCompleted(players, edition, bound.mayBeLeftOver)
  if (bracket.last) return pairForBye(bracket, bound, edition, pairOne)
  const free = pairForBye(bracket, { ...bound, rest: [], mustComplete: false }, edition, pairOne)
  return completable([...free.leftInNext, ...rest]) || anotherLeftOver(free, bound, completable)
    ? free
    : pairForBye(bracket, bound, edition, pairOne)
}

/** Residents of the following bracket tried as the one it leaves over. */
const mostLeftOver = 16

/** Where the following bracket is at its best and leaves over one resident, it may as well be another, with whom the rest can be completed. */
const anotherLeftOver = (
  { downfloaters, leftInNext }: BracketPairing,
  { next, rest, ...ahead }: LookAhead,
  completable: (players: readonly Competitor[]) => boolean,
): boolean => {
  if (rest.length === 0 || leftInNext.length !== 1 || !next.includes(leftInNext[0]!)) return false
  return next
    .slice(0, mostLeftOver)
    .filter((player) => completable([player, ...rest]))
    .some(
      (left) =>
        suitsNext(downfloaters, { ...ahead, next, rest, nextIsLast: true, mayBeLeftOver: (player) => player === left }, edition) !== null,
    )
}
