import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { Criterion, Reading } from '../criterion.ts'
import { readByAbsoluteColours } from '../edition.ts'
import { colourClassOf } from '../in-order/colour-bound.ts'
import type { LookAhead } from '../look-ahead.ts'
import { type Kinds, sortIntoKinds, type Trait } from './sort-into-kinds.ts'

/** Where a player of the problem stands: in the bracket (moved down or resident), in the following scoregroup, or further down. */
export type Region = 'moved-down' | 'resident' | 'next' | 'rest'
export type Vertex = { readonly player: Competitor; readonly region: Region }

export const inBracket = (region: Region): boolean => region === 'moved-down' || region === 'resident'
export const bothMovedDown = (a: Vertex, b: Vertex): boolean => a.region === 'moved-down' && b.region === 'moved-down'

/** Everybody a bracket has to think of: bracket, next, rest, in this order. */
export const verticesOf = (bracket: Bracket, ahead: LookAhead): readonly Vertex[] => [
  ...bracket.players.map((player, i): Vertex => ({ player, region: i < bracket.movedDown ? 'moved-down' : 'resident' })),
  ...ahead.next.map((player): Vertex => ({ player, region: 'next' })),
  ...ahead.rest.map((player): Vertex => ({ player, region: 'rest' })),
]

/** By everything that the criteria say they read, of whom they are asked about; C.3 is asked about everybody. */
export const kindsOf = (vertices: readonly Vertex[], ahead: LookAhead, criteria: readonly Criterion[]): Kinds<Vertex> => {
  // Where nobody is a topscorer no pair can fail the criteria of topscorers.
  const topscorers = vertices.some(({ player, region }) => inBracket(region) && player.topscorer)
  const everywhere: readonly Reading[] = readByAbsoluteColours
  const ofFollowing = readBy(criteria, ({ kind }) => kind === 'next-bracket', everywhere)
  const asked = (one: Criterion): boolean =>
    one.kind === 'differences' || (one.kind === 'count' && (topscorers || one.role !== 'topscorers'))
  const ofBracket = readBy(criteria, asked, [...everywhere, ...ofFollowing])
  const ofBye = readBy(criteria, ({ kind }) => kind === 'bye', everywhere)
  const among = (readings: readonly Reading[], concerned: (vertex: Vertex) => boolean): readonly Trait<Vertex>[] =>
    readings.map((reading) => (vertex) => (concerned(vertex) ? traitOf(vertex.player, reading) : undefined))
  return sortIntoKinds(vertices, [
    ({ region }) => region,
    ({ player }) => ahead.mayBeLeftOver(player),
    ...among(everywhere, () => true),
    ...among(ofFollowing, ({ region }) => region !== 'rest'),
    ...among(ofBracket, ({ region }) => inBracket(region)),
    ...among(ofBye, ({ player, region }) => inBracket(region) && player.score === ahead.byeScore),
  ])
}

/** What the criteria read that are asked, but for what is known already. */
const readBy = (
  criteria: readonly Criterion[],
  asked: (criterion: Criterion) => boolean,
  known: readonly Reading[],
): readonly Reading[] => {
  const found: Reading[] = []
  for (const criterion of criteria)
    if (asked(criterion))
      for (const reading of criterion.reads) if (!known.includes(reading) && !found.includes(reading)) found.push(reading)
  return found
}

const traitOf = (player: Competitor, reading: Reading): string | number | boolean | null =>
  reading === 'preference' ? colourClassOf(player) : player[reading]
