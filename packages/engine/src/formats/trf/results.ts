import type { Colour } from '../../model/colour.ts'
import { playerId } from '../../model/ids.ts'
import type { ByeKind, GameResult, Outcome } from '../../model/outcome.ts'

/** Result letters against an opponent. W, D and L are games of less than one move, which are not rated. */
const gameLetters: Readonly<Record<string, { readonly result: GameResult; readonly rated: boolean }>> = {
  '1': { result: 'win', rated: true },
  '=': { result: 'draw', rated: true },
  '0': { result: 'loss', rated: true },
  W: { result: 'win', rated: false },
  D: { result: 'draw', rated: false },
  L: { result: 'loss', rated: false },
  '': { result: 'adjourned', rated: true },
}
const forfeitLetters: Readonly<Record<string, 'win' | 'loss'>> = { '+': 'win', '-': 'loss' }

/** Letters with no opponent. TRF06 knows only the signs; there + is the pairing-allocated bye when the round was paired. */
const byeLetters: Readonly<Record<string, ByeKind>> = {
  H: 'half-point',
  F: 'full-point',
  U: 'pairing-allocated',
  Z: 'zero-point',
  '=': 'half-point',
  '-': 'zero-point',
  '+': 'pairing-allocated',
}
const byes = Object.freeze(
  Object.fromEntries(
    (['pairing-allocated', 'half-point', 'full-point', 'zero-point'] as const).map((bye) => [bye, Object.freeze({ kind: 'bye', bye })]),
  ),
) as Readonly<Record<ByeKind, Outcome>>

export const isResultLetter = (letter: string): boolean => letter in gameLetters || letter in forfeitLetters || letter in byeLetters
export const isByeLetter = (letter: string): boolean => letter in byeLetters
export const isGameLetter = (letter: string): boolean => letter in gameLetters || letter in forfeitLetters
export const isForfeitLetter = (letter: string): boolean => letter in forfeitLetters

export const byeOutcome = (bye: ByeKind): Outcome => byes[bye]

/** The bye a letter without an opponent stands for; null when there is none of that letter. */
export const byeOfLetter = (letter: string, paired: boolean): ByeKind | null => {
  if (letter === '+' && !paired) return 'full-point'
  return byeLetters[letter] ?? null
}

/** Outcome of a game or forfeit; null when the letter does not go with an opponent or a game has no colour. */
export const outcomeOfGame = (opponent: number, colour: Colour | null, letter: string): Outcome | null => {
  const forfeit = forfeitLetters[letter]
  if (forfeit !== undefined) return { kind: 'forfeit', opponent: playerId(opponent), colour, result: forfeit }
  const game = gameLetters[letter]
  if (game === undefined || colour === null) return null
  return { kind: 'game', opponent: playerId(opponent), colour, ...game }
}

export type ResultLetters = 'trf06' | 'trf16' | 'trf26' | 'trf26-teams'

/**
 * Opponent, colour and result as 001 writes them. TRF06 has no letters for byes nor for unrated games; of the members of teams the sample of TRF26 has `+` where
 * nobody came to play them and `-` wherever they did not play. A game that goes on is `?` in TRF26, and has no letter before.
 */
export const makeRoundCell = (outcome: Outcome, letters: ResultLetters): readonly [string, string, string] => {
  switch (outcome.kind) {
    case 'absent':
      return letters === 'trf26-teams' ? ['0000', '-', '-'] : ['', '', '']
    case 'bye':
      return ['0000', '-', byeLetter[letters][outcome.bye]]
    case 'forfeit':
      return [String(outcome.opponent), colourLetter(outcome.colour), outcome.result === 'win' ? '+' : '-']
    case 'game': {
      const rated = outcome.rated || letters === 'trf06'
      const letter = {
        win: rated ? '1' : 'W',
        draw: rated ? '=' : 'D',
        loss: rated ? '0' : 'L',
        adjourned: letters === 'trf26' ? '?' : '',
      }[outcome.result]
      return [String(outcome.opponent), colourLetter(outcome.colour), letter]
    }
  }
}

const letterOfBye: Readonly<Record<ByeKind, string>> = { 'pairing-allocated': 'U', 'half-point': 'H', 'full-point': 'F', 'zero-point': 'Z' }
const signOfBye: Readonly<Record<ByeKind, string>> = { 'pairing-allocated': '+', 'half-point': '=', 'full-point': '+', 'zero-point': '-' }
const byeLetter: Readonly<Record<ResultLetters, Readonly<Record<ByeKind, string>>>> = {
  trf06: signOfBye,
  trf16: letterOfBye,
  trf26: letterOfBye,
  'trf26-teams': { ...letterOfBye, 'full-point': '+', 'zero-point': '-' },
}

const colourLetter = (colour: Colour | null): string => (colour === null ? '-' : colour === 'white' ? 'w' : 'b')
