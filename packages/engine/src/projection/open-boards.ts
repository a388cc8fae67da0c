import type { PlayerId, RoundNumber } from '../model/ids.ts'
import { roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { GivenResult } from '../pairing/with-results.ts'
import type { ResultProbabilities } from '../simulation/result-model.ts'
import { chancesOf, type ResultModel } from './chances.ts'

/** A game without a result yet, adjourned or still being played, and how it may end. */
export type OpenBoard = {
  readonly round: RoundNumber
  readonly white: PlayerId
  readonly black: PlayerId
  readonly chances: ResultProbabilities
}

/** Who wins. */
export const endings = ['white', 'draw', 'black'] as const
export type Ending = (typeof endings)[number]

/** Each once, in the order of rounds and then of players. */
export const openBoardsOf = ({ players }: Tournament, model: ResultModel): readonly OpenBoard[] => {
  const byId = new Map(players.map((player) => [player.id, player]))
  return players
    .flatMap((player) =>
      player.outcomes.flatMap((outcome, at): readonly OpenBoard[] => {
        const opponent = outcome.kind === 'game' ? byId.get(outcome.opponent) : undefined
        if (outcome.kind !== 'game' || outcome.result !== 'adjourned' || outcome.colour !== 'white' || opponent === undefined) return []
        return [{ round: roundNumber(at + 1), white: player.id, black: opponent.id, chances: chancesOf(model, player, opponent) }]
      }),
    )
    .toSorted((a, b) => a.round - b.round)
}

const results: Readonly<Record<Ending, GivenResult['result']>> = { white: ['win', 'loss'], draw: ['draw', 'draw'], black: ['loss', 'win'] }

export const resultOf = ({ white, black }: OpenBoard, ending: Ending): GivenResult => ({ white, black, result: results[ending] })

/** What an ending is for one of the two. */
export const forPlayer = ({ white }: OpenBoard, ending: Ending, player: PlayerId): 'win' | 'draw' | 'loss' =>
  ending === 'draw' ? 'draw' : (ending === 'white') === (player === white) ? 'win' : 'loss'
