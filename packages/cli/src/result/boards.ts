import { type PlayerId, pairingScore, type RoundNumber, type Tournament } from '@zug/engine/model'
import { type Board, compareSheets, recordedSheet, sheetOf } from '@zug/engine/pairing'
import type { UnderRules } from '../tournament/under-rules.ts'

/** The boards of a recorded round, board 1 first. `asPaired`: numbered as `zug pair` numbers them. */
export type NumberedBoards = { readonly boards: readonly Board[]; readonly asPaired: boolean }

/**
 * A file has no numbers of boards. A round that is as the rulebook pairs it has the boards of that pairing; any other is numbered by the score of the higher
 * ranked player, then by both scores, then by pairing number, as most rulebooks do (C.04.2 3.6).
 */
export const numberedBoards = ({ rulebook, event }: Pick<UnderRules, 'rulebook' | 'event'>, round: RoundNumber): NumberedBoards => {
  const entrants = rulebook.entrants(event)
  const sheet = recordedSheet(entrants, round)
  const answer = rulebook.pairRound(event, round)
  if (answer.kind === 'pairing' && compareSheets(sheetOf(answer), sheet) === null) return { boards: answer.boards, asPaired: true }
  const rank = ranksIn(entrants, round)
  const keyed = sheet.boards.map((board) => ({ board, sides: [rank(board.white), rank(board.black)].sort(higherFirst) }))
  return {
    boards: keyed
      .toSorted(({ sides: [a, a2] }, { sides: [b, b2] }) => b!.score - a!.score || b2!.score - a2!.score || a!.number - b!.number)
      .map(({ board: { white, black } }) => ({ white, black })),
    asPaired: false,
  }
}

type Rank = { readonly score: number; readonly number: number }

const higherFirst = (a: Rank, b: Rank): number => b.score - a.score || a.number - b.number

const ranksIn = (entrants: Tournament, round: RoundNumber): ((id: PlayerId) => Rank) => {
  const players = new Map(entrants.players.map((player) => [player.id, player]))
  return (id) => {
    const player = players.get(id)!
    return { score: pairingScore(entrants, player, round), number: player.pairingNumber }
  }
}
