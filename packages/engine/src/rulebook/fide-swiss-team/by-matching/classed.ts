import type { ClassedGraph } from '../../../matching/best-matching.ts'
import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { weightTable } from '../../../matching/weight-table.ts'
import { sortIntoKinds, type Trait } from '../../fide-dutch/by-matching/sort-into-kinds.ts'
import type { Competitor } from '../competitor.ts'

/** What a pair of two kinds costs, one number a field, most important first; null: they may not meet. */
export type KindCosts = (a: Competitor, b: Competitor) => readonly number[] | null

/** Those to be paired, as a graph of kinds: a pair more is worth more than any cost, and only who has met whom is not a matter of kinds (C1). */
export type Classed = ClassedGraph & { readonly kinds: readonly Competitor[] }

export const classed = (
  players: readonly Competitor[],
  traits: readonly Trait<Competitor>[],
  fields: number,
  costs: KindCosts,
): Classed => {
  const { kindOf, kinds } = sortIntoKinds(players, traits)
  const alone = [1, ...Array<number>(fields).fill(0)]
  const { limbs, weight } = weightTable(
    players.length,
    kinds.map(() => alone),
    (a, b) => {
      const own = costs(kinds[a]!, kinds[b]!)
      return own === null ? null : [0, ...own]
    },
  )
  return { classOf: kindOf, limbs, weight, missing: metAmong(players), kinds }
}

export const isPerfect = ({ mate }: LexicographicMatching): boolean => !mate.includes(-1)

/** Whom each of these has met among them, by position. */
const metAmong = (players: readonly Competitor[]): readonly ReadonlySet<number>[] => {
  const at = new Map(players.map(({ id }, index) => [id, index]))
  return players.map(({ met }) => {
    const found = new Set<number>()
    for (const id of met) {
      const index = at.get(id)
      if (index !== undefined) found.add(index)
    }
    return found
  })
}
