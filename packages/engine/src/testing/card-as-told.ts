import { type Points, pointsFromTenths } from '../model/points.ts'
import type { Failure } from '../pairing/explanation.ts'

/** A line of a card as the book and the referee fill it in, with the numbers they compare by. */
type Compared = { readonly article: string } & (
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'differences'; readonly values: readonly number[] }
  | { readonly kind: 'next-bracket'; readonly unpaired: number; readonly scores: readonly number[] }
)

/** An MDP that floats on has a million more than its score. */
const beyondAnyPair = 1_000_000
const points = (values: readonly number[]): readonly Points[] => values.map(pointsFromTenths)

/** The same as an explanation tells it. Of those left over, whoever may not take the bye counts three times in the book. */
export const lineAsTold = (line: Compared): Failure => {
  const { article } = line
  switch (line.kind) {
    case 'count':
      return { kind: 'count', article, value: line.value }
    case 'differences': {
      const floating = line.values.filter((value) => value >= beyondAnyPair)
      return {
        kind: 'differences',
        article,
        floating: points(floating.map((value) => value - beyondAnyPair)),
        values: points(line.values.slice(floating.length)),
      }
    }
    case 'next-bracket':
      return { kind: 'next-bracket', article, scores: points(line.scores), barred: (line.unpaired - line.scores.length) / 2 }
  }
}

export const cardAsTold = (card: readonly Compared[]): readonly Failure[] => card.map(lineAsTold)
