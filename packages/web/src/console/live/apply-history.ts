import type { HistoryView, Tournament } from '../api/types.ts'

type Entry = HistoryView['events'][number]
type Board = Tournament['rounds'][number]['boards'][number]

/**
 * The view after a few more events, drawn from the history instead of read anew; null when it has to be read: a gap, or anything but results. Most of what
 * happens while a round is played is results, and a hall of desks need not all read 300 boards for each of them.
 */
export const applyHistory = (tournament: Tournament, events: readonly Entry[]): Tournament | null =>
  events.reduce<Tournament | null>((at, entry) => (at === null ? null : afterOne(at, entry)), tournament)

const afterOne = (tournament: Tournament, entry: Entry): Tournament | null => {
  const { event, sequence } = entry
  if (sequence !== tournament.sequence + 1) return null
  if (event.kind !== 'result-entered' && event.kind !== 'result-corrected' && event.kind !== 'result-reported') return null
  // What a result means to rounds that were paired since, or to a draft, the desk says.
  if (event.kind !== 'result-reported' && (event.round < tournament.rounds.length || tournament.draft !== null)) return null
  const change = changeOf(entry)
  const rounds = tournament.rounds.map((round) =>
    round.round === event.round
      ? { ...round, boards: round.boards.map((board, index) => (index === event.board ? change(board) : board)) }
      : round,
  )
  return { ...tournament, sequence, rounds, canUndo: event.kind !== 'result-corrected', canRedo: false }
}

const changeOf = ({ event, sequence, at, actor, name }: Entry): ((board: Board) => Board) => {
  const entered = { at, actor, name, sequence }
  switch (event.kind) {
    case 'result-entered':
      return (board) => ({ ...board, result: event.result, reports: [], entered: event.result === null ? null : entered })
    case 'result-corrected':
      return (board) =>
        event.effect === 'rating-only'
          ? { ...board, ratingResult: event.result, entered }
          : { ...board, result: event.result, ratingResult: null, reports: [], entered }
    case 'result-reported':
      return (board) => ({
        ...board,
        reports: [...board.reports.filter(({ by }) => by !== event.by), { by: event.by, result: event.result, at }],
      })
    default:
      return (board) => board
  }
}
