import { type BestFloaters, bestFloaters, bestFloatersOfLast } from './best-floaters.ts'
import { allocation, type Letter } from './colours.ts'
import type { FloatMark, Row } from './sheet.ts'

/** A bracket of the pairing that is checked. */
export type Bracket = {
  readonly kind: 'normal' | 'penultimate' | 'collapsed'
  readonly movedDown: readonly Row[]
  readonly residents: readonly Row[]
  readonly pairs: readonly { readonly higher: Row; readonly lower: Row }[]
  /** In the last bracket: who gets the bye. */
  readonly downfloaters: readonly Row[]
  /** The next scoregroup; empty below the last bracket, and where nobody looks ahead. */
  readonly next: readonly Row[]
  readonly nextIsLast: boolean
  /** Everybody below the next scoregroup. */
  readonly below: readonly Row[]
  /** Who gets the bye of the round, wherever that is. */
  readonly bye: Row | null
}

/** A failure value; lists run from the largest to the smallest. null: the criterion does not apply to this bracket. */
export type FailureValue =
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'differences'; readonly values: readonly number[] }
  | ({ readonly kind: 'next-bracket' } & BestFloaters)

export type CardLine = {
  readonly article: string
  readonly measure: (bracket: Bracket) => FailureValue | null
  /** Left out: in every round. */
  readonly rounds?: 'odd' | 'even'
}

export const count = (value: number): FailureValue => ({ kind: 'count', value })
export const differences = (values: readonly number[]): FailureValue => ({ kind: 'differences', values: values.toSorted((a, b) => b - a) })

/** A.8: one point below the lowest ranked player of the bracket. */
export const artificial = ({ movedDown, residents }: Bracket): number => [...movedDown, ...residents].at(-1)!.points - 10

/** Everybody who plays in the bracket, with the colour section E gives; without preferences on both sides no criterion asks for it. */
const seats = (bracket: Bracket): readonly { readonly row: Row; readonly colour: Letter; readonly opponent: Row }[] =>
  bracket.pairs.flatMap(({ higher, lower }) => {
    const given = allocation(higher, lower, null)
    if (given === null) return []
    const theirs: Letter = given.higher === 'W' ? 'B' : 'W'
    return [
      { row: higher, colour: given.higher, opponent: lower },
      { row: lower, colour: theirs, opponent: higher },
    ]
  })

/** The float everybody gets in this round, with its score difference (A.4, A.8); equal scores are no float. */
const floaters = (bracket: Bracket): readonly { readonly row: Row; readonly float: FloatMark; readonly difference: number }[] => [
  ...bracket.pairs
    .filter(({ higher, lower }) => higher.points !== lower.points)
    .flatMap(({ higher, lower }) => {
      const difference = Math.abs(higher.points - lower.points)
      return [
        { row: higher, float: 'down' as const, difference },
        { row: lower, float: 'up' as const, difference },
      ]
    }),
  ...bracket.downfloaters.map((row) => ({ row, float: 'down' as const, difference: row.points - artificial(bracket) })),
]

const repeats = (bracket: Bracket, float: 'down' | 'up', back: 1 | 2) =>
  floaters(bracket).filter((floater) => floater.float === float && floater.row.floats[back - 1] === float)

/** How each criterion is measured; an edition puts them in order and gives them their numbers. */
export const measures = {
  downfloaters: (bracket: Bracket) => count(bracket.downfloaters.length),

  scoreDifferences: (bracket: Bracket) =>
    differences([
      ...bracket.pairs.map(({ higher, lower }) => Math.abs(higher.points - lower.points)),
      ...bracket.downfloaters.map(({ points }) => points - artificial(bracket)),
    ]),

  following: ({ kind, downfloaters, next, nextIsLast }: Bracket): FailureValue | null => {
    if (kind !== 'normal' || next.length === 0) return null
    return { kind: 'next-bracket', ...(nextIsLast ? bestFloatersOfLast : bestFloaters)(downfloaters, next) }
  },

  /** Topscorers and their opponents only: for others it would be against the absolute criteria. */
  beyondTwo: (bracket: Bracket) =>
    count(
      seats(bracket).filter(({ row, colour, opponent }) => {
        const balance = row.balance + (colour === 'W' ? 1 : -1)
        return (row.topscorer || opponent.topscorer) && Math.abs(balance) > 2 && Math.abs(balance) > Math.abs(row.balance)
      }).length,
    ),

  thirdRunning: (bracket: Bracket) =>
    count(
      seats(bracket).filter(
        ({ row, colour, opponent }) =>
          (row.topscorer || opponent.topscorer) && row.colours.length >= 2 && row.colours.slice(-2).every((letter) => letter === colour),
      ).length,
    ),

  preferenceDenied: (bracket: Bracket) =>
    count(seats(bracket).filter(({ row, colour }) => row.due.colour !== null && row.due.colour !== colour).length),

  strongPreferenceDenied: (bracket: Bracket) =>
    count(seats(bracket).filter(({ row, colour }) => row.due.urgency === 2 && row.due.colour !== colour).length),

  sameFloat: (float: 'down' | 'up', back: 1 | 2) => (bracket: Bracket) => count(repeats(bracket, float, back).length),

  sameFloatDifferences: (float: 'down' | 'up', back: 1 | 2) => (bracket: Bracket) =>
    differences(repeats(bracket, float, back).map(({ difference }) => difference)),
}
