import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { get } from '../../api/client.ts'
import { useCommand } from '../../api/commands.tsx'
import { useMe } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import type { HistoryView } from '../../api/types.ts'
import { flush, pendingOf, useOutbox } from '../../outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { showResult, timesIn } from './result-text.ts'
import { type Entry, turnedBy } from './turned-by.ts'

/** So many events back is far enough: undo takes the latest. */
const back = 400

type Props = {
  readonly kind: 'undo' | 'redo'
  readonly onSaid: (text: string) => void
  readonly onClose: () => void
}

/**
 * Undo in words. A result of one's own is taken back at once and said; what somebody else did, or anything but a result, is shown first. It counts only if
 * nothing has happened since it was read, so nobody takes back what they have not seen.
 */
const UndoDialog = ({ kind, onSaid, onClose }: Props) => {
  const words = useWords('results')
  const { actions } = useWords('shell')
  const { language } = useLanguage()
  const { id } = usePlace()
  const { principal } = useMe()
  const { sequence, settings, canUndo, canRedo } = useTournament()
  const waiting = pendingOf(useOutbox(), id).length
  const run = useCommand()
  const { tell } = useToasts()
  const [shown, setShown] = useState<{ readonly last: number; readonly entries: readonly Entry[] } | null>(null)

  const describe = ({ event }: Entry): string | null => {
    if (event.kind === 'result-reported') return words.undo.report(event.round, event.board + settings.firstBoard)
    if (event.kind !== 'result-entered') return null
    const number = event.board + settings.firstBoard
    return event.result === null
      ? words.undo.noResult(event.round, number)
      : words.undo.result(event.round, number, showResult(event.result, words, settings))
  }
  const turn = async (last: number, entries: readonly Entry[]): Promise<void> => {
    onClose()
    const outcome = await run({ kind }, { expectedSequence: last })
    const what = entries
      .map(describe)
      .filter((text) => text !== null)
      .at(-1)
    if (!outcome.done) return
    onSaid(kind === 'undo' ? words.undo.undone(what ?? '') : words.undo.redone(what ?? ''))
  }

  useEffect(() => {
    const stop = (text: string): void => {
      tell({ kind: 'problem', text })
      onClose()
    }
    const nothing = kind === 'undo' ? words.undo.nothing : words.undo.nothingToRedo
    const look = async (): Promise<void> => {
      if (waiting === 0 && !(kind === 'undo' ? canUndo : canRedo)) {
        stop(nothing)
        return
      }
      if (waiting > 0) await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, 1500))])
      const { events, last } = await get<HistoryView>(`/tournaments/${id}/history?after=${Math.max(0, sequence - back)}&limit=${2 * back}`)
      const entries = turnedBy(kind, events)
      const mine = 'account' in principal && entries.every(({ actor }) => actor === `account:${principal.account}`)
      if (entries.length === 0) stop(nothing)
      else if (mine && entries.every((entry) => describe(entry) !== null)) await turn(last, entries)
      else setShown({ last, entries })
    }
    look().catch(() => stop(words.undo.wait))
  }, [])

  if (shown === null) return null
  const { entries, last } = shown
  const first = entries[0]!
  const texts = entries.map(describe).filter((text) => text !== null)
  return (
    <Dialog
      title={kind === 'undo' ? words.undo.title : words.undo.redoTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" onClick={() => void turn(last, entries)}>
            {kind === 'undo' ? words.undo.yes : words.undo.redoYes}
          </Button>
        </>
      }
    >
      <p>{words.undo.text(first.name, timesIn(language)(first.at))}</p>
      {texts.length === 0 ? (
        <p>
          {words.undo.other} <Link href={`/desk/${id}/history`}>{words.undo.history}</Link>
        </p>
      ) : (
        texts.map((text) => (
          <p key={text}>
            <b>{text}</b>
          </p>
        ))
      )}
    </Dialog>
  )
}

export default UndoDialog
