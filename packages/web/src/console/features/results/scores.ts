import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { gamePoints } from '@zug/engine/pairing'
import type { Tournament } from '../../api/types.ts'

type Played = Pick<Tournament, 'rounds' | 'worth'>

const pointsFor = (result: BoardResult | null, colour: 'white' | 'black', { scoring, games }: Played['worth']): number => {
  const white = colour === 'white'
  if (games !== null && result?.match !== undefined) return gamePoints(result.match[colour], games)
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

const byePoints = (bye: Tournament['rounds'][number]['unpaired'][number]['bye'], scoring: Played['worth']['scoring']): number => {
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

/** The points everybody has when a round begins, in tenths; of teams their match points, or game points where those are the score. */
export const scoresBefore = (tournament: Played, round: number): ReadonlyMap<number, number> => {
  const { worth } = tournament
  const scores = new Map<number, number>()
  const add = (id: number, points: number): void => void scores.set(id, (scores.get(id) ?? 0) + points)
  for (const { round: number, boards, unpaired } of tournament.rounds) {
    if (number >= round) continue
    for (const { white, black, result } of boards) {
      add(white, pointsFor(result, 'white', worth))
      add(black, pointsFor(result, 'black', worth))
    }
    for (const { player, bye } of unpaired) add(player, byePoints(bye, worth.scoring))
  }
  return scores
}
