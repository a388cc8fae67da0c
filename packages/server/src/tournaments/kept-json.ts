import type { DeskState } from '@zug/engine/desk'
import { type Written, write } from '../http/told.ts'

/** Texts kept for one state; whoever asks for more of them has them made again. */
const most = 8

/** A large answer as JSON, made once for a state: a hall asks for the same one, and writing two megabytes takes longer than finding them. */
export const createKept = <T>() => {
  const kept = new WeakMap<DeskState, Map<string, Written<T>>>()
  return (state: DeskState, name: string, make: () => T): Written<T> => {
    const texts = kept.get(state) ?? new Map<string, Written<T>>()
    kept.set(state, texts)
    const text = texts.get(name) ?? write(make())
    texts.delete(name)
    texts.set(name, text)
    if (texts.size > most) texts.delete(texts.keys().next().value!)
    return text
  }
}
