import { displayPoints, pointsFromTenths } from '@zug/engine/model'

type Side = readonly { readonly result: string }[]

const tenths: Readonly<Record<string, number>> = { win: 10, 'forfeit-win': 10, draw: 5 }

/** Of the boards, or the games, of one side of a match. */
export const tenthsOf = (side: Side): number => side.reduce((sum, { result }) => sum + (tenths[result] ?? 0), 0)

/** What they come to: "2½". */
export const matchPoints = (side: Side): string => displayPoints(pointsFromTenths(tenthsOf(side)))

type Rounds = readonly {
  readonly round: number
  readonly boards: readonly {
    readonly white: number
    readonly black: number
    readonly result: { readonly match?: { readonly white: Side; readonly black: Side } | undefined } | null
  }[]
}[]

/** What a team's boards of a round came to; null where they were not played. */
export const teamsMatch = (rounds: Rounds, team: number, round: number): string | null => {
  const board = rounds.find((entry) => entry.round === round)?.boards.find(({ white, black }) => white === team || black === team)
  const side = board?.white === team ? board.result?.match?.white : board?.result?.match?.black
  return side === undefined ? null : matchPoints(side)
}
