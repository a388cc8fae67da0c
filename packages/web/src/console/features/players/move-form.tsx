import { useState } from 'react'
import { call, newKey, ProblemError } from '../../api/client.ts'
import { queryClient, useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import type { Problem } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'

type Section = {
  readonly id: string
  readonly name: string
  readonly section: { readonly event: string; readonly name: string } | null
  readonly role: string | null
}
type Sections = { readonly sections: readonly Section[] }

const nameOf = ({ section, name }: Section): string => section?.name || name

type Props = { readonly player: Player; readonly onMoving: (moving: boolean) => void; readonly onClose: () => void }

/** To another section of the same event: both change together or not at all. */
const MoveForm = ({ player, onMoving, onClose }: Props) => {
  const { edit: words } = useWords('players')
  const { id } = usePlace()
  const { data } = useView<Sections>(id, 'sections')
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [question, setQuestion] = useState<{ readonly problem: Problem; readonly to: string } | null>(null)
  const others = (data?.sections ?? []).filter((section) => section.id !== id && ['owner', 'chief', 'deputy'].includes(section.role ?? ''))
  if (others.length === 0) return null
  const move = async (to: string, confirmed: boolean): Promise<void> => {
    onMoving(true)
    try {
      await call('POST', `/tournaments/${id}/moves`, { key: newKey(), player: player.id, to, ...(confirmed ? { confirmed } : {}) })
      tell({ kind: 'done', text: words.moved(player.name, nameOf(others.find((section) => section.id === to)!)) })
      await queryClient.invalidateQueries({ queryKey: ['tournament'] })
      onClose()
    } catch (error) {
      if (error instanceof ProblemError && error.problem.confirmable === true && !confirmed) setQuestion({ problem: error.problem, to })
      else tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) })
    } finally {
      onMoving(false)
    }
  }
  return (
    <section className="player-move">
      <h3>{words.move}</h3>
      {others.map((section) => (
        <Button key={section.id} look="plain" onClick={() => move(section.id, false)}>
          → {nameOf(section)}
        </Button>
      ))}
      {question === null ? null : (
        <ConfirmDialog
          problem={question.problem}
          onAnswer={(yes) => {
            setQuestion(null)
            if (yes) void move(question.to, true)
          }}
        />
      )}
    </section>
  )
}

export default MoveForm
