import type { DeskSettings } from '@zug/engine/desk'

export type Scoring = DeskSettings['scoring']

/** In tenths: White and Black alike, whoever did not have to play as if they had won, what was asked for as a draw. */
export const plainScoring = (win: number, draw: number): Scoring =>
  ({
    winWhite: win,
    winBlack: win,
    drawWhite: draw,
    drawBlack: draw,
    lossWhite: 0,
    lossBlack: 0,
    forfeitWin: win,
    forfeitLoss: 0,
    pairingAllocatedBye: win,
    halfPointBye: draw,
    fullPointBye: win,
    zeroPointBye: 0,
  }) as unknown as Scoring
