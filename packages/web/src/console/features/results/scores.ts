import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { Tournament } from '../../api/types.ts'

type Scoring = Tournament['settings']['scoring']

type Played = Pick<Tournament, 'rounds' | 'settings' | 'traits'>

/** SSM A1: two points for a win whatever else is declared, nothing for a game missed. Whoever rests has nothing for it. */
const scoringOf = ({ settings: { scoring }, traits }: Played): Scoring =>
  traits.games === 'scores'
    ? ({
        ...scoring,
        winWhite: 20,
        winBlack: 20,
        drawWhite: 10,
        drawBlack: 10,
        lossWhite: 0,
        lossBlack: 0,
        forfeitWin: 20,
        forfeitLoss: 0,
        pairingAllocatedBye: 20,
        halfPointBye: 0,
        fullPointBye: 0,
      } as Scoring)
    : traits.unpaired === 'rests'
      ? ({ ...scoring, pairingAllocatedBye: 0 } as Scoring)
      : scoring

const pointsFor = (result: BoardResult | null, colour: 'white' | 'black', scoring: Scoring): number => {
  const white = colour === 'white'
  // C.04.2 3.1: a game that is not over counts as a draw for the time being.
  switch (result === null ? 'adjourned' : result[colour]) {
    case 'win':
      return white ? scoring.winWhite : scoring.winBlack
    case 'draw':
    case 'adjourned':
      return white ? scoring.drawWhite : scoring.drawBlack
    case 'loss':
      return white ? scoring.lossWhite : scoring.lossBlack
    case 'forfeit-win':
      return scoring.forfeitWin
    case 'forfeit-loss':
      return scoring.forfeitLoss
  }
}

const byePoints = (bye: Tournament['rounds'][number]['unpaired'][number]['bye'], scoring: Scoring): number => {
  switch (bye) {
    case 'pairing-allocated':
      return scoring.pairingAllocatedBye
    case 'full-point':
      return scoring.fullPointBye
    case 'half-point':
      return scoring.halfPointBye
    case 'zero-point':
      return scoring.zeroPointBye
    case 'absent':
      return 0
  }
}

/** The points everybody has when a round begins, in tenths; of teams their match points. */
export const scoresBefore = (tournament: Played, round: number): ReadonlyMap<number, number> => {
  const scoring = scoringOf(tournament)
  const scores = new Map<number, number>()
  const add = (id: number, points: number): void => void scores.set(id, (scores.get(id) ?? 0) + points)
  for (const { round: number, boards, unpaired } of tournament.rounds) {
    if (number >= round) continue
    for (const { white, black, result } of boards) {
      add(white, pointsFor(result, 'white', scoring))
      add(black, pointsFor(result, 'black', scoring))
    }
    for (const { player, bye } of unpaired) add(player, byePoints(bye, scoring))
  }
  return scores
}
