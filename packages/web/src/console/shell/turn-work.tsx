import { useEffect, useState } from 'react'
import { getBelow } from '../api/client.ts'
import { useCommand } from '../api/commands.tsx'
import { useMe } from '../api/queries.ts'
import { usePlace, useTournament } from '../api/tournament.tsx'
import { type Entry, useDescribe } from '../features/history/use-describe.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { useDates } from '../words/dates.ts'
import { useWords } from '../words/language.tsx'
import { type Turn, useTurn } from './turn.tsx'
import { turnedBy } from './turned-by.ts'

/** So many events back is far enough: undo takes the latest. */
const back = 600

type Props = { readonly kind: Turn; readonly onClose: () => void }

/**
 * One's own latest change is taken back at once and said; what somebody else did is shown first. It counts only if nothing has happened since it was read,
 * so nobody takes back what they have not seen.
 */
const TurnWork = ({ kind, onClose }: Props) => {
  const { turn: words } = useWords('history')
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const { principal } = useMe()
  const { sequence, canUndo, canRedo } = useTournament()
  const run = useCommand()
  const turnAgain = useTurn()
  const dates = useDates()
  const { tell } = useToasts()
  const [shown, setShown] = useState<{ readonly last: number; readonly entries: readonly Entry[] } | null>(null)
  const describe = useDescribe()

  const turn = async (last: number, entries: readonly Entry[]): Promise<void> => {
    // Said before it happens: afterwards a player that was entered has no name any more.
    const what = describe(entries)
    onClose()
    const outcome = await run({ kind }, { expectedSequence: last })
    if (!outcome.done) return
    const other: Turn = kind === 'undo' ? 'redo' : 'undo'
    const text = kind === 'undo' ? words.undone(what) : words.redone(what)
    tell({ kind: 'done', text, action: { label: actions[other], run: () => turnAgain(other) } })
  }

  useEffect(() => {
    const stop = (text: string): void => {
      tell({ kind: 'problem', text })
      onClose()
    }
    const nothing = kind === 'undo' ? words.nothing : words.nothingToRedo
    const look = async (): Promise<void> => {
      if (!(kind === 'undo' ? canUndo : canRedo)) {
        stop(nothing)
        return
      }
      const { events, last } = await getBelow(id, 'history', { after: Math.max(0, sequence - back), limit: 2 * back })
      const entries = turnedBy(kind, events)
      const mine = 'account' in principal && entries.every(({ actor }) => actor === `account:${principal.account}`)
      if (entries.length === 0) stop(nothing)
      else if (mine) await turn(last, entries)
      else setShown({ last, entries })
    }
    look().catch(() => stop(words.failed))
  }, [])

  if (shown === null) return null
  const { entries, last } = shown
  return (
    <Dialog
      title={kind === 'undo' ? words.title : words.redoTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" onClick={() => void turn(last, entries)}>
            {kind === 'undo' ? words.yes : words.redoYes}
          </Button>
        </>
      }
    >
      <p>{words.text(entries[0]!.name, dates.moment(entries[0]!.at))}</p>
      <p>
        <b>{describe(entries)}</b>
      </p>
    </Dialog>
  )
}

export default TurnWork
