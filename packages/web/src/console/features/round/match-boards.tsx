import { boardColour, boardColoursOf } from '@zug/engine/model'
import { useTournament } from '../../api/tournament.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { asSeated } from '../results/match.ts'
import { showSides } from '../results/outcomes.ts'
import type { Seats } from './round-at-hand.ts'

type Props = { readonly seats: Seats; readonly round: number; readonly number: number }

/** The boards of one match: as they were played, before that by the line-ups. White of the match has White on board 1. */
const MatchBoards = ({ seats, round, number }: Props) => {
  const { teams, players, settings } = useTournament()
  const pattern = boardColoursOf(settings)
  const { table } = useWords('round')
  const { facts } = useWords('shell')
  const { sides } = useCommon()
  const lineUp = (id: number) =>
    teams.flatMap((team) => (team.id === id ? asSeated(team, round).boards.map((player) => ({ player, result: null })) : []))
  const { match } = seats.result ?? {}
  const white = match?.white ?? lineUp(seats.white)
  const black = match?.black ?? lineUp(seats.black)
  const name = (id: number | null | undefined): string => players.find((player) => player.id === id)?.name ?? '–'
  return (
    <table className="round-match-boards">
      <caption className="unseen">{table.match(number)}</caption>
      <tbody>
        {Array.from({ length: Math.min(white.length, black.length) }, (_, board) => {
          const [left, right] = [white[board], black[board]]
          const whiteLeft = boardColour('white', board, pattern) === 'white'
          return (
            <tr key={facts.board(board + 1)}>
              <th scope="row">{board + 1}</th>
              <td>
                {whiteLeft ? '○' : '●'} {name(left?.player)}
              </td>
              <td>{left?.result == null || right?.result == null ? '–' : showSides(left.result, right.result, sides)}</td>
              <td>
                {whiteLeft ? '●' : '○'} {name(right?.player)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export default MatchBoards
