import type { PlayerId } from '@zug/engine/model'
import { boardOf, type RoundAtHand } from '../round-at-hand.ts'
import type { Editing } from './use-editing.tsx'

/** One player put onto another: who both have a place change it, who has none takes it, two without one meet. `onto` null: among those to pair. */
export const dropOn = async (round: RoundAtHand, editing: Editing, player: PlayerId, onto: PlayerId | null): Promise<void> => {
  const board = boardOf(round, player)
  const placed = (id: PlayerId): boolean => boardOf(round, id) !== null || round.bye === id
  if (onto === null) {
    if (board !== null) await editing.change({ kind: 'unpair', board })
    return
  }
  if (placed(player) && placed(onto)) await editing.change({ kind: 'swap', a: player, b: onto })
  else if (!placed(player) && !placed(onto)) await editing.change({ kind: 'pair', white: player, black: onto })
  else if (placed(player)) await takePlace(round, editing, onto, player)
  else await takePlace(round, editing, player, onto)
}

/** Somebody who stands takes the place of somebody who sits, colours as they were. */
export const takePlace = async (round: RoundAtHand, editing: Editing, player: PlayerId, of: PlayerId): Promise<void> => {
  const board = boardOf(round, of)
  if (board === null) return void (await editing.change({ kind: 'give-bye', player }))
  const { white, black } = round.boards[board]!
  await editing.change(
    { kind: 'unpair', board },
    { kind: 'pair', white: white === of ? player : white, black: black === of ? player : black },
  )
}
