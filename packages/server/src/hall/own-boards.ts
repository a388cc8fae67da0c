import { boardNumbers, type DeskRound } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { BoardRange } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { helpersLine } from './public-line.ts'
import { publicContext } from './shown.ts'

/** As in a TRF: nobody has the number 0. */
const nobody = 0 as PlayerId

/** The round being played with a helper's own boards as they are; of the others no more than is shown, in a round that is not shown only that they are there. */
const withOwn = (
  whole: DeskRound,
  shown: DeskRound | undefined,
  isOwn: (board: number) => boolean,
  numbers: readonly number[],
): DeskRound => {
  const boards = whole.boards.map((board, at) =>
    isOwn(at) ? board : (shown?.boards[at] ?? { white: nobody, black: nobody, result: null, ratingResult: null, reports: [] }),
  )
  const receipt = { ...whole.receipt, inputs: '', pairing: '', short: '' }
  // Whose board is fixed tells who sits there.
  const { fixed, ...bare } = shown ?? { ...whole, unpaired: [], receipt }
  return { ...bare, boards, ...(fixed === undefined ? {} : shown === undefined ? { numbers } : { fixed }) }
}

const ownOf = (open: OpenTournament, shown: OpenTournament, { first, last }: BoardRange): OpenTournament => {
  const { rounds, settings } = open.desk.state
  const played = rounds.at(-1)
  if (settings === null || played === undefined) return { ...shown, line: helpersLine(open) }
  const shownRounds = shown.desk.state.rounds
  const numbers = boardNumbers(played, settings.firstBoard)
  const isOwn = (at: number): boolean => numbers[at]! >= first && numbers[at]! <= last
  const own = withOwn(
    played,
    shownRounds.find(({ round }) => round === played.round),
    isOwn,
    numbers,
  )
  const state = { ...shown.desk.state, rounds: [...shownRounds.filter(({ round }) => round !== played.round), own] }
  return { ...shown, line: helpersLine(open), desk: { ...shown.desk, state } }
}

/** The server as a helper sees it: what everybody sees, and in the round being played the boards that are the helper's to enter. */
export const helperContext = (context: ServerContext, boards: BoardRange): ServerContext => {
  const everybody = publicContext(context, 'own-boards')
  const get = async (id: string): Promise<OpenTournament> =>
    ownOf(await context.tournaments.get(id), await everybody.tournaments.get(id), boards)
  return { ...everybody, tournaments: { ...everybody.tournaments, get } }
}
