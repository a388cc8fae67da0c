import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'

/** The same players, with more pairs forbidden among them. */
export const forbidding = (players: readonly Competitor[], forbidden: (a: Competitor, b: Competitor) => boolean): readonly Competitor[] =>
  players.map((player) => {
    const more = players.filter((other) => other.rank !== player.rank && forbidden(player, other)).map((other) => other.rank)
    return more.length === 0 ? player : { ...player, excluded: new Set([...player.excluded, ...more]) }
  })

/** These pairs and no others for their players. */
export const onlyPairs =
  (pairs: readonly (readonly [a: Competitor, b: Competitor])[]): ((a: Competitor, b: Competitor) => boolean) =>
  (a, b) =>
    pairs.some(([x, y]) => {
      const first = a.rank === x.rank || a.rank === y.rank
      const second = b.rank === x.rank || b.rank === y.rank
      return first !== second
    })

/** Nobody of the bracket for this player. */
export const mustFloat =
  (player: Competitor): ((a: Competitor, b: Competitor) => boolean) =>
  (a, b) =>
    a.rank === player.rank || b.rank === player.rank

export const inBracketForbidding = (bracket: Bracket, forbidden: (a: Competitor, b: Competitor) => boolean): Bracket => ({
  ...bracket,
  players: forbidding(bracket.players, forbidden),
})
