import type { Bracket, BracketPairing, Pair } from '../bracket.ts'
import type { CriteriaEdition } from '../edition.ts'
import { mayMeet } from '../edition.ts'
import { fewestAlone } from '../left-alone.ts'
import type { LookAhead } from '../look-ahead.ts'
import { suitsNext } from '../suits-next.ts'
import { type BracketBound, boundOf } from './bracket-bound.ts'
import { matchRemainder } from './match-remainder.ts'
import { walkRemainder } from './walk-remainder.ts'

/**
 * The best candidate of a bracket where it can be read off without a matching; null where it cannot.
 *
 * Counting heads bounds every criterion from below (bracket-bound.ts). The candidates are then walked in the order of B.7, D.1, choosing for each
 * player the first opponent after whom the bound can still be met as far as numbers tell. The first candidate that is completed this way
 * meets the bound, so none is better; and every choice passed over was illegal or made the bound unreachable, so none is earlier. Exchanges
 * (D.2) are never needed unless past opponents stand in the way; then the weighted matching decides.
 */
export const pairInOrder = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition): BracketPairing | null => {
  if (bracket.kind !== 'normal' || (ahead.mustComplete && !bracket.last)) return null
  if (fewestAlone(bracket.players) > 1) return null
  const bound = boundOf(bracket, ahead, edition)
  return bound === null ? null : walk(bracket, ahead, edition, bound)
}

/** MDPs first, each with the highest resident that the bound allows. What the remainder then needs may be an exchange: not for us to say. */
const walk = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition, bound: BracketBound): BracketPairing | null => {
  const { players, movedDown } = bracket
  const opponents: number[] = []
  for (let mdp = 0; mdp < movedDown; mdp++) {
    const opponent = players.findIndex(
      (player, resident) =>
        resident >= movedDown &&
        !opponents.includes(resident) &&
        mayMeet(edition, players[mdp]!, player) &&
        bound.canBeMet([...opponents, resident]),
    )
    if (opponent === -1) return null
    opponents.push(opponent)
  }
  return finish(bracket, ahead, edition, bound, opponents)
}

const finish = (
  bracket: Bracket,
  ahead: LookAhead,
  edition: CriteriaEdition,
  bound: BracketBound,
  opponents: readonly number[],
): BracketPairing | null => {
  const { players, movedDown } = bracket
  const taken = new Set(opponents)
  const remainder = players.flatMap((_, i) => (i < movedDown || taken.has(i) ? [] : [i]))
  const options = bound.remainderOptions(opponents)
  const found = walkRemainder(players, remainder, options, bound.kindOf) ?? matchRemainder(players, remainder, options, bound.kindOf)
  if (found === null) return null
  const toPair = (higher: number, lower: number): Pair => ({ higher: players[higher]!, lower: players[lower]! })
  const pairs = [...opponents.map((resident, mdp) => toPair(mdp, resident)), ...found.pairs.map(([a, b]) => toPair(a, b))]
  if (found.unpaired === null) return { pairs, downfloaters: [], leftInNext: ahead.next }
  const floater = players[found.unpaired]!
  if (bracket.last || ahead.next.length === 0) return { pairs, downfloaters: [floater], leftInNext: [floater] }
  const left = suitsNext([floater], ahead, edition)
  return left === null ? null : { pairs, downfloaters: [floater], leftInNext: left }
}
