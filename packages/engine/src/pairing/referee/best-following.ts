import { type BestFloaters, mayMeet } from './best-floaters.ts'
import { maximumMatching } from './maximum-matching.ts'
import type { Row } from './sheet.ts'

/** Can all these be paired with one another? Of an odd number somebody with `byePoints`, who is not kept from it, has the bye. */
export const canBeCompleted = (rows: readonly Row[], byePoints: number | null): boolean => {
  const mates = maximumMatching(rows.length + (rows.length % 2), (a, b) => {
    const [first, second] = [rows[a]!, rows[b]]
    return second === undefined ? !first.keptFromBye && first.points === byePoints : mayMeet(first, second)
  })
  return !mates.includes(-1)
}

/** Sets of unpaired players looked at before the referee leaves the question open. */
const most = 3000

/**
 * C8 of 2026: at best, who stays unpaired in the following bracket so that they and everybody below can be paired, the bye at `byePoints`? Fewest
 * first, then the lowest scores, compared from the highest. MDPs meet residents only. null: too many ways to tell.
 *
 * The matching takes players from the highest down and never gives up whom it has covered, so those it leaves are fewest and lowest; if they will
 * not do, sets are tried in order from there.
 */
export const bestFollowing = (
  movedDown: readonly Row[],
  residents: readonly Row[],
  below: readonly Row[],
  byePoints: number | null,
): BestFloaters | null => {
  const players = [...movedDown, ...residents]
  const mates = maximumMatching(players.length, (a, b) => b >= movedDown.length && mayMeet(players[a]!, players[b]!))
  const left = players.filter((_, index) => mates[index] === -1)
  if (canBeCompleted([...left, ...below], byePoints)) return floaters(left)

  const canBePaired = (rows: readonly Row[]): boolean => {
    const above = rows.filter((row) => movedDown.includes(row)).length
    return !maximumMatching(rows.length, (a, b) => b >= above && mayMeet(rows[a]!, rows[b]!)).includes(-1)
  }
  let tried = 0
  const fromLowest = players.toReversed()
  for (let size = left.length; size <= players.length; size += 2)
    for (const set of setsFromLowest(fromLowest, size)) {
      if (tried++ === most) return null
      const others = players.filter((row) => !set.includes(row))
      if (canBePaired(others) && canBeCompleted([...set, ...below], byePoints)) return floaters(set)
    }
  return null
}

const floaters = (rows: readonly Row[]): BestFloaters => ({
  unpaired: rows.length,
  scores: rows.map(({ points }) => points).sort((a, b) => b - a),
})

/** Sets of this size, those whose highest member is lowest first, then the second highest, and so on. */
function* setsFromLowest(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  if (size === 0) return yield []
  for (let top = size - 1; top < rows.length; top++)
    for (const others of setsFromLowest(rows.slice(0, top), size - 1)) yield [rows[top]!, ...others]
}
