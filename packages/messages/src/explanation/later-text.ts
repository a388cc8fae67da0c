import type { Exchanged, Later, Precedence } from '@zug/engine/explain'
import { nothing, type Runs } from './runs.ts'
import type { Speech } from './speech.ts'
import type { Choice, ExchangedNames } from './words/messages.ts'

/** Why a pairing that is as good comes later, as a part of a sentence; null where nothing tells it. */
export const laterRuns = (how: Later | null, speech: Speech): Runs | null => {
  const { messages, name } = speech
  if (how === null) return null
  const names = ({ down, up }: Exchanged): ExchangedNames => ({ down: down.map(name), up: up.map(name) })
  switch (how.kind) {
    case 'exchange':
      return messages.laterExchange(names(how.wished), names(how.chosen))
    case 'opponent':
      return messages.laterOpponent(name(how.player), how.wished === null ? null : name(how.wished), name(how.chosen))
    case 'found-first':
      return messages.foundFirst(name(how.player), name(how.chosen))
    case 'comes-first':
      return messages.laterChoice(choiceNames(how, speech))
  }
}

export const choiceNames = ({ place, of, instead, other, because }: Precedence, { messages, name }: Speech): Choice => ({
  place,
  of: of === null ? nothing : name(of),
  instead: name(instead),
  other: name(other),
  because: messages.precedes(because, name(instead), name(other)),
})
