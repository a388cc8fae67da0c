/**
 * Proof that a matching is optimal, checked without knowing how it was found.
 *
 * Vertex duals u and odd sets B with duals z bound every matching from above; a matching that meets the bound cannot be beaten. The conditions
 * are those of linear programming duality for matchings (Edmonds): all duals at least zero; u(i) + u(j) + z of the odd sets around both at least
 * the weight of each edge, with equality on matched ones; exposed vertices have u zero; odd sets with a positive z are full. All of it holds
 * word for word for vectors under lexicographic order. Returns the first condition broken, or null.
 */
export const brokenCondition = (
  size: number,
  limbs: number,
  weight: (i: number, j: number) => ArrayLike<number> | null,
  mate: ArrayLike<number>,
  duals: ArrayLike<number>,
  oddSets: readonly { readonly vertices: readonly number[]; readonly dual: readonly number[] }[],
): string | null => {
  const sign = (vector: readonly number[]): number => Math.sign(vector.find((x) => x !== 0) ?? 0)
  const dualOf = (v: number): number[] => Array.from({ length: limbs }, (_, l) => duals[v * limbs + l]!)
  const sets = oddSets.map((set) => ({ members: new Set(set.vertices), dual: set.dual }))
  for (let v = 0; v < size; v++) {
    if (sign(dualOf(v)) < 0) return `dual of ${v} is negative`
    if (mate[v] === -1 && sign(dualOf(v)) !== 0) return `exposed ${v} has a positive dual`
    if (mate[v] !== -1 && mate[mate[v]!] !== v) return `mate of ${v} is one-sided`
  }
  for (const { members, dual } of sets) {
    if (sign(dual) < 0) return 'dual of an odd set is negative'
    const inside = [...members].filter((v) => members.has(mate[v]!)).length
    if (members.size % 2 === 0) return 'an odd set is even'
    if (sign(dual) > 0 && inside !== members.size - 1) return 'an odd set with a positive dual is not full'
  }
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const edge = weight(i, j)
      if (edge === null) {
        if (mate[i] === j) return `${i}-${j} is matched but no edge`
        continue
      }
      const slack = dualOf(i).map((u, l) => u + duals[j * limbs + l]! - 2 * edge[l]!)
      for (const { members, dual } of sets) if (members.has(i) && members.has(j)) for (let l = 0; l < limbs; l++) slack[l]! += dual[l]!
      if (sign(slack) < 0) return `${i}-${j} is not respected`
      if (mate[i] === j && sign(slack) !== 0) return `${i}-${j} is matched but not tight`
    }
  }
  return null
}
