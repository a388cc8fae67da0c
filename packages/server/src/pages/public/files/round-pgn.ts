import { alongTheHall, scheduleFor } from '@zug/engine/desk'
import { makePgn, type PgnGame, type PgnResult, type PgnSide } from '@zug/engine/files'
import { boardColour, boardColoursOf } from '@zug/engine/model'
import { fullNameOf } from '../../../sections/full-name.ts'
import type { Round, RoundBoard, View } from '../shapes.ts'

type Sides = { readonly white: string; readonly black: string }

/** A round as a PGN for live boards and broadcasts: its games in the order of the hall, with results as they come. */
export const pgnOfRound = (view: View, round: Round): string => {
  const { info } = view.settings
  const { date = '', rate = '' } = scheduleFor(view.settings).rounds[round.round - 1] ?? {}
  const players = new Map<number, View['players'][number]>(view.players.map((player) => [player.id, player]))
  const sideOf = (id: number | null, team?: string): PgnSide => {
    const { name = '', title = null, rating = null, fideId = '' } = (id === null ? undefined : players.get(id)) ?? {}
    return { name, title, rating, fideId, ...(team === undefined ? {} : { team }) }
  }
  const common = {
    event: fullNameOf(view.settings),
    site: [info.city, info.federation].filter((part) => part !== '').join(' '),
    date,
    round: round.round,
  }
  const timeControl = rate || info.timeControl
  const game = (board: number, white: PgnSide, black: PgnSide, result: Sides | null): PgnGame => ({
    ...common,
    board,
    white,
    black,
    timeControl,
    ...(result === null ? { result: '*' } : { result: resultOf(result), unplayed: result.white.startsWith('forfeit') }),
  })
  const teams = new Map(view.traits.teams ? view.teams.map(({ id, name }) => [id, name] as const) : [])
  const hall = alongTheHall(round, view.settings.firstBoard)
  if (view.traits.games === 'two')
    return makePgn(
      hall.flatMap(({ board, number }) => {
        const [first, second] = [sideOf(board.white), sideOf(board.black)]
        const [one, two] = gamesOf(board)
        return [
          { ...game(number, first, second, one), game: 1 },
          { ...game(number, second, first, two === null ? null : { white: two.black, black: two.white }), game: 2 },
        ]
      }),
    )
  if (!view.traits.teams)
    return makePgn(hall.map(({ board, number }) => game(number, sideOf(board.white), sideOf(board.black), board.result)))
  let counted = 0
  return makePgn(
    hall.flatMap(({ board }) =>
      boardsOf(board, boardColoursOf(view.settings)).map(({ white, black, result, turned }) => {
        counted += 1
        const [first, second] = [sideOf(white, teams.get(board.white) ?? ''), sideOf(black, teams.get(board.black) ?? '')]
        return turned
          ? game(counted, second, first, result === null ? null : { white: result.black, black: result.white })
          : game(counted, first, second, result)
      }),
    ),
  )
}

/** Both games of a match by the side that has White first; in the second the colours are turned. Of a match that somebody did not come to no games are told apart: both are forfeited. */
const gamesOf = ({ result }: RoundBoard): readonly [Sides | null, Sides | null] => {
  if (result === null) return [null, null]
  const { match } = result
  const of = (at: number): Sides | null =>
    match === undefined
      ? result.white.startsWith('forfeit')
        ? result
        : null
      : { white: match.white[at]?.result ?? 'adjourned', black: match.black[at]?.result ?? 'adjourned' }
  return [of(0), of(1)]
}

type MatchGame = { readonly white: number | null; readonly black: number | null; readonly result: Sides | null; readonly turned: boolean }

/** The boards of a match as far as somebody sits at them; on every second one the team that stands second has White. */
const boardsOf = ({ result }: RoundBoard, pattern: string): readonly MatchGame[] => {
  const match = result?.match
  if (match === undefined) return []
  return match.white.map(({ player, result: white }, at) => {
    const other = match.black[at]
    return {
      white: player,
      black: other?.player ?? null,
      result: white === 'adjourned' ? null : { white, black: other?.result ?? 'adjourned' },
      turned: boardColour('white', at, pattern) === 'black',
    }
  })
}

const resultOf = ({ white, black }: Sides): PgnResult =>
  white === 'adjourned'
    ? '*'
    : white.endsWith('win')
      ? '1-0'
      : black.endsWith('win')
        ? '0-1'
        : white === 'draw' && black === 'draw'
          ? '1/2-1/2'
          : '*'
