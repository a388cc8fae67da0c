import { colourCost } from './colour-allocation.ts'
import { type Competitor, mayMeet } from './competitor.ts'
import { partsOf, type Shape } from './group.ts'
import { leastTransport } from './least-transport.ts'

/** So much looking back is cheaper than a matching. */
const stepsPerPlayer = 30

/** Third game running, equalisation, alternation in one number; each group is far smaller than the factors. */
const [third, equal] = [1e10, 1e5]

/**
 * CFC 622 (b) where it can be read off without a matching; null where it cannot. Opponents by place.
 *
 * Counting the due colours bounds what must be denied, whoever meets whom. The players of each top half then take, from the top, the first of their
 * bottom half whom they may meet and after whom the bound can still be kept as far as numbers tell, going back where nobody is left. A pairing
 * completed this way has no interchange, keeps no two together who asked to be apart and denies no more than the bound, so none is better; and
 * every choice passed over was illegal or worse, so none is earlier.
 */
export const walkGroup = (players: readonly Competitor[], shape: Shape, alternate: boolean): readonly number[] | null => {
  const mates = players.map(() => -1)
  let start = 0
  for (const size of partsOf(players, shape)) {
    const found = walkPart(players.slice(start, start + size), alternate)
    if (found === null) return null
    found.forEach((bottom, top) => {
      mates[start + top] = start + bottom
      mates[start + bottom] = start + top
    })
    start += size
  }
  return mates
}

/** For each place of the top half, the place of the opponent. */
const walkPart = (players: readonly Competitor[], alternate: boolean): readonly number[] | null => {
  const half = players.length / 2
  const { kindOf, costs, kinds } = kindsOf(players, alternate)
  const top = new Array<number>(kinds).fill(0)
  const bottom = new Array<number>(kinds).fill(0)
  kindOf.forEach((kind, place) => {
    if (place < half) top[kind]!++
    else bottom[kind]!++
  })
  const bound = leastTransport(top, bottom, costs)
  if (Math.floor(bound / equal) > leastDenied(players)) return null

  const opponents: number[] = []
  const taken = new Uint8Array(players.length)
  let steps = stepsPerPlayer * players.length
  const visit = (place: number, left: number): boolean => {
    if (place === half) return true
    const kind = kindOf[place]!
    top[kind]!--
    const allowed = new Map<number, boolean>()
    for (let other = half; other < players.length; other++) {
      if (taken[other] === 1 || !mayMeet(players[place]!, players[other]!) || players[place]!.apart.has(players[other]!.id)) continue
      const otherKind = kindOf[other]!
      const after = left - costs[kind]![otherKind]!
      if (!allowed.has(otherKind)) {
        bottom[otherKind]!--
        allowed.set(otherKind, after >= 0 && leastTransport(top, bottom, costs) <= after)
        bottom[otherKind]!++
      }
      if (!allowed.get(otherKind)) continue
      if (steps-- <= 0) return false
      bottom[otherKind]!--
      taken[other] = 1
      opponents.push(other)
      if (visit(place + 1, after)) return true
      opponents.pop()
      taken[other] = 0
      bottom[otherKind]!++
    }
    top[kind]!++
    return false
  }
  return visit(0, bound) ? opponents : null
}

/** Players whose due colours are alike are of one kind; `costs` is what a pair of two kinds denies. */
const kindsOf = (players: readonly Competitor[], alternate: boolean) => {
  const keys = new Map<string, number>()
  const first: Competitor[] = []
  const kindOf = players.map((player) => {
    const { colour, why, never } = player.due
    const key = `${colour} ${why} ${never}`
    if (!keys.has(key)) {
      keys.set(key, keys.size)
      first.push(player)
    }
    return keys.get(key)!
  })
  const costs = first.map((a) =>
    first.map((b) => {
      const cost = colourCost(a.due, b.due)
      return cost.third * third + cost.equalisation * equal + (alternate ? cost.alternation : 0)
    }),
  )
  return { kindOf, costs, kinds: first.length }
}

/** What no pairing of these players, with interchanges or without, can go below: third games running and equalising colours denied. */
const leastDenied = (players: readonly Competitor[]): number => {
  const half = players.length / 2
  const beyondHalf = (is: (player: Competitor) => boolean): number => Math.max(0, players.filter(is).length - half)
  const thirds = beyondHalf(({ due }) => due.never === 'white') + beyondHalf(({ due }) => due.never === 'black')
  const equals =
    beyondHalf(({ due }) => due.why === 'equalisation' && due.colour === 'white') +
    beyondHalf(({ due }) => due.why === 'equalisation' && due.colour === 'black')
  return (thirds * third) / equal + equals
}
