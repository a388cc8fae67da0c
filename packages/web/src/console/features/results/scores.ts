import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { gamePoints } from '@zug/engine/pairing'
import { plainScoring, type Scoring } from '../../api/scoring.ts'
import type { Tournament } from '../../api/types.ts'

type Played = Pick<Tournament, 'rounds' | 'settings' | 'traits' | 'teams'>

const worth = (
  win: number,
  draw: number,
  byes: Partial<Record<'pairingAllocatedBye' | 'halfPointBye' | 'fullPointBye', number>>,
): Scoring => ({ ...plainScoring(win, draw), ...byes }) as Scoring

/**
 * SSM A1: two points for a win whatever else is declared, nothing for a game missed. C.04.5: two points for both games, one and a half for the bye. C.04.6: two for a match, or
 * the points of its games, and half of it for the bye. Whoever rests has nothing for it.
 */
const scoringOf = ({ settings: { scoring, rules }, traits, teams }: Played): Scoring => {
  if (traits.games === 'scores') return worth(20, 10, { halfPointBye: 0, fullPointBye: 0 })
  if (traits.games === 'two') return worth(20, 10, { pairingAllocatedBye: 15 })
  if ('primary' in rules) {
    const all = rules.primary === 'game-points' ? 10 * Math.max(0, ...teams.map(({ boards }) => boards.length)) : 20
    return worth(all, all / 2, { pairingAllocatedBye: all / 2 })
  }
  return traits.unpaired === 'rests' ? ({ ...scoring, pairingAllocatedBye: 0 } as Scoring) : scoring
}

/** Are the points of a match those of its games? */
const countsGames = ({ settings: { rules }, traits }: Played): boolean =>
  traits.games === 'two' || ('primary' in rules && rules.primary === 'game-points')

const pointsFor = (result: BoardResult | null, colour: 'white' | 'black', scoring: Scoring, games: boolean): number => {
  const white = colour === 'white'
  if (games && result?.match !== undefined) return gamePoints(result.match[colour], standard)
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

const standard = worth(10, 5, {})

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

/** The points everybody has when a round begins, in tenths; of teams their match points, or game points where those are the score. */
export const scoresBefore = (tournament: Played, round: number): ReadonlyMap<number, number> => {
  const scoring = scoringOf(tournament)
  const games = countsGames(tournament)
  const scores = new Map<number, number>()
  const add = (id: number, points: number): void => void scores.set(id, (scores.get(id) ?? 0) + points)
  for (const { round: number, boards, unpaired } of tournament.rounds) {
    if (number >= round) continue
    for (const { white, black, result } of boards) {
      add(white, pointsFor(result, 'white', scoring, games))
      add(black, pointsFor(result, 'black', scoring, games))
    }
    for (const { player, bye } of unpaired) add(player, byePoints(bye, scoring))
  }
  return scores
}
