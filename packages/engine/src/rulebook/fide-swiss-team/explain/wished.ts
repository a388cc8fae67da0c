import type { PlayerId } from '../../../model/ids.ts'

/** Whoever may not meet some. */
type Meeting = { readonly id: PlayerId; readonly met: ReadonlySet<PlayerId> }

/** Everything is forbidden that would not have these two meet. */
export const onlyThese = <One extends Meeting>(competitors: readonly One[], pair: readonly PlayerId[]): readonly One[] =>
  kept(competitors, (a, b) => pair.includes(a) === pair.includes(b))

/** Nobody meets this one, who has the bye then. */
export const withBye = <One extends Meeting>(competitors: readonly One[], player: PlayerId): readonly One[] =>
  kept(competitors, (a, b) => a !== player && b !== player)

/** This one meets nobody but these. */
export const onlyAmong = <One extends Meeting>(
  competitors: readonly One[],
  player: PlayerId,
  others: ReadonlySet<PlayerId>,
): readonly One[] => kept(competitors, (a, b) => (a === player ? others.has(b) : b === player ? others.has(a) : true))

const kept = <One extends Meeting>(competitors: readonly One[], mayMeet: (a: PlayerId, b: PlayerId) => boolean): readonly One[] =>
  competitors.map((player) => {
    const more = competitors.filter(({ id }) => id !== player.id && !mayMeet(player.id, id)).map(({ id }) => id)
    return more.length === 0 ? player : { ...player, met: new Set([...player.met, ...more]) }
  })
