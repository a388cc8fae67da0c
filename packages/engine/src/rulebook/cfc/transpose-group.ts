import { firstPerfectMatching } from '../../matching/first-perfect-matching.ts'
import { colourCost } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import type { Shape } from './group.ts'
import { halvesOf } from './halves.ts'
import { mayMeet } from './laws.ts'
import { leastTransport } from './least-transport.ts'
import type { GroupRules } from './pair-cost.ts'

/** Equalisation, third games running and alternation in one number, in the order of pair-cost.ts; each group is far smaller than the factors. */
const [first, second] = [1e10, 1e5]
const factorsOf = ({ third }: GroupRules) => (third === 'first' ? { third: first, equal: second } : { third: second, equal: first })

/**
 * CFC 622 (b) where transpositions alone do it; null where they do not. Opponents by place.
 *
 * Counting the due colours bounds what must be denied, whoever meets whom. The first transposition in order is taken that keeps the bound and keeps
 * those apart who have met or asked for it. It has no interchange and denies no more than the bound, so none is better; and every one
 * before it was illegal or worse, so none is earlier.
 */
export const transposeGroup = (players: readonly Competitor[], shape: Shape, rules: GroupRules): readonly number[] | null => {
  const mates = players.map(() => -1)
  for (const { top, bottom, end } of halvesOf(players, shape)) {
    const found = transposeHalves(players.slice(top, bottom), players.slice(bottom, end), rules)
    if (found === null) return null
    found.forEach((column, row) => {
      mates[top + row] = bottom + column
      mates[bottom + column] = top + row
    })
  }
  return mates
}

/** For each place of the top half, the opponent's place in the bottom half. */
const transposeHalves = (top: readonly Competitor[], bottom: readonly Competitor[], rules: GroupRules): Int32Array | null => {
  const players = [...top, ...bottom]
  const { kindOf, costs } = kindsOf(players, rules)
  const [rowClass, columnClass] = [kindOf.slice(0, top.length), kindOf.slice(top.length)]
  const count = (kinds: readonly number[]): readonly number[] => costs.map((_, kind) => kinds.filter((one) => one === kind).length)
  const { cost, tight } = leastTransport(count(rowClass), count(columnClass), costs)
  if (Math.floor(cost / second) > leastDenied(players, rules)) return null
  // A pairing costs no more than the bound exactly when all its pairs are of kinds that a cheapest transport may use.
  const rowClassesOf = costs.map((_, column) => costs.flatMap((_, row) => (tight[row]![column] ? [row] : [])))
  return firstPerfectMatching({
    size: top.length,
    rowClass,
    columnClass,
    rowClassesFor: (column) => rowClassesOf[column]!,
    compatible: (row, column) => tight[row]![column]!,
    allowed: (row, column) => {
      const [higher, lower] = [top[row]!, bottom[column]!]
      return mayMeet(higher, lower) && !higher.apart.has(lower.id)
    },
  })
}

/** Players whose due colours are alike are of one kind; `costs` is what a pair of two kinds denies. */
const kindsOf = (players: readonly Competitor[], rules: GroupRules) => {
  const { third, equal } = factorsOf(rules)
  const keys = new Map<string, number>()
  const samples: Competitor[] = []
  const kindOf = players.map((player) => {
    const { colour, why, never } = player.due
    const key = `${colour} ${why} ${never}`
    if (!keys.has(key)) {
      keys.set(key, keys.size)
      samples.push(player)
    }
    return keys.get(key)!
  })
  const costs = samples.map((a) =>
    samples.map((b) => {
      const cost = colourCost(a.due, b.due, rules.third)
      return cost.third * third + cost.equalisation * equal + (rules.alternate ? cost.alternation : 0)
    }),
  )
  return { kindOf, costs }
}

/** What no pairing of these players, with interchanges or without, can go below: third games running and equalising colours denied. */
const leastDenied = (players: readonly Competitor[], rules: GroupRules): number => {
  const { third, equal } = factorsOf(rules)
  const half = players.length / 2
  const beyondHalf = (is: (player: Competitor) => boolean): number => Math.max(0, players.filter(is).length - half)
  const thirds = beyondHalf(({ due }) => due.never === 'white') + beyondHalf(({ due }) => due.never === 'black')
  const equals =
    beyondHalf(({ due }) => due.why === 'equalisation' && due.colour === 'white') +
    beyondHalf(({ due }) => due.why === 'equalisation' && due.colour === 'black')
  return (thirds * third + equals * equal) / second
}
