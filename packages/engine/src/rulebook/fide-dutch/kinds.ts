import type { Bracket } from './bracket.ts'
import type { Competitor } from './competitor.ts'
import type { Criterion, Reading } from './criterion.ts'
import { readByAbsoluteColours } from './edition.ts'
import type { LookAhead } from './look-ahead.ts'
import { type Kinds, sortIntoKinds } from './sort-into-kinds.ts'

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
  const readBy = (asked: (criterion: Criterion) => boolean): readonly Reading[] => [
    ...new Set([...readByAbsoluteColours, ...criteria.filter(asked).flatMap(({ reads }) => reads)]),
  ]
  const ofNext = readBy(({ kind }) => kind === 'next-bracket')
  const ofBracket = readBy((one) => one.kind !== 'bye' && (one.kind !== 'count' || one.role !== 'topscorers' || topscorers))
  const ofBye = [...ofBracket, ...readBy(({ kind }) => kind === 'bye')]
  const readOf = ({ player, region }: Vertex): readonly Reading[] => {
    if (region === 'rest') return readByAbsoluteColours
    if (region === 'next') return ofNext
    return player.score === ahead.byeScore ? ofBye : ofBracket
  }
  return sortIntoKinds(vertices, (vertex) => {
    const { player, region } = vertex
    let key = `${region} ${ahead.mayBeLeftOver(player)}`
    for (const reading of readOf(vertex)) key += ` ${traitOf(player, reading)}`
    return key
  })
}

const traitOf = (player: Competitor, reading: Reading): string | number | boolean | null =>
  reading === 'preference' ? `${player.preference.colour} ${player.preference.strength}` : player[reading]
