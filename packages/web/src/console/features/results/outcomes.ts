import type { DeskBoardResult as BoardResult, SideResult } from '@zug/engine/desk'
import { type Sides, sidesOfChess, signsOf } from '@zug/messages/common/signs'

/** Every way a game can end, in the order of the buttons. */
export const outcomes = {
  white: ['win', 'loss'],
  draw: ['draw', 'draw'],
  black: ['loss', 'win'],
  'white-forfeit': ['forfeit-win', 'forfeit-loss'],
  'black-forfeit': ['forfeit-loss', 'forfeit-win'],
  'double-forfeit': ['forfeit-loss', 'forfeit-loss'],
  'half-zero': ['draw', 'loss'],
  'zero-half': ['loss', 'draw'],
  'zero-zero': ['loss', 'loss'],
  adjourned: ['adjourned', 'adjourned'],
} as const satisfies Readonly<Record<string, readonly [SideResult, SideResult]>>

export type Outcome = keyof typeof outcomes

export const groups = {
  played: ['white', 'draw', 'black'],
  forfeit: ['white-forfeit', 'black-forfeit', 'double-forfeit'],
  unusual: ['half-zero', 'zero-half', 'zero-zero'],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>

/** A forfeit was not played, so there is nothing to leave unrated. */
export const resultOf = (outcome: Outcome, rated = true): BoardResult => {
  const [white, black] = outcomes[outcome]
  return { white, black, rated: rated || white.startsWith('forfeit') }
}

export const isForfeit = (outcome: Outcome): boolean => outcomes[outcome][0].startsWith('forfeit')

/** A result as this event writes it: 1–0, ½–½, −:+; W–L where games have scores of their own. */
export const showSides = (white: SideResult, black: SideResult, sides: Sides = sidesOfChess): string =>
  signsOf({ white, black, rated: true }, sides)

export const showOutcome = (outcome: Outcome, sides?: Sides): string => showSides(outcomes[outcome][0], outcomes[outcome][1], sides)
