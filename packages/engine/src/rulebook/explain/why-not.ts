import type { PlayerId } from '../../model/ids.ts'
import type { WhyNot } from '../../pairing/explanation-answers.ts'
import type { Telling, TellingNames, ToldGroup, Two } from './telling.ts'

/** What a rulebook tells of a round, as far as the answer to "why not?" needs. */
export type Asked = Pick<Telling, 'boards' | 'bye' | 'colourless' | 'obstacle' | 'byeObstacle' | 'stuckWithout' | 'compare'> & {
  readonly names: Pick<TellingNames, 'absence' | 'bye' | 'float' | 'completion'>
  /** Everybody to be paired, by rank. */
  readonly order: readonly PlayerId[]
  readonly groups: readonly Pick<ToldGroup, 'pairs' | 'downfloaters' | 'last'>[] | null
}

/**
 * "Why not A against B?", in the same order under every rulebook, the more final answer first: the two are not there to be paired; they do play, so
 * nothing is held against it, not even a law that the rulebook had to leave aside; a law forbids it; the others could not all be paired; and only then
 * what the rulebook says of the round with the wish granted.
 */
export const whyNot = (asked: Asked, first: PlayerId, second: PlayerId): WhyNot => {
  const { order, names, boards, colourless, groups } = asked
  if (first === second) return { kind: 'same-player', player: first }
  const missing = [first, second].filter((id) => !order.includes(id))
  if (missing.length > 0) return { kind: 'not-to-be-paired', articles: [names.absence], players: missing }
  const board = boards.find(({ white, black }) => [first, second].includes(white) && [first, second].includes(black))
  if (board !== undefined) return { kind: 'paired', board, colourless }
  const pair = [first, second].sort((a, b) => order.indexOf(a) - order.indexOf(b)) as unknown as Two
  const obstacle = asked.obstacle(...pair)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  return incomplete(asked, groups === null ? [] : pair) ?? asked.compare({ kind: 'pair', pair })
}

/** "Why did A float, or get the bye, and not C?": C leaves the group that paired it. */
export const whyNotUnpaired = (asked: Asked, player: PlayerId): WhyNot => {
  const { order, names, groups, bye } = asked
  if (!order.includes(player)) return { kind: 'not-to-be-paired', articles: [names.absence], players: [player] }
  if (groups === null) return incomplete(asked, [])!
  const left = groups.findLastIndex(({ downfloaters }) => downfloaters.includes(player))
  if (left !== -1 || bye === player)
    return {
      kind: 'unpaired',
      articles: [bye === player ? names.bye : names.float],
      player,
      bracket: left === -1 ? groups.length : left + 1,
      bye: bye === player,
    }
  return whyNotLeave(asked, player)
}

/** Why a player did not leave the group that paired them, whatever happened further up. */
export const whyNotLeave = (asked: Asked, player: PlayerId): WhyNot => {
  const { order, names, groups } = asked
  const { last } = groups!.find(({ pairs }) => pairs.some((pair) => pair.includes(player)))!
  if (last) {
    if (order.length % 2 === 0) return { kind: 'no-bye', articles: [names.bye] }
    const obstacle = asked.byeObstacle(player)
    if (obstacle !== null) return { kind: 'forbidden', obstacle }
    const stuck = incomplete(asked, [player])
    if (stuck !== null) return stuck
  }
  return asked.compare({ kind: 'leave', player })
}

const incomplete = ({ stuckWithout, names }: Asked, players: readonly PlayerId[]): WhyNot | null => {
  const found = stuckWithout(players)
  return found === null ? null : { kind: 'cannot-be-completed', articles: [names.completion], ...found }
}
