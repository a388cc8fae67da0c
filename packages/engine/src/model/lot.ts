/**
 * SSM A2.e: the lot of a player, out of the recorded seed and the player's number alone. One lot serves the whole tournament, and nobody who
 * comes later changes it.
 */
export const lotOf = (seed: string, player: number): number => {
  const text = `${seed}\n${player}`
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  // FNV-1a leaves neighbouring numbers close to one another; two rounds of mixing spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
