import { bestMatching } from '../../../matching/best-matching.ts'
import type { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import { weightTable } from '../../../matching/weight-table.ts'
import { sortIntoKinds } from '../../fide-dutch/by-matching/sort-into-kinds.ts'
import type { Competitor } from '../competitor.ts'
import { denied } from '../criteria.ts'
import { coloursAllow } from '../may-meet.ts'
import type { BracketAndBelow } from '../procedure.ts'

/** Where somebody stands: in the bracket, in the scoregroup that follows, further down. */
type Region = 'bracket' | 'next' | 'rest'
type Vertex = { readonly player: Competitor; readonly region: Region }

/** The players of a bracket, by BSN, with those below them, as one graph, and its best matching; the last limb is still zero. */
export type BracketMatching = { readonly players: readonly Competitor[]; readonly matching: LexicographicMatching }

/**
 * Burstein C5 to C8 as costs of pairs and of staying alone. Without `all`, whoever is further down than the following scoregroup is left out, and to stay alone means to go down
 * there; with it everybody has to be paired.
 */
export const bracketMatching = ({ players, next, rest }: BracketAndBelow, all: boolean): BracketMatching => {
  const vertices: readonly Vertex[] = [
    ...players.map((player): Vertex => ({ player, region: 'bracket' })),
    ...next.map((player): Vertex => ({ player, region: 'next' })),
    ...(all ? rest.map((player): Vertex => ({ player, region: 'rest' })) : []),
  ]
  const levels = [...new Set([...players, ...next].map(({ score }) => score))].sort((a, b) => b - a)
  const { kindOf, kinds } = sortIntoKinds(vertices, [
    ({ region }) => region,
    ({ player, region }) => (region === 'rest' ? null : player.score),
    ({ player: { preference }, region }) => (region === 'bracket' || preference.strength === 'absolute' ? preference.colour : null),
    ({ player: { preference } }) => preference.strength === 'absolute',
  ])
  const left = (one: Vertex | null): readonly number[] => [
    one === null ? 0 : 1,
    ...levels.map((level) => (one?.player.score === level ? 1 : 0)),
  ]
  const costs = (floater: Vertex | null, leftInNext: Vertex | null, colours: number): readonly number[] => [
    ...left(floater),
    ...left(leftInNext),
    colours,
  ]
  const leaves = (one: Vertex): Vertex | null => (one.region === 'bracket' ? one : null)
  const alone = (one: Vertex): readonly number[] =>
    all ? [1, ...costs(null, null, 0)] : [0, ...costs(leaves(one), one.region === 'rest' ? null : one, 0)]
  const ofPair = (a: Vertex, b: Vertex): readonly number[] | null => {
    const { player: higher, region } = a
    const { player: lower, region: other } = b
    if (!coloursAllow(higher, lower)) return null
    if (region === other) return [0, ...costs(null, null, region === 'bracket' ? denied({ higher, lower }) : 0)]
    const [up, down] = region === 'bracket' || other === 'rest' ? [a, b] : [b, a]
    return [0, ...costs(leaves(up), down.region === 'rest' ? up : null, 0)]
  }
  const { limbs, weight } = weightTable(vertices.length, kinds.map(alone), (a, b) => ofPair(kinds[a]!, kinds[b]!))
  const everybody = vertices.map(({ player }) => player)
  return { players: everybody, matching: bestMatching({ classOf: kindOf, limbs, weight, missing: metAmong(everybody) }, 1) }
}

/** Whom each of these has met among them, by position. */
export const metAmong = (players: readonly Competitor[]): readonly ReadonlySet<number>[] => {
  const at = new Map(players.map(({ id }, index) => [id, index]))
  return players.map(({ met }) => new Set([...met].flatMap((id) => at.get(id) ?? [])))
}
