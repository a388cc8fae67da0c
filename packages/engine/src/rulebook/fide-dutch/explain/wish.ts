import type { Competitor } from '../competitor.ts'

/** What a question asks for instead of what was done: pairs that must be made, players who must leave the bracket, pairs that must not be made in it. */
export type Wish = {
  readonly pairs: readonly (readonly [a: Competitor, b: Competitor])[]
  readonly floaters: readonly Competitor[]
  /** MDPs that stay in the limbo; `forbidden` says so too. */
  readonly limbo: readonly Competitor[]
  readonly forbidden: (a: Competitor, b: Competitor) => boolean
}

const nothing: Wish = { pairs: [], floaters: [], limbo: [], forbidden: () => false }
export const wishForPairs = (
  pairs: Wish['pairs'],
  forbidden: Wish['forbidden'] = nothing.forbidden,
  limbo: Wish['limbo'] = nothing.limbo,
): Wish => ({ ...nothing, pairs, limbo, forbidden })
export const wishForFloat = (player: Competitor): Wish => ({ ...nothing, floaters: [player] })

/** The same players, with more pairs forbidden among them. */
export const forbidding = (players: readonly Competitor[], forbidden: (a: Competitor, b: Competitor) => boolean): readonly Competitor[] =>
  players.map((player) => {
    const more = players.filter((other) => other.rank !== player.rank && forbidden(player, other)).map((other) => other.rank)
    return more.length === 0 ? player : { ...player, excluded: new Set([...player.excluded, ...more]) }
  })

/** These pairs and no others for their players. */
export const onlyPairs = (pairs: Wish['pairs']): ((a: Competitor, b: Competitor) => boolean) => {
  const partner = new Map(pairs.flatMap(([x, y]) => [[x.rank, y.rank] as const, [y.rank, x.rank] as const]))
  return (a, b) => (partner.has(a.rank) || partner.has(b.rank)) && partner.get(a.rank) !== b.rank
}

/** The same players, with nobody left to two of them but each other. */
export const leavingOnly = (players: readonly Competitor[], a: Competitor, b: Competitor): readonly Competitor[] => {
  const everybody = players.map(({ rank }) => rank)
  return players.map((player) => {
    const partner = player.rank === a.rank ? b : player.rank === b.rank ? a : null
    const excluded =
      partner === null
        ? new Set([...player.excluded, a.rank, b.rank])
        : new Set(everybody.filter((rank) => rank !== partner.rank || player.excluded.has(rank)))
    return { ...player, excluded }
  })
}
