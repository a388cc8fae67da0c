import type { Bracket } from './bracket.ts'
import { repeatedColour } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
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

/** By everything the criteria ask. */
export const kindsOf = (vertices: readonly Vertex[], ahead: LookAhead): Kinds<Vertex> => {
  // Only the criteria of topscorers ask where an absolute preference comes from.
  const topscorers = vertices.some(({ player, region }) => inBracket(region) && player.topscorer)
  return sortIntoKinds(vertices, ({ player, region }) =>
    [
      region,
      region === 'rest' || player.score,
      player.preference.colour,
      player.preference.strength,
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
    ].join(),
  )
}
