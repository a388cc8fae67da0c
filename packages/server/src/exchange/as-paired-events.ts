import { type DeskEvent, openDesk, sameResult } from '@zug/engine/desk'
import { asPairedIn, type RoundNumber, type Tournament } from '@zug/engine/model'
import { rulebookOf } from '@zug/engine/pairing'
import { gameResult } from './game-result.ts'

/**
 * What has to happen so that the desk stands as it did when the round was paired, where the file says that it was otherwise: a game still open, a
 * result corrected later, other numbers. Null: as it is now. Of a team event a file says less than the desk keeps of a match.
 */
export const takenBack = (tournament: Tournament, events: readonly DeskEvent[], round: RoundNumber | null): readonly DeskEvent[] => {
  if (tournament.asPaired === undefined || tournament.teams !== undefined) return []
  const then = round === null ? tournament : asPairedIn(tournament, round)
  const { state } = openDesk(events.map((event, at) => ({ sequence: at + 1, batch: 1, event })))
  const outcomes = new Map(then.players.map((player) => [player.id, player.outcomes]))
  const results = state.rounds.flatMap((published) =>
    published.boards.flatMap(({ white, black, result }, board): readonly DeskEvent[] => {
      const [ofWhite, ofBlack] = [white, black].map((id) => outcomes.get(id)?.[published.round - 1])
      const stood = gameResult(ofWhite ?? { kind: 'absent' }, ofBlack, rulebookOf(tournament).traits.games === 'two')
      return sameResult(stood, result) ? [] : [{ kind: 'result-entered', round: published.round, board, result: stood }]
    }),
  )
  const renumbered = then.players.some(({ id, pairingNumber }) => state.players.get(id)?.pairingNumber !== pairingNumber)
  const numberOfRounds = then.numberOfRounds ?? state.settings!.numberOfRounds
  return [
    ...results,
    ...(renumbered
      ? [{ kind: 'numbers-given' as const, numbers: then.players.map(({ id, pairingNumber }) => [id, pairingNumber] as const) }]
      : []),
    ...(numberOfRounds === state.settings!.numberOfRounds ? [] : [{ kind: 'settings-changed' as const, changes: { numberOfRounds } }]),
  ]
}
