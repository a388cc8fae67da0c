import { type Dual, type Field, free, type Limb } from './field.ts'
import { demand } from './refuse.ts'

/** What prices are to show: the least cost of a limb, and then of those after it, or that `v` meets nobody from … to - 1 of these (itself: is not alone). */
export type Wanted = readonly Limb[] | { readonly v: number; readonly preferred: readonly (readonly [from: number, to: number])[] }
/** Where prices come from: the certificate, or whoever makes one. They are asked for by name, in the order of the rules. */
export type Prices = (name: string, field: Field, wanted: Wanted) => readonly Dual[]

/** Limbs in their order. The last prices of each are its own; others before it cost nothing. */
export const checkLimbs = (field: Field, limbs: readonly Limb[], prices: Prices): void => {
  for (const [at, limb] of limbs.entries()) {
    const duals = prices(limb.name, field, limbs.slice(at))
    for (const dual of duals.slice(0, -1)) field.narrow(free(limb.name), dual)
    field.narrow(limb, duals.at(-1) ?? {})
  }
}

/** D.1, D.2, D.3 (4.2, 4.3, 4.4): none of the solutions left comes before the claimed one. Vertices are in order of rank: `top` moved down, then the others up to `own`. */
export const checkOrder = (field: Field, top: number, own: number, prices: Prices): void => {
  const { mate } = field.graph
  /** Condition `order`, before a choice: nobody is open for `v` whom the order prefers; prices may close them. */
  const passOver = (choice: string, v: number, ...preferred: readonly (readonly [from: number, to: number])[]): void => {
    const [name, isOpen] = [`${choice} ${v}`, (): boolean => preferred.some(([from, to]) => field.anyOpen(v, from, to))]
    if (isOpen()) for (const dual of prices(name, field, { v, preferred })) field.narrow(free(name), dual)
    demand(!isOpen(), 'order', name)
  }
  const decide = (v: number, from: number): void => {
    passOver('partner', v, [from, mate[v]!])
    field.leave(v, mate[v]!)
  }
  // Which of those moved down are paired: the first that can be. Then with whom.
  const isResident = (w: number): boolean => w >= top && w < own
  for (let v = 0; v < top; v++) {
    const paired = isResident(mate[v]!)
    if (!paired) passOver('limbo', v, [top, own])
    field.keep(v, (w) => isResident(w) === paired)
  }
  for (let v = 0; v < top; v++) if (isResident(mate[v]!)) decide(v, top)
  // The remainder, or a homogeneous bracket. A pairing comes first where S1 has the higher ranked player of each pair.
  const remainder = mate.flatMap((_, v) => (isResident(v) && !field.gone[v] ? [v] : []))
  const placeOf = new Map(remainder.map((v, place) => [v, place]))
  const isUpper = (v: number): boolean => mate[v]! > v && placeOf.has(mate[v]!)
  const uppers = remainder.filter(isUpper)
  const inS1 = (v: number): boolean => placeOf.has(v) && placeOf.get(v)! < uppers.length
  const inS2 = (v: number): boolean => placeOf.has(v) && !inS1(v)
  const checkUppers = (name: string, costOf: (upper: number) => number): void =>
    checkLimbs(field, [{ name, cost: (i, j) => (i !== j && placeOf.has(i) && placeOf.has(j) ? costOf(i) : 0) }], prices)
  field.divide((v) => (inS1(v) ? 1 : inS2(v) ? 2 : 0))
  checkUppers('exchanges', (upper) => Number(!inS1(upper)))
  if (uppers.every(inS1)) {
    // All that are left have equally many pairs, the higher ranked of each in S1: so that is all of S1, and the others are of S2.
    field.close((a, b) => (inS1(a) || inS1(b) ? !inS2(a) && !inS2(b) : a !== b && inS2(a) && inS2(b)))
  } else {
    field.divide((v) => placeOf.get(v) ?? '')
    checkUppers('sum', (upper) => placeOf.get(upper)!)
    // From the last of S1: who leaves it; then from the first of S2: who enters.
    for (const v of [...remainder.filter(inS1).reverse(), ...remainder.filter(inS2)]) {
      if (inS1(v) && isUpper(v)) passOver('leave', v, [0, v + 1], [own, mate.length])
      if (inS2(v) && !isUpper(v)) passOver('enter', v, [v + 1, own])
      field.keep(v, (w) => (w > v && placeOf.has(w)) === isUpper(v))
    }
  }
  for (const v of uppers) decide(v, v + 1)
}
