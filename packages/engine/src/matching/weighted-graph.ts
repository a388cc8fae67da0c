import { BlossomForest, noVertex } from './blossom-forest.ts'

/** A graph with vector weights, a matching in it, and the duals that are to prove it optimal. Shared by the parts of the method. */
export type WeightedGraph = {
  readonly size: number
  readonly limbs: number
  /** Edge weights, doubled: limb l of edge (i, j) at (i * size + j) * limbs + l. */
  readonly weights: Float64Array
  readonly adjacent: Uint8Array
  /** Vertices that take part: entered, and not yet fixed. */
  readonly active: Uint8Array
  /** Vertex duals, limb l of vertex v at v * limbs + l. */
  readonly dual: Float64Array
  /** Partner of each vertex, or -1. */
  readonly mate: Int32Array
  readonly forest: BlossomForest
}

export const newWeightedGraph = (size: number, limbs: number): WeightedGraph => {
  const mate = new Int32Array(size).fill(noVertex)
  return {
    size,
    limbs,
    weights: new Float64Array(size * size * limbs),
    adjacent: new Uint8Array(size * size),
    active: new Uint8Array(size),
    dual: new Float64Array(size * limbs),
    mate,
    forest: new BlossomForest(size, limbs, mate),
  }
}

/** Do the duals of the two ends just pay for the edge? For vertices in no common blossom. */
export const isTight = ({ size, limbs, dual, weights }: WeightedGraph, i: number, j: number): boolean => {
  const edge = (i * size + j) * limbs
  for (let l = 0; l < limbs; l++) if (dual[i * limbs + l]! + dual[j * limbs + l]! !== weights[edge + l]!) return false
  return true
}

export const isPositive = ({ limbs, dual }: WeightedGraph, v: number): boolean => {
  for (let l = 0; l < limbs; l++) if (dual[v * limbs + l] !== 0) return true
  return false
}
