import type { PlayerId, Points, RulebookId } from '@zug/engine/model'
import type { NoLegalPairing } from '@zug/engine/pairing'
import { nameRun, type Runs } from './runs.ts'
import type { Score, Stuck } from './words/grammar/grammar.ts'
import type { Messages } from './words/messages.ts'

export type NameOf = (player: PlayerId) => string

/** How an explanation is spoken: by which rulebook, in which words, and who is who. */
export type Speech = {
  readonly rulebook: RulebookId
  readonly messages: Messages
  readonly name: (player: PlayerId) => Runs
  readonly score: (points: Points) => Score
}

export const speechOf = (rulebook: RulebookId, messages: Messages, nameOf: NameOf, forPairing = false): Speech => ({
  rulebook,
  messages,
  name: (player) => nameRun(player, nameOf(player)),
  score: (points) => ({ points, forPairing }),
})

/** Names for the ids of a stuck group. */
export const stuckNames = (
  { stuck, only, bye, deadEnd }: Pick<NoLegalPairing, 'stuck' | 'only' | 'deadEnd'> & { readonly bye?: boolean },
  name: Speech['name'],
): Stuck => ({ stuck: stuck.map(name), only: only.map(name), bye: bye === true, deadEnd: deadEnd === true })
