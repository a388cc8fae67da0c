import type { ReactNode } from 'react'
import type { Problem } from '../api/types.ts'
import { useWords } from '../words/language.tsx'
import { Article } from './article.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useProblemText } from './problem-text.ts'

type ConfirmDialogProps = { readonly problem: Problem; readonly about?: ReactNode; readonly onAnswer: (yes: boolean) => void }

/** The desk asks back: what the rule says, and the choice. Not doing it is the first button, so Enter by accident changes nothing. */
export const ConfirmDialog = ({ problem, about, onAnswer }: ConfirmDialogProps) => {
  const { confirm, actions } = useWords('shell')
  const problemText = useProblemText()
  return (
    <Dialog
      title={confirm.title}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button autoFocus onClick={() => onAnswer(false)}>
            {actions.cancel}
          </Button>
          <Button look="main" onClick={() => onAnswer(true)}>
            {actions.confirm}
          </Button>
        </>
      }
    >
      <p>
        {problemText(problem)} {problem.article === undefined ? null : <Article number={problem.article} />}
      </p>
      {about}
    </Dialog>
  )
}
