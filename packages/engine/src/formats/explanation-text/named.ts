import type { PlayerId } from '../../model/ids.ts'
import type { Stuck } from './messages/messages.ts'

export type NameOf = (player: PlayerId) => string

/** Names for the ids of a stuck group. */
export const named = (
  { stuck, only, bye }: { readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye: boolean },
  nameOf: NameOf,
): Stuck => ({ stuck: stuck.map(nameOf), only: only.map(nameOf), bye })
