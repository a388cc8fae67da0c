import type { ByeKind, GameResult, Outcome } from '../model/outcome.ts'

export const byeLetters: Readonly<Record<ByeKind, string>> = {
  'pairing-allocated': 'PAB',
  'half-point': 'HPB',
  'full-point': 'FPB',
  'zero-point': 'ZPB',
}

const resultLetters: Readonly<Record<GameResult, string>> = { win: '1', draw: '½', loss: '0', adjourned: '*' }

/** 1, ½ and 0 over the board, * when it is open, + and - by forfeit, the letters of a bye, nothing for an absence. */
export const resultText = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'game':
      return resultLetters[outcome.result]
    case 'forfeit':
      return outcome.result === 'win' ? '+' : '-'
    case 'bye':
      return byeLetters[outcome.bye]
    case 'absent':
      return ''
  }
}

/** w, b, or nothing where no colour was given. */
export const colourText = (outcome: Outcome): string =>
  (outcome.kind === 'game' || outcome.kind === 'forfeit') && outcome.colour !== null ? outcome.colour[0]! : ''
