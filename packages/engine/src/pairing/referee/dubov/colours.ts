import { turned, whenApart } from '../swiss-team/colours.ts'
import type { DubovRow } from './sheet.ts'

type Letter = 'W' | 'B'
export type RightColours = { readonly white: DubovRow; readonly black: DubovRow; readonly article: string }

/** C.04.4.1 5.2; null where the initial colour decides and is not known. */
export const rightColours = (pair: readonly [DubovRow, DubovRow], initial: Letter | null): RightColours | null => {
  const [first, second] = pair.toSorted((a, b) => b.points - a.points || a.number - b.number) as [DubovRow, DubovRow]
  const give = (firstHas: Letter, article: string): RightColours =>
    firstHas === 'W' ? { white: first, black: second, article } : { white: second, black: first, article }
  if (first.history + second.history === '') return initial === null ? null : give(first.odd ? initial : turned(initial), '5.2.1')
  if (first.due !== second.due) return give(first.due, '5.2.2')
  if (first.force !== second.force) return give(first.force > second.force ? first.due : turned(second.due), '5.2.3')
  const apart = whenApart(first.history, second.history)
  return apart === null ? give(first.due, '5.2.5') : give(turned(apart), '5.2.4')
}
