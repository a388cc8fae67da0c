import { fractionalMatching } from './fractional-matching.ts'

/** Where the search for the best matching may start: duals, and pairs in which they are just paid for (lexicographic-matching.ts). */
export type Start = { readonly duals: Float64Array; readonly pairs: readonly (readonly [number, number])[] }

/**
 * The fractional matching between classes of like vertices, made one of vertices: as many pairs of each two classes as it has, of those with an edge. What
 * is left to do is what single edges that are missing, and odd numbers, make necessary. `given` limbs have weights; those below are zero.
 */
export const startOf = (
  classOf: readonly number[],
  classes: number,
  given: number,
  limbs: number,
  weight: (a: number, b: number) => ArrayLike<number> | null,
  hasEdge: (v: number, w: number) => boolean,
): Start => {
  const members: number[][] = Array.from({ length: classes }, () => [])
  for (const [v, a] of classOf.entries()) members[a]!.push(v)
  const { duals: ofClasses, doubledPairs } = fractionalMatching({ counts: members.map(({ length }) => length), limbs: given, weight })
  const duals = new Float64Array(classOf.length * limbs)
  for (const [v, a] of classOf.entries()) duals.set(ofClasses.subarray(a * given, (a + 1) * given), v * limbs)
  const free = new Uint8Array(classOf.length).fill(1)
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a < classes; a++)
    for (let b = a; b < classes; b++) {
      let wanted = Math.floor(doubledPairs(a, b) / 2)
      for (const v of members[a]!) {
        if (wanted === 0) break
        if (free[v] === 0) continue
        const w = members[b]!.find((other) => other !== v && free[other] === 1 && hasEdge(v, other))
        if (w === undefined) continue
        free[v] = free[w] = 0
        pairs.push([v, w])
        wanted--
      }
    }
  return { duals, pairs }
}
