import type { DeskState } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import { type Written, write } from '../http/told.ts'

/** Texts kept for one state; whoever asks for more of them has them made again. */
const most = 8

/** A large answer as JSON, made once for a state: a hall asks for the same one, and writing two megabytes takes longer than finding them. */
export const createKept = <T>() => {
  const texts = createMemory<DeskState, string, Written<T>>(most)
  return (state: DeskState, name: string, make: () => T): Written<T> => texts.of(state, name, () => write(make()))
}
