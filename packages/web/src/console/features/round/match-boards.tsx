import { boardColour, boardColoursOf } from '@zug/engine/model'
import { useState } from 'react'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import type { Team } from '../players/player.ts'
import { LineUpDoubts } from '../results/line-up-doubts.tsx'
import { asSeated } from '../results/match.ts'
import { showSides } from '../results/outcomes.ts'
import { LineUpDialog } from './line-up-dialog.tsx'
import type { Seats } from './round-at-hand.ts'

type Props = { readonly seats: Seats; readonly round: number; readonly number: number }

/** The boards of one match: as they were played, before that by the line-ups. White of the match has White on board 1. */
const MatchBoards = ({ seats, round, number }: Props) => {
  const tournament = useTournament()
  const { teams, players, settings, rounds, finished } = tournament
  const mayEdit = useMayAct() && !finished && seats.result === null && rounds.at(-1)?.round === round
  const [edited, setEdited] = useState<Team['id'] | null>(null)
  const pattern = boardColoursOf(settings)
  const { table } = useWords('round')
  const { facts } = useWords('shell')
  const { sides: signs, lineUp: lineUpWords } = useCommon()
  const sides = [seats.white, seats.black].flatMap((id) => teams.find((team) => team.id === id) ?? [])
  const seatsIn = (id: number) => teams.flatMap((team) => (team.id === id ? [...asSeated(team, round).boards] : []))
  const lineUps = [seatsIn(seats.white), seatsIn(seats.black)] as const
  const open = (own: 0 | 1) =>
    Array.from({ length: settings.boardsPerMatch ?? Math.min(lineUps[0].length, lineUps[1].length) }, (_, at) => ({
      player: lineUps[own][at] ?? null,
      result: null,
    }))
  const { match } = seats.result ?? {}
  const white = match?.white ?? open(0)
  const black = match?.black ?? open(1)
  const name = (id: number | null | undefined): string => players.find((player) => player.id === id)?.name ?? '–'
  return (
    <>
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
                <td>{left?.result == null || right?.result == null ? '–' : showSides(left.result, right.result, signs)}</td>
                <td>
                  {whiteLeft ? '●' : '○'} {name(right?.player)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {seats.result === null ? (
        <LineUpDoubts
          words={lineUpWords}
          nameOf={name}
          sides={sides.map((team) => ({ team, seats: asSeated(team, round).boards }))}
          boardsPerMatch={settings.boardsPerMatch}
        />
      ) : null}
      {mayEdit ? (
        <p className="round-line-ups">
          {sides.map((team) => (
            <Button key={team.id} look="plain" onClick={() => setEdited(team.id)}>
              {table.editLineUp(team.name)}
            </Button>
          ))}
        </p>
      ) : null}
      {edited === null ? null : <LineUpDialog key={edited} team={edited} round={round} onClose={() => setEdited(null)} />}
    </>
  )
}

export default MatchBoards
