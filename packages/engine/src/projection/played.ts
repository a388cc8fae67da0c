import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { withResults } from '../pairing/with-results.ts'
import { type Ending, endings, type OpenBoard, resultOf } from './open-boards.ts'

/**
 * The tournament for each way in which the open games may end. A player whose games ended alike is the same in all of them, so that what follows from a player's own games is worked
 * out once.
 */
export const createPlayed = (tournament: Tournament, open: readonly OpenBoard[]): ((how: readonly Ending[]) => Tournament) => {
  const rounds = [...new Set(open.map(({ round }) => round))]
  const endedAlike = (ending: Ending): Tournament =>
    rounds.reduce((now, round) => {
      const given = withResults(
        now,
        round,
        open.flatMap((board) => (board.round === round ? [resultOf(board, ending)] : [])),
      )
      return given.ok ? given.value : now
    }, tournament)
  const ended = new Map(endings.map((ending) => [ending, endedAlike(ending).players]))
  const boardsOf = tournament.players.map(({ id }) => open.flatMap(({ white, black }, at) => (white === id || black === id ? [at] : [])))
  const known = tournament.players.map(() => new Map<string, Player>())
  const playerAfter = (player: Player, index: number, how: readonly Ending[]): Player => {
    const boards = boardsOf[index]!
    if (boards.length === 0) return player
    const key = boards.map((at) => how[at]).join()
    const found = known[index]!.get(key)
    if (found !== undefined) return found
    const outcomes = [...player.outcomes]
    for (const at of boards) {
      const round = open[at]!.round - 1
      outcomes[round] = ended.get(how[at]!)![index]!.outcomes[round]!
    }
    const after = { ...player, outcomes }
    known[index]!.set(key, after)
    return after
  }
  return (how) => ({ ...tournament, players: tournament.players.map((player, index) => playerAfter(player, index, how)) })
}
