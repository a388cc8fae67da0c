import type { PlayerId } from '../../model/ids.ts'
import type { RoundExplainer, WhyNot } from '../../pairing/explanation-answers.ts'
import type { Telling } from './telling.ts'
import { whyPaired, whyUnpaired } from './why.ts'
import { type Asked, whyNot, whyNotLeave, whyNotUnpaired } from './why-not.ts'

/** Answers questions about a round of a rulebook that is written as a procedure. */
export const explainerOf = (telling: Telling): RoundExplainer => {
  const asked: Asked = { ...telling, order: telling.field.flatMap(({ players }) => players.map(({ player }) => player)) }
  const instead = (a: PlayerId, b: PlayerId): WhyNot => whyNot(asked, a, b)
  const leaving = (player: PlayerId): WhyNot => whyNotLeave(asked, player)
  return {
    field: () => telling.field,
    boards: () => telling.boards,
    bye: () => telling.bye,
    chosen: (player) => {
      const group = telling.groups?.findLast(({ players }) => players.includes(player))
      return group === undefined ? null : telling.chosen(group)
    },
    why: (a, b) => whyPaired(telling, a, b, instead, leaving),
    whyUnpaired: (player) => whyUnpaired(telling, player, leaving),
    whyNot: instead,
    whyNotUnpaired: (player) => whyNotUnpaired(asked, player),
  }
}
