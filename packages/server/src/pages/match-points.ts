import { displayPoints, type ScoringSystem, type TeamBoard } from '@zug/engine/model'
import { gamePoints } from '@zug/engine/pairing'
import type { EventCommon } from '@zug/messages/common/event'

/** The common words as an event uses them, and what a board of a match, or one of two games, is worth there. */
export type Telling = EventCommon & { readonly boardWorth: ScoringSystem }

type Event = { readonly worth: { readonly games: ScoringSystem | null }; readonly settings: { readonly scoring: ScoringSystem } }

/** As the rulebook lays it down (C.04.5 0), else as the event declares it. */
export const boardWorthOf = ({ worth, settings }: Event): ScoringSystem => worth.games ?? settings.scoring

type Side = readonly TeamBoard[]

/** What the boards, or the games, of one side of a match come to: "2½". Those that are not over count for neither side. */
export const matchPoints = (side: Side, worth: ScoringSystem): string =>
  displayPoints(
    gamePoints(
      side.filter(({ result }) => result !== 'adjourned'),
      worth,
    ),
  )

type Rounds = readonly {
  readonly round: number
  readonly boards: readonly {
    readonly white: number
    readonly black: number
    readonly result: { readonly match?: { readonly white: Side; readonly black: Side } | undefined } | null
  }[]
}[]

/** What a team's boards of a round came to; null where they were not played. */
export const teamsMatch = (rounds: Rounds, team: number, round: number, worth: ScoringSystem): string | null => {
  const board = rounds.find((entry) => entry.round === round)?.boards.find(({ white, black }) => white === team || black === team)
  const side = board?.white === team ? board.result?.match?.white : board?.result?.match?.black
  return side === undefined ? null : matchPoints(side, worth)
}
