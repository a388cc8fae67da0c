import { boardNumber, isOpen } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { OpenTournament } from '../desk-store.ts'
import { enteredIn } from './entered.ts'

/** Boards on which players have reported and which have no result yet: those that disagree are the arbiter's to settle, by entering the result. */
export const reportsView = (open: OpenTournament) => {
  const { state } = open.desk
  const nameOf = (id: PlayerId): string => state.players.get(id)?.name ?? state.teams.get(id)?.name ?? String(id)
  const boards = enteredIn(open, String).flatMap(({ round, boards }) =>
    boards.flatMap(({ white, black, result, reports }, board) =>
      reports.length === 0 || !isOpen(result)
        ? []
        : [
            {
              round,
              board,
              number: boardNumber(state, round, board),
              white: { id: white, name: nameOf(white) },
              black: { id: black, name: nameOf(black) },
              disagree: reports.some((report) => JSON.stringify(report.result) !== JSON.stringify(reports[0]!.result)),
              reports: reports.map((report) => ({ ...report, name: nameOf(report.by) })),
            },
          ],
    ),
  )
  return { boards: boards.toSorted((a, b) => Number(b.disagree) - Number(a.disagree)) }
}
