import { alongTheHall } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { useState } from 'react'
import { useCommand } from '../../../api/commands.tsx'
import { useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useGone } from '../../../ui/use-gone.ts'
import { useWords } from '../../../words/language.tsx'
import { differenceOf } from '../difference.ts'
import { nameIn, whoPlays } from '../who-plays.ts'
import { useSession } from './use-changes.ts'
import { Verdict } from './verdict.tsx'
import './difference-dialog.css'

type DifferenceDialogProps = {
  /** Ends the session from here. */
  readonly finish?: boolean
  readonly onClose: () => void
}

/** The pairing by hand beside the engine's: what only one of them has, what it breaks, and why it was done. */
const DifferenceDialog = ({ finish = false, onClose }: DifferenceDialogProps) => {
  const tournament = useTournament()
  const { hand } = useWords('round')
  const { actions, colon } = useWords('shell')
  const { list } = useWords('common')
  const run = useCommand()
  const { tell } = useToasts()
  const session = useSession()
  const [all, setAll] = useState(false)
  const [ending, setEnding] = useState(false)
  const { draft, settings, manual } = tournament
  useGone(draft === null || (finish && manual === null), ending, onClose)
  if (draft === null) return null
  const { diff } = hand
  const { both, engineOnly, yoursOnly, byeChanged, standing } = differenceOf(draft)
  const entrants = whoPlays(tournament)
  const name = (id: PlayerId): string => nameIn(entrants, id)
  const numberOf = (boards: typeof both, { white, black }: (typeof both)[number]): number | undefined =>
    alongTheHall({ boards, fixed: draft.fixed }, settings.firstBoard).find(({ board }) => board.white === white && board.black === black)
      ?.number
  const breaks = manual?.breaks ?? session.breaks
  const quality = manual === null ? session.quality : manual.quality
  const reason = manual?.reason ?? session.reason
  const column = (boards: typeof both, of: typeof both, bye: PlayerId | null) => (
    <ul>
      {boards.map((board) => (
        <li key={`${board.white} ${board.black}`}>
          <span>{numberOf(of, board)}</span> {name(board.white)} – {name(board.black)}
        </li>
      ))}
      {bye === null ? null : (
        <li>
          {name(bye)}
          {colon}
          {hand.bye}
        </li>
      )}
      {boards.length === 0 && bye === null ? <li className="hint">{diff.none}</li> : null}
    </ul>
  )
  const end = async (): Promise<void> => {
    setEnding(true)
    const { done } = await run({ kind: 'finish-manual' })
    setEnding(false)
    if (!done) return
    onClose()
    tell({ kind: 'done', text: diff.finished })
  }
  return (
    <Dialog
      wide
      title={diff.title(draft.round)}
      onClose={onClose}
      actions={
        finish ? (
          <>
            <Button onClick={onClose}>{diff.back}</Button>
            <Button
              look="main"
              data-focus-first
              disabled={standing.length > 1 || (standing.length === 1 && draft.bye !== null)}
              busy={ending}
              onClick={end}
            >
              {diff.finish}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{actions.close}</Button>
        )
      }
    >
      {reason === null ? null : (
        <p>
          <span className="hint">
            {diff.reason}
            {colon}
          </span>
          {reason}
        </p>
      )}
      <div className="difference">
        <section>
          <h3>{diff.engine}</h3>
          {column(engineOnly, draft.engine.boards, byeChanged ? draft.engine.bye : null)}
        </section>
        <section>
          <h3>{diff.yours}</h3>
          {column(yoursOnly, draft.boards, byeChanged ? draft.bye : null)}
        </section>
        <section>
          <h3>{diff.both}</h3>
          {all || both.length <= 8 ? (
            column(both, draft.boards, byeChanged ? null : draft.bye)
          ) : (
            <p>
              {diff.same(both.length)}{' '}
              <button type="button" className="round-link" onClick={() => setAll(true)}>
                {diff.showBoth}
              </button>
            </p>
          )}
        </section>
      </div>
      {byeChanged ? <p>{diff.bye}</p> : null}
      <p>
        <Verdict breaks={breaks} quality={quality} />
      </p>
      {standing.length === 0 ? null : (
        <p className="field-problem" role="alert">
          {diff.standing(list(standing.map(name)))}
        </p>
      )}
    </Dialog>
  )
}

export default DifferenceDialog
