import type { Asked, RightPairs } from './by-numbers.ts'
import { canPlay, may, spareOnes } from './playable.ts'
import type { BursteinRow } from './sheet.ts'

/** So many opponents are looked at for each player of a bracket before it is given up. */
const patience = 300

/**
 * 3.2 for a large bracket, where mostly nothing is in the way: one floater at most, of the lowest score, with whom the following bracket has no more floaters than by its number, and
 * no more colours denied than heads say. The order of 4 is gone through from its beginning; what heads do not allow is not entered. The first that is found is right, for nothing
 * can be better. Null where there is none, or it takes too long.
 */
export const byHeads = (asked: Asked): RightPairs | null => {
  const found = firstByHeads(asked.bracket)
  return found !== null && restPlays(found.floaters[0] ?? null, asked) ? found : null
}

type Heads = { white: number; black: number; free: number }
const kindOf = ({ due }: BursteinRow): keyof Heads => (due.colour === 'W' ? 'white' : due.colour === 'B' ? 'black' : 'free')

/** The fewest who go without their colour, of an even number. */
const least = ({ white, black, free }: Heads): number => Math.max(0, Math.abs(white - black) - free) / 2

const firstByHeads = (bracket: readonly BursteinRow[]): RightPairs | null => {
  const size = bracket.length
  const lowest = Math.min(...bracket.map(({ points }) => points))
  const mayFloat = bracket.map(({ points }) => points === lowest)
  const kinds = bracket.map(kindOf)
  const heads: Heads = { white: 0, black: 0, free: 0 }
  const floatable: Heads = { white: 0, black: 0, free: 0 }
  const take = (at: number, by: 1 | -1): void => {
    heads[kinds[at]!] += by
    if (mayFloat[at]) floatable[kinds[at]!] += by
  }
  for (let at = 0; at < size; at++) take(at, 1)
  let open = size % 2
  const atLeast = (): number => {
    if (open === 0) return least(heads)
    let fewest = Number.POSITIVE_INFINITY
    for (const kind of ['white', 'black', 'free'] as const)
      if (floatable[kind] > 0) fewest = Math.min(fewest, least({ ...heads, [kind]: heads[kind] - 1 }))
    return fewest
  }
  const allowed = atLeast()
  const opponent = new Int32Array(size).fill(-1)
  const floating = size
  let [denied, tries] = [0, patience * size]

  /** Places those from `at` on; false where it cannot be done. Each way back is one try. */
  const goOn = (from: number): boolean | null => {
    let at = from
    while (at < size && opponent[at] !== -1) at++
    if (at === size) return true
    take(at, -1)
    for (let other = size - 1; other > at; other--) {
      if (opponent[other] !== -1 || !may(bracket[at]!, bracket[other]!)) continue
      if (--tries < 0) return null
      const same = kinds[at] === kinds[other] && kinds[at] !== 'free' ? 1 : 0
      take(other, -1)
      if (denied + same + atLeast() <= allowed) {
        opponent[at] = other
        opponent[other] = at
        denied += same
        const done = goOn(at + 1)
        if (done !== false) return done
        denied -= same
        opponent[at] = opponent[other] = -1
      }
      take(other, 1)
    }
    if (open === 1 && mayFloat[at]) {
      open = 0
      opponent[at] = floating
      const done = denied + atLeast() <= allowed ? goOn(at + 1) : false
      if (done !== false) return done
      opponent[at] = -1
      open = 1
    }
    take(at, 1)
    return false
  }

  if (goOn(0) !== true) return null
  return {
    pairs: bracket.flatMap((row, at) => (opponent[at]! > at && opponent[at]! < size ? [[row, bracket[opponent[at]!]!] as const] : [])),
    floaters: bracket.filter((_, at) => opponent[at] === floating),
  }
}

/** C4, C7: the following bracket with this floater has nobody left, or one of its own score, and everybody below can play. */
const restPlays = (floater: BursteinRow | null, { next, rest }: Asked): boolean => {
  if (floater === null) return canPlay([...next, ...rest])
  const following = [floater, ...next]
  if (following.length % 2 === 0) return canPlay(following) && canPlay(rest)
  const own = spareOnes(following).filter((row) => row !== floater)
  const others = own.length === 0 ? [] : spareOnes(rest)
  return own.some((row) => others.some((other) => may(row, other)))
}
