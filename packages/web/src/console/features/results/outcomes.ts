import type { DeskBoardResult as BoardResult, SideResult } from '@zug/engine/desk'
import type { EventCommon } from '@zug/messages/common/under'

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

const signs: Readonly<Record<SideResult, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  'forfeit-win': '1F',
  'forfeit-loss': '0F',
  adjourned: '',
}

/** A result as arbiters of chess write it: 1–0, ½–½, 0F–1F. */
export const showOutcome = (outcome: Outcome): string => showSides(outcomes[outcome][0], outcomes[outcome][1])

export const showSides = (white: SideResult, black: SideResult): string => `${signs[white]}–${signs[black]}`

/** Where games have scores of their own: W–L, D–D; + : − by forfeit. */
export const showWon = (
  white: SideResult,
  black: SideResult,
  { sides, rounds: { lost } }: Pick<EventCommon, 'sides' | 'rounds'>,
): string => {
  const letters = { ...sides, 'forfeit-win': '+', 'forfeit-loss': lost, adjourned: '' }
  return `${letters[white]}${white.startsWith('forfeit') ? ' : ' : '–'}${letters[black]}`
}
