/**
 * CFC 613, 615, 628, 631.2, 652: lots, out of the recorded seed and what is drawn for, so that every lot can be drawn again. A lot drawn for one
 * thing says nothing of any other, and nobody who enters later changes it.
 */
export const drawLot = (seed: string, ...drawnFor: readonly (string | number)[]): number => {
  const text = [seed, ...drawnFor].join('\n')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  // FNV-1a leaves neighbouring numbers close to one another; two rounds of mixing spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The items in the order in which their lots come out; `idOf` breaks the one tie in four thousand million. */
export const inOrderOfLots = <T>(items: readonly T[], seed: string, drawnFor: string, idOf: (item: T) => number): readonly T[] =>
  items
    .map((item) => ({ item, lot: drawLot(seed, drawnFor, idOf(item)) }))
    .sort((a, b) => a.lot - b.lot || idOf(a.item) - idOf(b.item))
    .map(({ item }) => item)
