import type { PlayerId } from '../../../model/ids.ts'
import type { Competitor } from '../competitor.ts'

/** Everything is forbidden that would not have these two meet. */
export const onlyThese = (competitors: readonly Competitor[], pair: readonly PlayerId[]): readonly Competitor[] =>
  kept(competitors, (a, b) => pair.includes(a) === pair.includes(b))

/** Nobody meets this one, who has the bye then. */
export const withBye = (competitors: readonly Competitor[], player: PlayerId): readonly Competitor[] =>
  kept(competitors, (a, b) => a !== player && b !== player)

/** This one meets nobody but these. */
export const onlyAmong = (competitors: readonly Competitor[], player: PlayerId, others: ReadonlySet<PlayerId>): readonly Competitor[] =>
  kept(competitors, (a, b) => (a === player ? others.has(b) : b === player ? others.has(a) : true))

const kept = (competitors: readonly Competitor[], mayMeet: (a: PlayerId, b: PlayerId) => boolean): readonly Competitor[] =>
  competitors.map((player) => {
    const more = competitors.filter(({ id }) => id !== player.id && !mayMeet(player.id, id)).map(({ id }) => id)
    return more.length === 0 ? player : { ...player, met: new Set([...player.met, ...more]) }
  })
