import type { Bracket, BracketPairing } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted } from '../completion.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { LookAhead } from '../look-ahead.ts'
import { pairForBye } from '../pair-bracket.ts'
import type { PairedBracket } from '../pair-round.ts'
import { pairAround } from './pair-around.ts'
import type { Candidate } from './report-card.ts'
import { forbidding, onlyPairs, type Wish } from './wish.ts'

/**
 * The best candidate of a bracket that grants a wish, the first generated among equals; null when none lets the round be completed.
 *
 * Two who leave the bracket together may meet further down, for all that completing the round asks. The matching knows of that for MDPs only, and
 * need not for others: paired where they are, they would leave two downfloaters less. So a wish that can be granted in no other way costs two
 * downfloaters more than were chosen, and one who is to float may as well take the opponent along.
 */
export const bestGranting = (wish: Wish, { bracket, ahead, pairing }: PairedBracket, edition: CriteriaEdition): Candidate | null => {
  const direct = readOff(wish, bracket, ahead, edition) ?? bestWith(wish, bracket, ahead, edition)
  const [floater] = wish.floaters
  if (floater === undefined || !ahead.mustComplete || bracket.last) return direct
  const together = withoutPairOf(floater, pairing)
  return direct !== null && direct.downfloaters.length <= together.downfloaters.length ? direct : together
}

/** The same where it can be read off, which is nearly always in a large field; null where it cannot. */
const readOff = (wish: Wish, bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): Candidate | null => {
  const settled = { pairs: wish.pairs, floaters: [...wish.floaters, ...wish.limbo], couple: [] }
  const found = pairAround(settled, bracket, ahead, edition)
  if (found === null) return null
  const asked = new Set(wish.pairs.flat())
  return found.pairs.some(({ higher, lower }) => !asked.has(higher) && wish.forbidden(higher, lower)) ? null : found
}

/** What was chosen, but for the pair of one player, who leaves with the opponent. */
const withoutPairOf = (player: Competitor, { pairs, downfloaters }: Candidate): Candidate => {
  const [own] = pairs.filter(({ higher, lower }) => higher === player || lower === player)
  return {
    pairs: pairs.filter((pair) => pair !== own),
    downfloaters: [...downfloaters, own!.higher, own!.lower].sort((a, b) => a.rank - b.rank),
  }
}

/** By matching: the wish is granted to copies of the players with more pairs forbidden. */
export const bestWith = (wish: Wish, bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): Candidate | null => {
  const inside = new Set(bracket.players.map((player) => player.rank))
  const movedDown = new Set(bracket.players.slice(0, bracket.movedDown).map((player) => player.rank))
  const leaving = new Set(wish.floaters.map((player) => player.rank))
  const elsewhere = onlyPairs(wish.pairs)
  const everybody = forbidding([...bracket.players, ...ahead.next, ...ahead.rest], (a, b) => {
    if (elsewhere(a, b)) return true
    // Two MDPs do not meet in the bracket anyway; if the matching joins them, they meet further down.
    if (!inside.has(a.rank) || !inside.has(b.rank) || (movedDown.has(a.rank) && movedDown.has(b.rank))) return false
    return leaving.has(a.rank) || leaving.has(b.rank) || wish.forbidden(a, b)
  })
  const size = bracket.players.length
  const bound: LookAhead = {
    ...ahead,
    next: everybody.slice(size, size + ahead.next.length),
    rest: everybody.slice(size + ahead.next.length),
  }
  const constrained: Bracket = { ...bracket, players: everybody.slice(0, size) }
  const easy = pairWithoutRest(constrained, bound, edition)
  const found = asOriginals(easy ?? pairForBye(constrained, bound, edition), bracket)
  return grants(found, wish) && completes(found, bracket, ahead, edition) ? found : null
}

/**
 * The bracket as if the players further down were no burden, if they are none: what is best so, the following bracket being as good as it was found
 * to be, is best altogether. null when they are one.
 */
const pairWithoutRest = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketPairing | null => {
  if (!ahead.mustComplete || bracket.kind !== 'normal' || bracket.last) return null
  const free = pairForBye(bracket, { ...ahead, rest: [], mustComplete: false }, edition)
  return canBeCompleted([...free.leftInNext, ...ahead.rest], edition, ahead.mayBeLeftOver) ? free : null
}

/** A wish is granted to copies with more pairs forbidden; what comes of it is about the players themselves. */
const asOriginals = ({ pairs, downfloaters }: Candidate, bracket: Bracket): Candidate => {
  const own = new Map(bracket.players.map((player) => [player.rank, player]))
  const original = (player: Competitor): Competitor => own.get(player.rank)!
  return {
    pairs: pairs.map(({ higher, lower }) => ({ higher: original(higher), lower: original(lower) })),
    downfloaters: downfloaters.map(original),
  }
}

const grants = ({ pairs, downfloaters }: Candidate, wish: Wish): boolean =>
  wish.floaters.every((player) => downfloaters.includes(player)) &&
  wish.pairs.every(([a, b]) => pairs.some(({ higher, lower }) => (higher === a && lower === b) || (higher === b && lower === a)))

/** C.4, where the bracket is bound by it, and C.2; nobody but who gets the bye is left over by the last bracket. */
const completes = ({ downfloaters }: Candidate, bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): boolean => {
  if (bracket.last) return downfloaters.length <= 1 && downfloaters.every(ahead.mayBeLeftOver)
  return !ahead.mustComplete || canBeCompleted([...downfloaters, ...ahead.next, ...ahead.rest], edition, ahead.mayBeLeftOver)
}
