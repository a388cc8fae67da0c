import { leftOutInstead, perfectMatching } from '../../../matching/maximum-matching.ts'
import type { Competitor } from '../competitor.ts'
import type { Opponents } from '../pairs-in-turn.ts'

/** Players by place, and a matching of all of them that is kept while boards are made. */
export type Table = {
  readonly mate: Int32Array
  /** The first of these places whom `one` can have so that the others still have opponents; null for none. The matching has the two as mates then. */
  readonly first: (one: number, order: Iterable<number>) => number | null
  /** Their board is made: nobody else meets them. */
  readonly settle: (one: number, other: number) => void
}

type Adjacent = (i: number, j: number) => boolean

/** All of so many can be paired; `start` has pairs to begin with. */
export const tableOf = (size: number, adjacent: Adjacent, start: Iterable<readonly [number, number]> = []): Table => {
  const mate = perfectMatching(size, adjacent, start)
  if (mate === null) throw new Error('Players who are to be paired cannot all be')
  const settled = new Uint8Array(size)
  const open: Adjacent = (i, j) => settled[i] === 0 && settled[j] === 0 && adjacent(i, j)
  const join = (one: number, other: number): void => {
    mate[one] = other
    mate[other] = one
  }

  /** Mates of the two meet each other, or with a third pair between them: mostly that is enough. */
  const shortWay = (one: number, other: number): boolean => {
    const [mine, theirs] = [mate[one]!, mate[other]!]
    if (open(mine, theirs)) join(mine, theirs)
    else {
      let third = -1
      for (let at = 0; at < size && third === -1; at++) {
        if (settled[at] === 1 || at === one || at === other || at === mine || at === theirs) continue
        if (open(mine, at) && open(mate[at]!, theirs)) third = at
      }
      if (third === -1) return false
      join(mate[third]!, theirs)
      join(mine, third)
    }
    join(one, other)
    return true
  }

  return {
    mate,
    first: (one, order) => {
      let instead: ReturnType<typeof leftOutInstead> | null = null
      const alone = mate[one]!
      for (const other of order) {
        if (!open(one, other)) continue
        if (other === mate[one] || (instead === null && shortWay(one, other))) return other
        if (instead === null) {
          const without: Adjacent = (i, j) => i !== one && j !== one && open(i, j)
          mate[one] = mate[alone] = -1
          instead = leftOutInstead(size, without, mate, alone)
          join(one, alone)
        }
        if (!instead.may(other)) continue
        mate[one] = mate[alone] = -1
        instead.leaveOut(other)
        join(one, other)
        return other
      }
      return null
    },
    settle: (one, other) => {
      settled[one] = settled[other] = 1
    },
  }
}

/** Lim 3.8, 4.4: opponents by places of a table. */
export const opponentsByMatching = (players: readonly Competitor[], compatible: (a: Competitor, b: Competitor) => boolean): Opponents => {
  const placeOf = new Map(players.map((one, at) => [one, at]))
  const table = tableOf(players.length, (i, j) => compatible(players[i]!, players[j]!))
  return {
    first: (one, order, holds) => {
      const wanted = order.filter(holds).map((other) => placeOf.get(other)!)
      const found = table.first(placeOf.get(one)!, wanted)
      return found === null ? null : players[found]!
    },
    pair: (one, other) => {
      const [at, to] = [placeOf.get(one)!, placeOf.get(other)!]
      table.first(at, [to])
      table.settle(at, to)
    },
  }
}
