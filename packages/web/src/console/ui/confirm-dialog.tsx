import type { Level } from '@zug/engine/desk'
import type { ReactNode } from 'react'
import type { Problem } from '../api/types.ts'
import { useWords } from '../words/language.tsx'
import { Article } from './article.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useProblemText } from './problem-text.ts'

type ConfirmDialogProps = {
  readonly problem: Problem
  readonly about?: ReactNode
  /** The second of two questions. */
  readonly second?: boolean
  readonly onAnswer: (yes: boolean) => void
}

/** How FIDE mode asks; elsewhere the desk asks once. */
export const levelOf = ({ code, data }: Problem): Level => (code === 'fide-mode' ? (data as { readonly level: Level }).level : 'confirm')

/** The desk asks back: what the rule says, and the choice. Not doing it is the first button, so Enter by accident changes nothing. */
export const ConfirmDialog = ({ problem, about, second = false, onAnswer }: ConfirmDialogProps) => {
  const { confirm, actions } = useWords('shell')
  const problemText = useProblemText()
  const level = levelOf(problem)
  const { title, yes } =
    level === 'acknowledge'
      ? { title: confirm.acknowledge, yes: confirm.acknowledged }
      : second
        ? { title: confirm.again, yes: confirm.finally }
        : { title: confirm.title, yes: actions.confirm }
  return (
    <Dialog
      title={title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button autoFocus onClick={() => onAnswer(false)}>
            {actions.cancel}
          </Button>
          <Button look="main" onClick={() => onAnswer(true)}>
            {yes}
          </Button>
        </>
      }
    >
      <p>
        {problemText(problem)} {problem.article === undefined ? null : <Article number={problem.article} />}
      </p>
      {second ? <p>{confirm.twice}</p> : about}
    </Dialog>
  )
}
