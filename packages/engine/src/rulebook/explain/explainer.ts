import type { PlayerId } from '../../model/ids.ts'
import type { NotedPlayer } from '../../pairing/explanation.ts'
import type { RoundExplainer, WhyNot } from '../../pairing/explanation-answers.ts'
import type { Telling, Two } from './telling.ts'
import { whyPaired, whyUnpaired } from './why.ts'

/**
 * Answers questions about a round of a rulebook that is written as a procedure: first the law that forbids what is asked for, then whether the others could
 * be paired, then what the rulebook says of the round with the wish granted.
 */
export const explainerOf = (telling: Telling): RoundExplainer => ({
  field: () => telling.field,
  boards: () => telling.boards,
  bye: () => telling.bye,
  chosen: (player) => {
    const group = telling.groups?.findLast(({ players }) => players.includes(player))
    return group === undefined ? null : telling.chosen(group)
  },
  why: (a, b) => whyPaired(telling, a, b, (first, second) => whyNot(telling, first, second)),
  whyUnpaired: (player) => whyUnpaired(telling, player, (other) => whyNotLeave(telling, other)),
  whyNot: (a, b) => whyNot(telling, a, b),
  whyNotUnpaired: (player) => whyNotUnpaired(telling, player),
})

const everybody = ({ field }: Telling): readonly NotedPlayer[] => field.flatMap(({ players }) => players)

const whyNot = (telling: Telling, first: PlayerId, second: PlayerId): WhyNot => {
  if (first === second) return { kind: 'same-player', player: first }
  const order = everybody(telling).map(({ player }) => player)
  const missing = [first, second].filter((id) => !order.includes(id))
  if (missing.length > 0) return { kind: 'not-to-be-paired', articles: [telling.names.absence], players: missing }
  const board = telling.boards.find(({ white, black }) => [first, second].includes(white) && [first, second].includes(black))
  if (board !== undefined) return { kind: 'paired', board, colourless: telling.colourless }
  const pair = [first, second].sort((a, b) => order.indexOf(a) - order.indexOf(b)) as unknown as Two
  const obstacle = telling.obstacle(...pair)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  return incomplete(telling, telling.groups === null ? [] : pair) ?? telling.compare({ kind: 'pair', pair })
}

const whyNotUnpaired = (telling: Telling, player: PlayerId): WhyNot => {
  const { names, groups, bye } = telling
  if (!everybody(telling).some((one) => one.player === player))
    return { kind: 'not-to-be-paired', articles: [names.absence], players: [player] }
  if (groups === null) return incomplete(telling, [])!
  const left = groups.findLastIndex(({ downfloaters }) => downfloaters.includes(player))
  if (left !== -1 || bye === player)
    return {
      kind: 'unpaired',
      articles: [bye === player ? names.bye : names.float],
      player,
      bracket: left === -1 ? groups.length : left + 1,
      bye: bye === player,
    }
  return whyNotLeave(telling, player)
}

/** Why a player did not leave the group that paired them, whatever happened further up. */
const whyNotLeave = (telling: Telling, player: PlayerId): WhyNot => {
  const { names, groups } = telling
  const { last } = groups!.find(({ pairs }) => pairs.some((pair) => pair.includes(player)))!
  if (last) {
    if (everybody(telling).length % 2 === 0) return { kind: 'no-bye', articles: [names.bye] }
    const obstacle = telling.byeObstacle(player)
    if (obstacle !== null) return { kind: 'forbidden', obstacle }
    const stuck = incomplete(telling, [player])
    if (stuck !== null) return stuck
  }
  return telling.compare({ kind: 'leave', player })
}

const incomplete = ({ stuckWithout, names }: Telling, players: readonly PlayerId[]): WhyNot | null => {
  const found = stuckWithout(players)
  return found === null ? null : { kind: 'cannot-be-completed', articles: [names.completion], ...found }
}
