/**
 * 3.6.3: top members in their order, each with the first partner with whom the later ones still find theirs. One pairing is given; whom a top member can have instead is found by
 * going back from the partner it has: who could take that one leaves its own free, and so on.
 */
export const firstPartners = (given: readonly number[], usable: (top: number, bottom: number) => boolean): readonly number[] => {
  const size = given.length
  const can = given.map((_, top) => Uint8Array.from({ length: size }, (_, bottom) => (usable(top, bottom) ? 1 : 0)))
  const partner = [...given]
  const taken = new Uint8Array(size)
  for (let top = 0; top < size; top++) {
    const own = partner[top]!
    if (can[top]!.some((is, bottom) => is === 1 && bottom < own && taken[bottom] === 0)) {
      /** Of a bottom member that can be freed: the one that its partner takes instead. */
      const instead = new Int32Array(size).fill(-1)
      const later = partner.flatMap((bottom, other) => (other > top ? [[other, bottom] as const] : []))
      const freed = [own]
      for (let head = 0; head < freed.length; head++)
        for (const [other, bottom] of later)
          if (instead[bottom] === -1 && can[other]![freed[head]!] === 1) {
            instead[bottom] = freed[head]!
            freed.push(bottom)
          }
      const takenBy = new Map(later.map(([other, bottom]) => [bottom, other]))
      const first = freed.reduce((least, bottom) => (bottom < least && can[top]![bottom] === 1 ? bottom : least), own)
      for (let bottom = first; bottom !== own; bottom = instead[bottom]!) partner[takenBy.get(bottom)!] = instead[bottom]!
      partner[top] = first
    }
    taken[partner[top]!] = 1
  }
  return partner
}
