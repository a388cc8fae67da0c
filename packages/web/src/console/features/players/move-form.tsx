import { useState } from 'react'
import { newKey, ProblemError, send } from '../../api/client.ts'
import { queryClient, useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import type { Problem, TournamentLine } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import type { Player } from './player.ts'

const nameOf = ({ section, name }: Pick<TournamentLine, 'section' | 'name'>): string => section?.name || name

type Props = { readonly player: Player; readonly onMoving: (moving: boolean) => void; readonly onClose: () => void }

/** To another section of the same event: both change together or not at all. */
const MoveForm = ({ player, onMoving, onClose }: Props) => {
  const { edit: words } = useWords('players')
  const { id } = usePlace()
  const { data } = useView(id, 'sections', {})
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [question, setQuestion] = useState<{ readonly problem: Problem; readonly to: string } | null>(null)
  const others = (data?.sections ?? []).filter((section) => section.id !== id && ['owner', 'chief', 'deputy'].includes(section.role ?? ''))
  if (others.length === 0) return null
  const move = async (to: string, confirmed: boolean): Promise<void> => {
    onMoving(true)
    try {
      const body = { key: newKey(), player: player.id, to, ...(confirmed ? { confirmed } : {}) }
      await send('POST', '/tournaments/{tournament}/moves', { tournament: id }, body)
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
