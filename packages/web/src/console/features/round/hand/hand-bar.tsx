import { useCommand } from '../../../api/commands.tsx'
import { useMayAct, useTournament } from '../../../api/tournament.tsx'
import { Article } from '../../../ui/article.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { useWords } from '../../../words/language.tsx'
import type { RoundAtHand } from '../round-at-hand.ts'
import { Articles } from './articles.tsx'
import { Places } from './places.tsx'
import { type Change, useSession } from './use-changes.ts'
import { useDrag } from './use-drag.ts'
import type { Editing } from './use-editing.tsx'
import { Verdict } from './verdict.tsx'
import './hand-bar.css'

type HandBarProps = { readonly round: RoundAtHand; readonly editing: Editing; readonly onFinish: () => void }

/** Stays over the boards as long as anything is being changed by hand: what was changed, what it breaks, and the way out. */
const HandBar = ({ round, editing, onFinish }: HandBarProps) => {
  const { hand } = useWords('round')
  const carried = useDrag({ round, editing })
  const manual = editing.mode === 'manual'
  return (
    <section className="hand-bar" aria-label={manual ? hand.banner(round.round) : hand.amend.banner(round.round)}>
      {manual ? <ManualBar round={round} onFinish={onFinish} /> : <AmendBar round={round} editing={editing} />}
      <p className="hint">{hand.how}</p>
      <p className="unseen" role="status">
        {carried === null ? '' : hand.carrying(carried)}
      </p>
      {manual ? <Changes /> : null}
    </section>
  )
}

const ManualBar = ({ round, onFinish }: Pick<HandBarProps, 'round' | 'onFinish'>) => {
  const { hand } = useWords('round')
  const { manual } = useTournament()
  const chief = useMayAct('chief')
  return (
    <div className="hand-banner">
      <p role="status">
        <b>{hand.banner(round.round)}</b> {manual!.reason}
      </p>
      <p className="hand-breaks">
        <Verdict breaks={manual!.breaks} quality={manual!.quality} />
      </p>
      {chief ? (
        <Button look="main" onClick={onFinish}>
          {hand.finish}
        </Button>
      ) : null}
    </div>
  )
}

const AmendBar = ({ round, editing }: Pick<HandBarProps, 'round' | 'editing'>) => {
  const { hand } = useWords('round')
  return (
    <div className="hand-banner">
      <p role="status">
        <b>{hand.amend.banner(round.round)}</b> {hand.amend.reasons[editing.reason!]} <Article number="C.04.2 4.4" />
      </p>
      <p className="hand-breaks">{hand.amend.told}</p>
      <Button look="main" onClick={editing.stopAmend}>
        {hand.amend.done}
      </Button>
    </div>
  )
}

const Changes = () => {
  const { hand } = useWords('round')
  const { changes } = useSession()
  return (
    <div role="status">
      <h2 className="hand-title">{hand.changes}</h2>
      {changes.length === 0 ? (
        <p className="hint">{hand.none}</p>
      ) : (
        <ol className="hand-changes" reversed>
          {changes.toReversed().map((change) => (
            <ChangeLine key={change.sequence} change={change} />
          ))}
        </ol>
      )}
    </div>
  )
}

const ChangeLine = ({ change }: { readonly change: Change }) => {
  const { hand } = useWords('round')
  const run = useCommand()
  const { tell } = useToasts()
  const chief = useMayAct('chief')
  const undo = async (): Promise<void> => {
    if ((await run({ kind: 'undo' })).done) tell({ kind: 'done', text: hand.undone })
  }
  return (
    <li>
      <Places places={change.places} />
      {change.breaks.length === 0 ? null : <Articles of={change.breaks} />}
      {change.latest && chief ? <Button onClick={undo}>{hand.undo}</Button> : null}
    </li>
  )
}

export default HandBar
