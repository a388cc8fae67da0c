/** Every matching of a small graph, tried: the oracle for tests of the real thing. Weights are vectors, compared lexicographically. */
export const exhaustiveMatching = (
  size: number,
  limbs: number,
  weight: (i: number, j: number) => readonly number[] | null,
): { readonly total: readonly number[]; readonly mates: readonly (readonly number[])[] } => {
  let best: number[] | null = null
  let mates: number[][] = []
  const mate = new Array<number>(size).fill(-1)
  const total = new Array<number>(limbs).fill(0)
  const visit = (v: number): void => {
    if (v === size) {
      const order = best === null ? 1 : compare(total, best)
      if (order > 0) mates = []
      if (order > 0) best = [...total]
      if (order >= 0) mates.push([...mate])
      return
    }
    visit(v + 1)
    if (mate[v] !== -1) return
    for (let w = v + 1; w < size; w++) {
      const vector = mate[w] === -1 ? weight(v, w) : null
      if (vector === null) continue
      mate[v] = w
      mate[w] = v
      for (let l = 0; l < limbs; l++) total[l]! += vector[l]!
      visit(v + 1)
      for (let l = 0; l < limbs; l++) total[l]! -= vector[l]!
      mate[v] = mate[w] = -1
    }
  }
  visit(0)
  return { total: best!, mates }
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let l = 0; l < a.length; l++) if (a[l] !== b[l]) return a[l]! - b[l]!
  return 0
}
