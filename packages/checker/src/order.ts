import { type Dual, type Field, free, type Limb } from './field.ts'
import { demand } from './refuse.ts'

export type NamedLimb = Limb & { readonly name: string }
/** What prices are to show: the least cost of a limb, and then of those after it, or that `v` has no partner for whom `closed` holds (itself: cannot be alone). */
export type Wanted = { kind: 'least'; limbs: readonly NamedLimb[] } | { kind: 'closed'; v: number; closed: (w: number) => boolean }
/** Where prices come from: the certificate, or whoever makes one. They are asked for by name, in the order of the rules. */
export type Prices = (name: string, field: Field, wanted: Wanted) => readonly Dual[]

/** Limbs in their order. The last prices of each are its own; others before it cost nothing. */
export const checkLimbs = (field: Field, limbs: readonly NamedLimb[], prices: Prices): void => {
  for (const [at, limb] of limbs.entries()) {
    const duals = prices(limb.name, field, { kind: 'least', limbs: limbs.slice(at) })
    for (const dual of duals.slice(0, -1)) field.narrow(free, dual, limb.name)
    field.narrow(limb, duals.at(-1) ?? {}, limb.name)
  }
}

/** D.1, D.2, D.3 (4.2, 4.3, 4.4): none of the solutions left comes before the claimed one. Vertices are in order of rank: `top` moved down, then the others up to `own`. */
export const checkOrder = (field: Field, top: number, own: number, prices: Prices): void => {
  const { mate } = field.graph
  /** Condition `order`, before a choice: nobody is open for `v` whom the order prefers, `from` … `to - 1` or all but those; prices may close them. */
  const passOver = (name: string, v: number, from: number, to: number, allBut = false): void => {
    const outside = (): boolean => field.mayBeAlone[field.group[v]!]! || field.anyOpen(v, 0, from) || field.anyOpen(v, to, mate.length)
    const open = (): boolean => (allBut ? outside() : field.anyOpen(v, from, to))
    if (!open()) return
    const closed = (w: number): boolean => (w >= from && w < to) !== allBut
    for (const dual of prices(name, field, { kind: 'closed', v, closed })) field.narrow(free, dual, name)
    demand(!open(), 'order', name)
  }
  const decide = (v: number, from: number): void => {
    passOver(`partner ${v}`, v, from, mate[v]!)
    field.gone[v] = field.gone[mate[v]!] = true
  }
  // Which of those moved down are paired: the first that can be. Then with whom.
  const isResident = (w: number): boolean => w >= top && w < own
  for (let v = 0; v < top; v++) {
    const paired = isResident(mate[v]!)
    if (!paired) passOver(`limbo ${v}`, v, top, own)
    field.keep(v, (w) => isResident(w) === paired, !paired)
  }
  for (let v = 0; v < top; v++) if (isResident(mate[v]!)) decide(v, top)
  // The remainder, or a homogeneous bracket. A pairing comes first where S1 has the higher ranked player of each pair.
  const remainder = mate.flatMap((_, v) => (isResident(v) && !field.gone[v] ? [v] : []))
  const placeOf = new Map(remainder.map((v, place) => [v, place]))
  const isUpper = (v: number): boolean => mate[v]! > v && placeOf.has(mate[v]!)
  const uppers = remainder.filter(isUpper)
  const inS1 = (v: number): boolean => placeOf.has(v) && placeOf.get(v)! < uppers.length
  const checkUppers = (name: string, cost: (upper: number) => number): void => {
    const pair = (i: number, j: number): number => (placeOf.has(i) && placeOf.has(j) ? cost(Math.min(i, j)) : 0)
    checkLimbs(field, [{ ...free, name, pair }], prices)
  }
  field.divide((v) => (placeOf.has(v) ? `${inS1(v)}` : ''))
  checkUppers('exchanges', (upper) => Number(!inS1(upper)))
  if (uppers.every(inS1)) {
    // All that are left have equally many pairs, the higher ranked of each in S1: so that is all of S1, and the others are of S2.
    field.close((a, b) => (placeOf.has(a) && placeOf.has(b) ? inS1(a) === inS1(b) : inS1(a) || inS1(b)), inS1)
  } else {
    field.divide((v) => placeOf.get(v) ?? '')
    checkUppers('sum', (upper) => placeOf.get(upper)!)
    // From the last of S1: who leaves it; then from the first of S2: who enters.
    for (const v of [...remainder.slice(0, uppers.length).reverse(), ...remainder.slice(uppers.length)]) {
      if (inS1(v) && isUpper(v)) passOver(`leave ${v}`, v, v + 1, own, true)
      if (!inS1(v) && !isUpper(v)) passOver(`enter ${v}`, v, v + 1, own)
      field.keep(v, (w) => (w > v && placeOf.has(w)) === isUpper(v), !isUpper(v))
    }
  }
  for (const v of uppers) decide(v, v + 1)
}
