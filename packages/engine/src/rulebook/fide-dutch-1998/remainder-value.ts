import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import type { ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import { isUnfulfilled } from './b04-unfulfilled.ts'
import { mayMeet } from './edition.ts'
import type { S1Pairing } from './s1-pairings.ts'

/** The most pairs a remainder can make, and how many of these at least leave a preference unfulfilled. */
export type RemainderValue = { readonly pairs: number; readonly unfulfilled: number }

/**
 * FIDE Dutch 1998, C.10: the lowest of S1 tries one opponent after the other, and each leaves another remainder. What they can come to is a
 * matter of one matching in which the lowest of S1 asks for each opponent in turn, so that none has to be paired only to be found too bad.
 */
export const remainderValues = (bracket: ProcedureBracket): ((s1: S1Pairing) => RemainderValue) => {
  const known = new Map<string, (opponent: number) => RemainderValue>()
  return ({ pairs }) => {
    const [others, [lowest, opponent]] = [pairs.slice(0, -1), pairs.at(-1)!]
    const key = others.join()
    const valueWith = known.get(key) ?? askedBy(bracket, others, lowest)
    known.set(key, valueWith)
    return valueWith(opponent)
  }
}

const askedBy = (
  { players }: ProcedureBracket,
  taken: readonly (readonly [number, number])[],
  lowest: number,
): ((opponent: number) => RemainderValue) => {
  const gone = new Set([...taken.flat(), lowest])
  const vertices = [lowest, ...players.flatMap((_, i) => (gone.has(i) ? [] : [i]))]
  const at = (v: number) => players[vertices[v]!]!
  // First the opponent asked for, then pairs, then those that fulfil both preferences.
  const matching = new LexicographicMatching(vertices.length, 3)
  for (let v = 0; v < vertices.length; v++)
    for (let w = v + 1; w < vertices.length; w++)
      if (mayMeet(at(v), at(w))) matching.setEdge(v, w, [0, 1, isUnfulfilled(at(v), at(w)) ? 0 : 1])
  matching.solve()
  return (opponent) => {
    const wanted = vertices.indexOf(opponent)
    matching.reweigh(0, 0, (w) => (w === wanted ? 1 : 0))
    let [pairs, unfulfilled] = [0, 0]
    for (let v = 1; v < vertices.length; v++) {
      const mate = matching.mate[v]!
      if (mate < v || v === wanted) continue
      pairs++
      if (isUnfulfilled(at(v), at(mate))) unfulfilled++
    }
    return { pairs, unfulfilled }
  }
}
