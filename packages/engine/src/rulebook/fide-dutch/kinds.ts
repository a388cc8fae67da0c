import type { Bracket } from './bracket.ts'
import { repeatedColour } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import type { LookAhead } from './look-ahead.ts'

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

/** Players of one kind are alike in everything the criteria ask; they differ only in whom they have met. */
export type Kinds = {
  /** Kind of each vertex. */
  readonly kindOf: readonly number[]
  /** One vertex of each kind. */
  readonly kinds: readonly Vertex[]
}

export const sortIntoKinds = (vertices: readonly Vertex[], ahead: LookAhead): Kinds => {
  const index = new Map<string, number>()
  const kinds: Vertex[] = []
  // Only the criteria of topscorers ask where an absolute preference comes from.
  const topscorers = vertices.some(({ player, region }) => inBracket(region) && player.topscorer)
  const kindOf = vertices.map((vertex) => {
    const { player, region } = vertex
    const { preference } = player
    const key = [
      region,
      region === 'rest' || player.score,
      preference.colour,
      preference.strength,
      player.topscorer,
      ahead.mayBeLeftOver(player),
      ...(inBracket(region)
        ? [
            topscorers && player.colourDifference,
            topscorers && repeatedColour(player.colours),
            player.floatLastRound,
            player.floatTwoRoundsAgo,
            player.score === ahead.byeScore && player.unplayedGames,
          ]
        : []),
    ].join()
    const known = index.get(key)
    if (known !== undefined) return known
    index.set(key, kinds.length)
    kinds.push(vertex)
    return kinds.length - 1
  })
  return { kindOf, kinds }
}
