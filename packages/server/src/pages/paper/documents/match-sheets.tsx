import { alongTheHall, type DeskBoard, type DeskTeam, lineUpIn, type SideResult, scheduleFor } from '@zug/engine/desk'
import { boardColour, boardColoursOf, displayPoints, type PlayerId, type TeamBoard } from '@zug/engine/model'
import { gamePoints } from '@zug/engine/pairing'
import { dateText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import { fullNameOf } from '../../../sections/full-name.ts'
import { fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { ColourMark } from '../parts.tsx'

/** One page a match: line-ups board by board, room for results, substitutes and signatures. */
export const matchSheets: PaperDocument = {
  id: 'match-sheets',
  needs: 'public',
  shows: 'results',
  options: ['round', 'boards'],
  when: ({ round, traits }) => round !== null && traits.teams,
  make: (paper) => {
    const { words, state, options } = paper
    const round = paper.round!
    const matches = alongTheHall(round, state.settings!.firstBoard).filter(
      ({ number }) => number >= (options.first ?? 0) && number <= (options.last ?? Number.POSITIVE_INFINITY),
    )
    return {
      kind: 'cards',
      title: `${words.documents['match-sheets']}, ${words.round(round.round)}`,
      body: matches.map(({ board, number }) => <MatchSheet board={board} number={number} paper={paper} />),
    }
  },
}

type SheetProps = { readonly board: DeskBoard; readonly number: number; readonly paper: Paper }

const MatchSheet: FC<SheetProps> = ({ board, number, paper }) => {
  const { words, state, language } = paper
  const { info } = state.settings!
  const field = fieldOf(state)
  const [home, guests] = [state.teams.get(board.white), state.teams.get(board.black)]
  const { boardsPerMatch = Math.max(home?.boards.length ?? 0, guests?.boards.length ?? 0) } = state.settings!
  const boards = Math.max(boardsPerMatch, board.result?.match?.white.length ?? 0)
  const { match } = board.result ?? {}
  const whole = match?.white.every(({ result }) => result !== 'adjourned') === true
  // While a board is open the score is written by hand.
  const scoreOf = (side: 'white' | 'black'): string => (whole ? displayPoints(gamePoints(match![side], state.settings!.scoring)) : '')
  const date = scheduleFor(paper.state.settings!).rounds[paper.round!.round - 1]?.date || (info.roundDates[paper.round!.round - 1] ?? '')
  return (
    <section class="page match-sheet">
      <header>
        <small>
          {fullNameOf(paper.state.settings!)}
          {date === '' ? '' : ` · ${dateText(date, language)}`}
        </small>
        <h2>
          {words.match.match} {number}
        </h2>
        <p>{words.roundOf(paper.round!.round, state.settings!.numberOfRounds)}</p>
      </header>
      <table class="rows match">
        <thead>
          <tr>
            <th class="board">{words.boardShort}</th>
            <th class="side team">{field.get(board.white).name}</th>
            <th class="n">{words.rating}</th>
            <th class="result" colspan={2}>
              {words.result}
            </th>
            <th class="side team">{field.get(board.black).name}</th>
            <th class="n">{words.rating}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: boards }, (_, at) => (
            <MatchLine at={at} home={home} guests={guests} result={board.result?.match} paper={paper} />
          ))}
          <tr class="totals">
            <td />
            <td class="side">{words.match.score}</td>
            <td />
            <td class="write-box">{scoreOf('white')}</td>
            <td class="write-box">{scoreOf('black')}</td>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
      <Alternates home={home} guests={guests} paper={paper} />
      <footer>
        <span>
          {words.match.captain}: {field.get(board.white).name}
        </span>
        <span>
          {words.match.captain}: {field.get(board.black).name}
        </span>
        <span>{words.match.arbiter}</span>
      </footer>
    </section>
  )
}

type LineProps = {
  readonly at: number
  readonly home: DeskTeam | undefined
  readonly guests: DeskTeam | undefined
  readonly result: { readonly white: readonly TeamBoard[]; readonly black: readonly TeamBoard[] } | undefined
  readonly paper: Paper
}

const MatchLine: FC<LineProps> = ({ at, home, guests, result, paper: { state, common, round } }) => {
  // A board that is open is written by hand.
  const signOf = (side: { readonly result: SideResult } | undefined): string =>
    side === undefined || side.result === 'adjourned' ? '' : common.sides[side.result]
  const nameOf = (id: PlayerId | null | undefined): string => (id == null ? '' : (state.players.get(id)?.name ?? ''))
  const ratingOf = (id: PlayerId | null | undefined): string => (id == null ? '' : String(state.players.get(id)?.rating ?? '–'))
  const [left, right] = [result?.white[at], result?.black[at]]
  const seatOf = (team: DeskTeam | undefined) => (team === undefined ? undefined : lineUpIn(state, team, round!.round)[at])
  const [a, b] = [left === undefined ? seatOf(home) : left.player, right === undefined ? seatOf(guests) : right.player]
  // The team named first has White on board 1.
  const pattern = boardColoursOf(state.settings!)
  const [colour, other] = [boardColour('white', at, pattern), boardColour('black', at, pattern)]
  return (
    <tr>
      <td class="board">{at + 1}</td>
      <td class="side name">
        <ColourMark colour={colour} /> {nameOf(a)}
      </td>
      <td class="n">{ratingOf(a)}</td>
      <td class="write-box">{signOf(left)}</td>
      <td class="write-box">{signOf(right)}</td>
      <td class="side name">
        <ColourMark colour={other} /> {nameOf(b)}
      </td>
      <td class="n">{ratingOf(b)}</td>
    </tr>
  )
}

const Alternates: FC<{ readonly home: DeskTeam | undefined; readonly guests: DeskTeam | undefined; readonly paper: Paper }> = ({
  home,
  guests,
  paper: { words, state, round },
}) => {
  const spare = (team: DeskTeam): readonly PlayerId[] => {
    const seated = new Set(lineUpIn(state, team, round!.round))
    return [...team.boards, ...team.alternates].filter((id) => !seated.has(id))
  }
  const list = (team: DeskTeam | undefined): string =>
    (team === undefined ? [] : spare(team))
      .map((id) => state.players.get(id)?.name ?? '')
      .filter(Boolean)
      .join(' · ') || '–'
  return (
    <div class="alternates">
      <h3>{words.match.alternates}</h3>
      <p>{list(home)}</p>
      <p>{list(guests)}</p>
    </div>
  )
}
