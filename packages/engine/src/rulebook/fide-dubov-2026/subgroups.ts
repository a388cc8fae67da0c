import { byAro, byNumber, type Competitor } from './competitor.ts'

/** The two subgroups of a bracket. */
export type Subgroups = { readonly g1: readonly Competitor[]; readonly g2: readonly Competitor[] }

/** Dubov 1.3.2, 3.2.3: G1 are those who seek White, G2 the others; while nobody of the bracket has played, G1 is the first half by TPN. */
export const subgroupsOf = (bracket: readonly Competitor[]): Subgroups => {
  const inOrder = bracket.toSorted(byNumber)
  if (bracket.every(({ games }) => games === 0)) return { g1: inOrder.slice(0, bracket.length / 2), g2: inOrder.slice(bracket.length / 2) }
  const seeks = (colour: string) => inOrder.filter(({ preference }) => preference.colour === colour)
  return { g1: seeks('white'), g2: seeks('black') }
}

/** Dubov 4.3, 4.3.1, 4.3.2: those of a subgroup who may be shifted, as they are sorted: seekers of White by ARO, then TPN, seekers of Black by TPN. */
const sorted = (subgroups: Subgroups, side: keyof Subgroups): readonly Competitor[] =>
  subgroups[side].toSorted(side === 'g1' ? byAro : byNumber)

/** Dubov 4.3.3: from the middle outwards, the upper of two middle ones first: of A to G these are D, C, E, B, F, A, G. */
export const fromTheMiddle = <T>(list: readonly T[]): readonly T[] => {
  const left = [...list]
  return list.map(() => left.splice(Math.floor((left.length - 1) / 2), 1)[0]!)
}

/** Dubov 4.1.2, 4.3: the possible shifters of a subgroup by their sequence numbers. */
export const shiftersOf = (subgroups: Subgroups, side: keyof Subgroups): readonly Competitor[] => fromTheMiddle(sorted(subgroups, side))

/** Who changes sides: first from the smaller subgroup, as many as must meet one of their own, then from the larger one. */
export type Shifts = {
  readonly smaller: keyof Subgroups
  readonly forced: readonly Competitor[]
  readonly levelling: readonly Competitor[]
}

/** Dubov 3.2.4: the smaller subgroup is that with fewer players, or G1. */
export const smallerOf = ({ g1, g2 }: Subgroups): keyof Subgroups => (g1.length <= g2.length ? 'g1' : 'g2')

export const otherSide = (side: keyof Subgroups): keyof Subgroups => (side === 'g1' ? 'g2' : 'g1')

/** Dubov 3.2.4: how many change over from the larger subgroup, once so many have come to it. */
export const levellingCount = (subgroups: Subgroups, smaller: keyof Subgroups, forced: number): number =>
  (subgroups[otherSide(smaller)].length - subgroups[smaller].length) / 2 + forced

/** Dubov 3.2.4, 3.2.5, 4.4.1, 4.4.2: the subgroups after the shifts, G1 as S1 and G2 by TPN. */
export const recomposed = (subgroups: Subgroups, { smaller, forced, levelling }: Shifts): Subgroups => {
  const gone = new Set([...forced, ...levelling])
  const stay = (side: keyof Subgroups): readonly Competitor[] => subgroups[side].filter((one) => !gone.has(one))
  const [toG1, toG2] = smaller === 'g1' ? [levelling, forced] : [forced, levelling]
  return { g1: [...stay('g1'), ...toG1].sort(byAro), g2: [...stay('g2'), ...toG2].sort(byNumber) }
}
