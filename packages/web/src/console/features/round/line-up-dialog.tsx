import { boardsOf } from '@zug/engine/desk'
import { type PlayerId, roundNumber } from '@zug/engine/model'
import { useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import type { Team } from '../players/player.ts'
import { LineUpDoubts } from '../results/line-up-doubts.tsx'
import { asSeated } from '../results/match.ts'

type Props = { readonly team: Team['id']; readonly round: number; readonly onClose: () => void }

/** Who of a team plays on which board in one published round. */
export const LineUpDialog = ({ team: id, round, onClose }: Props) => {
  const { table } = useWords('round')
  const { actions } = useWords('shell')
  const { lineUp } = useCommon()
  const { teams, players, settings } = useTournament()
  const team = teams.find((one) => one.id === id)!
  const run = useCommand()
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<readonly (PlayerId | null)[]>(() => {
    const { boards } = asSeated(team, round)
    return Array.from({ length: boardsOf({ settings }, team) }, (_, at) => boards[at] ?? null)
  })
  const members = [...team.boards, ...team.alternates]
  const nameOf = (player: PlayerId): string => players.find((one) => one.id === player)?.name ?? ''
  const seats = chosen.filter((player) => player !== null)
  const isComplete = seats.length > 0 && !chosen.slice(0, seats.length).includes(null) && new Set(seats).size === seats.length
  /** A player who moves to a board gives the other board to the one who was there. */
  const seat = (board: number, player: PlayerId | null): void =>
    setChosen((before) => before.map((other, at) => (at === board ? player : player !== null && other === player ? before[board]! : other)))
  const save = async (): Promise<void> => {
    setBusy(true)
    const alternates = members.filter((member) => !seats.includes(member))
    const outcome = await run({ kind: 'change-line-up', team: id, boards: seats, alternates, round: roundNumber(round) })
    setBusy(false)
    if (outcome.done) onClose()
  }
  return (
    <Dialog
      title={table.lineUpTitle(team.name, round)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" busy={busy} disabled={!isComplete} onClick={save}>
            {actions.save}
          </Button>
        </>
      }
    >
      <p className="hint">{table.lineUpHint}</p>
      {chosen.map((player, at) => (
        <label key={at} className="field">
          <span>{table.lineUpBoard(at + 1)}</span>
          <select value={player ?? ''} onChange={({ target }) => seat(at, target.value === '' ? null : (Number(target.value) as PlayerId))}>
            {members.map((member) => (
              <option key={member} value={member}>
                {nameOf(member)}
              </option>
            ))}
            {settings.boardsPerMatch === undefined ? null : <option value="">{table.lineUpNobody}</option>}
          </select>
        </label>
      ))}
      <LineUpDoubts words={lineUp} nameOf={nameOf} sides={[{ team, seats: chosen }]} boardsPerMatch={settings.boardsPerMatch} />
    </Dialog>
  )
}
