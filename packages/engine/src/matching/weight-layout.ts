/**
 * Packs many small criteria into few exact numbers.
 *
 * A field is one component of a lexicographic cost; its `range` is how far its totals over two matchings can lie apart. Consecutive fields share
 * a limb (one double) while the product of their ranges stays below the capacity, so that no total of lower fields can ever outweigh one unit
 * of a higher field. The capacity leaves room for the sums of duals that the matching forms.
 */
export type WeightLayout = { readonly limbs: number; readonly places: readonly { readonly limb: number; readonly factor: number }[] }

const capacity = 2 ** 36

export const layOut = (ranges: readonly number[]): WeightLayout => {
  const limbOf: number[] = []
  let limb = 0
  let span = 1
  for (const range of ranges) {
    if (range + 1 > capacity) throw new Error('weight layout: a single field is too wide')
    if (span * (range + 1) > capacity) {
      limb++
      span = 1
    }
    span *= range + 1
    limbOf.push(limb)
  }
  const places = new Array<{ limb: number; factor: number }>(ranges.length)
  let factor = 1
  for (let field = ranges.length - 1; field >= 0; field--) {
    if (field === ranges.length - 1 || limbOf[field] !== limbOf[field + 1]) factor = 1
    places[field] = { limb: limbOf[field]!, factor }
    factor *= ranges[field]! + 1
  }
  return { limbs: ranges.length === 0 ? 0 : limb + 1, places }
}

/** Adds `sign` times the field values to a packed vector. */
export const pack = (layout: WeightLayout, values: ArrayLike<number>, sign: 1 | -1, into: Float64Array, at = 0): void => {
  for (let field = 0; field < values.length; field++) {
    const value = values[field]!
    if (value === 0) continue
    const place = layout.places[field]!
    into[at + place.limb]! += sign * value * place.factor
  }
}
