import { sizeOfS1 } from './a5-subgroups.ts'

/** Pairs of places in a bracket, S1 player first, the places left free in order, and how many exchanges it took. */
export type Walk = { readonly pairs: readonly (readonly [number, number])[]; readonly free: readonly number[]; readonly exchanges: number }

/** An opponent for an S1 player out of S2, or -1. Subgroups are listed on demand; `s1` are the S1 players still to come. */
export type Choose = (
  player: number,
  s2: () => Iterable<number>,
  state: { readonly s1: () => IterableIterator<number>; readonly exchanges: number },
) => number

/**
 * SSM C2, C3, C6 on the places 0 to size - 1 of a bracket: S1 and S2 are formed (C2), and each S1 player in turn meets whom `choose` finds in S2 (C3, C4, C5).
 * Whoever finds nobody changes places with the first free S2 player (C6, an exchange of A6), and whoever remains in S2 is left free, to be transposed (A6).
 *
 * S1 is a queue: whoever comes up by an exchange is the first S2 player who has not been in S1, hence ranked below all of S1. For the same reason
 * S2 is those who went down, in the order they went, before those who have not moved.
 */
export const walkSubgroups = (size: number, choose: Choose): Walk => {
  const half = sizeOfS1(size)
  const s1 = Array.from({ length: half }, (_, i) => i)
  const wentDown: number[] = []
  const taken = new Uint8Array(size)
  let fresh = half
  const skipTaken = (): void => {
    while (fresh < size && taken[fresh] === 1) fresh++
  }
  function* s2(): Generator<number> {
    for (const player of wentDown) if (taken[player] === 0) yield player
    for (let player = fresh; player < size; player++) if (taken[player] === 0) yield player
  }

  const pairs: (readonly [number, number])[] = []
  for (let head = 0; head < s1.length; head++) {
    const player = s1[head]!
    const opponent = choose(player, s2, { s1: () => s1.slice(head + 1).values(), exchanges: wentDown.length })
    if (opponent !== -1) {
      taken[opponent] = 1
      pairs.push([player, opponent])
    } else {
      skipTaken()
      if (fresh < size) s1.push(fresh++)
      wentDown.push(player)
    }
  }
  return { pairs, free: [...s2()], exchanges: wentDown.length }
}
