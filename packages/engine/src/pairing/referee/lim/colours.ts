import { turned, whenApart } from '../swiss-team/colours.ts'
import type { LimRow } from './sheet.ts'

type Letter = 'W' | 'B'
export type RightColours = { readonly white: LimRow; readonly black: LimRow; readonly article: string }

/** C.04.4.3 5, 7.2; null where the initial colour decides and is not known. `below`: the pair was made below the median. */
export const rightColours = (pair: readonly [LimRow, LimRow], initial: Letter | null, below: boolean): RightColours | null => {
  const [first, second] = pair.toSorted((a, b) => b.points - a.points || a.number - b.number) as [LimRow, LimRow]
  const give = (firstHas: Letter, article: string): RightColours =>
    firstHas === 'W' ? { white: first, black: second, article } : { white: second, black: first, article }
  const [mine, theirs] = [first.due, second.due]
  if (mine === '' && theirs === '') return initial === null ? null : give(first.odd ? initial : turned(initial), '7.2')
  if (mine === '') return give(turned(theirs), '5.2')
  if (theirs !== mine) return give(mine, '5.2')
  const [pressing, others] = [duties(first), duties(second)]
  const [only, lacking] = [pressing.filter((one) => !others.includes(one)), others.filter((one) => !pressing.includes(one))]
  if (only.length + lacking.length > 0 && (only.length === 0 || lacking.length === 0))
    return give(only.length > 0 ? mine : turned(mine), [...only, ...lacking][0]!)
  const apart = whenApart(first.history, second.history)
  if (apart !== null) return give(turned(apart), '5.4')
  return give(below ? turned(mine) : mine, '5.4')
}

/** What 5.1 would have broken without the colour due, 5.1.2 before 5.3. 6 lets no more be broken than it takes, so that who has the other's duty and one besides goes first. */
const duties = (row: LimRow): readonly string[] =>
  row.must ? [...(twoMore(row) ? ['5.1.2'] : []), ...(row.history.endsWith(turned(row.due).repeat(2)) ? ['5.3'] : [])] : []

const twoMore = ({ history }: LimRow): boolean => Math.abs(2 * history.replaceAll('B', '').length - history.length) > 1
