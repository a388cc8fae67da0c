import { useState } from 'react'
import { call, ProblemError } from '../../api/client.ts'
import { useCommand } from '../../api/commands.tsx'
import { usePlace } from '../../api/tournament.tsx'
import type { ProblemIssue } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IssueList } from '../../ui/issue-list.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useWords } from '../../words/language.tsx'
import { ImportReview, type Read, type Twin } from './import-review.tsx'

/** A list from a spreadsheet or a file. Everything read and every adjustment is shown before anything is written. */
const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { import: words } = useWords('players')
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const run = useCommand()
  const problemText = useProblemText()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read | null>(null)
  const [twins, setTwins] = useState<readonly Twin[]>([])
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [issues, setIssues] = useState<readonly ProblemIssue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const look = async (file: Blob): Promise<void> => {
    setBusy(true)
    setProblem(null)
    setIssues([])
    setRead(null)
    try {
      const answer = await call<Read>('POST', `/tournaments/${id}/imports`, file)
      const found = await call<{ readonly twins: readonly Twin[] }>('POST', `/tournaments/${id}/twins`, { players: answer.players })
      const sure = new Set([
        ...answer.enteredAlready.map(({ index }) => index),
        ...found.twins.filter(({ reason }) => reason === 'fide-id').map(({ index }) => index),
      ])
      setTwins(found.twins)
      setTaken(new Set(answer.players.map((_, index) => index).filter((index) => !sure.has(index))))
      setRead(answer)
    } catch (error) {
      setProblem(error instanceof ProblemError ? words.unreadable : problemText(null))
      setIssues(
        error instanceof ProblemError ? (error.problem.issues ?? [{ code: error.problem.code, message: error.problem.detail }]) : [],
      )
    } finally {
      setBusy(false)
    }
  }
  const enter = async (): Promise<void> => {
    setBusy(true)
    const outcome = await run({ kind: 'import-players', players: read!.players.filter((_, index) => taken.has(index)) })
    setBusy(false)
    if (outcome.done) onClose()
  }

  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          {read === null ? (
            <Button look="main" disabled={text.trim() === ''} busy={busy} onClick={() => look(new Blob([text]))}>
              {words.read}
            </Button>
          ) : (
            <Button look="main" disabled={taken.size === 0} busy={busy} onClick={enter}>
              {words.take(taken.size)}
            </Button>
          )}
        </>
      }
    >
      {read === null ? (
        <>
          <label className="field">
            <span>{words.paste}</span>
            <textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          <label className="field">
            <span>{words.file}</span>
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.trf,.trfx,.json"
              onChange={({ target }) => target.files?.[0] !== undefined && void look(target.files[0])}
            />
          </label>
        </>
      ) : (
        <ImportReview read={read} twins={twins} taken={taken} onTake={setTaken} />
      )}
      {problem === null ? null : (
        <div role="alert">
          <p className="field-problem">{problem}</p>
          <IssueList issues={issues} />
        </div>
      )}
    </Dialog>
  )
}

export default ImportDialog
