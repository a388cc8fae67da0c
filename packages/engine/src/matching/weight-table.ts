import { layOut, pack } from './weight-layout.ts'

/** Packed weights between kinds of vertices; null where two kinds may not be paired. */
export type WeightTable = { readonly limbs: number; readonly weight: (a: number, b: number) => Float64Array | null }

/**
 * The weights that make a maximum weight matching one of least cost: what is saved when two vertices are paired instead of staying alone.
 *
 * `alone` has the cost of each kind staying alone and `ofPair` that of a pair, one small whole number a field, most important first; `ofPair` is asked
 * once for every two kinds. A field that is zero everywhere decides nothing and takes no room. No total of a field exceeds the largest share
 * of one vertex times the number of vertices, which is the room a field gets.
 */
export const weightTable = (
  vertices: number,
  alone: readonly ArrayLike<number>[],
  ofPair: (a: number, b: number) => ArrayLike<number> | null,
): WeightTable => {
  const kinds = alone.length
  const fields = alone[0]?.length ?? 0
  const most = new Float64Array(fields)
  for (const costs of alone) for (let f = 0; f < fields; f++) most[f] = Math.max(most[f]!, costs[f]!)
  const raw: (ArrayLike<number> | null)[] = []
  for (let a = 0; a < kinds; a++) {
    for (let b = 0; b <= a; b++) {
      const costs = ofPair(a, b)
      raw.push(costs)
      if (costs !== null) for (let f = 0; f < fields; f++) if (costs[f]! > 2 * most[f]!) most[f] = costs[f]! / 2
    }
  }
  const used = Array.from(most.keys()).filter((f) => most[f]! > 0)
  const layout = layOut(used.map((f) => Math.ceil(most[f]! * vertices)))
  const saved = new Float64Array(used.length)
  const table: (Float64Array | null)[] = []
  for (let a = 0; a < kinds; a++) {
    for (let b = 0; b <= a; b++) {
      const costs = raw[table.length]!
      if (costs === null) {
        table.push(null)
        continue
      }
      for (let u = 0; u < used.length; u++) saved[u] = alone[a]![used[u]!]! + alone[b]![used[u]!]! - costs[used[u]!]!
      const vector = new Float64Array(layout.limbs)
      pack(layout, saved, 1, vector)
      table.push(vector)
    }
  }
  return { limbs: layout.limbs, weight: (a, b) => (a < b ? table[(b * (b + 1)) / 2 + a]! : table[(a * (a + 1)) / 2 + b]!) }
}
