import { type DeskBoardResult, type DeskState, worthOf } from '@zug/engine/desk'
import { displayPoints, type Outcome, type Points, type ScoringSystem } from '@zug/engine/model'
import { gameScoreText, type Notation, notationUnder, resultIn } from '@zug/engine/standings'
import { signsOf } from '@zug/messages/common/signs'
import { boardWorthOf, matchPoints, teamsMatch } from '../match-points.ts'
import { fieldOf } from './entrants.ts'
import type { Paper } from './paper.ts'

/** Between the two sides; figures of one width and thin spaces keep the dashes of a column under one another. */
const between = (white: string, black: string): string => `${white}\u2009–\u2009${black}`

const boardWorthIn = (state: DeskState): ScoringSystem => boardWorthOf({ worth: worthOf(state), settings: state.settings! })

/** "1 – 0"; empty for a game that is open. A match shows its game points. */
export const resultText = (result: DeskBoardResult | null, { common, state }: Paper): string => {
  if (result === null) return ''
  if (result.match !== undefined && !result.white.startsWith('forfeit')) {
    const { white, black } = result.match
    const worth = boardWorthIn(state)
    return between(matchPoints(white, worth), matchPoints(black, worth))
  }
  if (result.scores !== undefined)
    return between(gameScoreText(result.scores[0], common.rounds), gameScoreText(result.scores[1], common.rounds))
  return signsOf(result, common.sides, '\u2009')
}

/** How rounds are written on the lists of this event. */
export const notationFor = ({ traits, state, common }: Paper): Notation => notationUnder(traits, fieldOf(state).scoring, common.rounds)

/** What a team's boards of a round came to; null of whatever is no match of teams. */
export const teamMatchText = (outcome: Outcome, { entrant, round }: Seat, { traits, state }: Paper): string | null =>
  outcome.kind === 'game' && traits.teams ? teamsMatch(state.rounds, entrant.id, round, boardWorthIn(state)) : null

type Seat = { readonly entrant: { readonly id: number }; readonly round: number }

/** A result alone, as the event tells it. */
export const outcomeSign = (outcome: Outcome, against: Outcome | undefined, seat: Seat, paper: Paper): string =>
  outcome.kind === 'game' || outcome.kind === 'forfeit'
    ? (teamMatchText(outcome, seat, paper) ?? resultIn(notationFor(paper), outcome, against))
    : ''

export const points = (value: Points): string => displayPoints(value) || '0'

/** Groups of four are read out and compared without getting lost. */
export const receiptText = (short: string): string => short.replace(/(.{4})(?=.)/g, '$1\u00a0')
