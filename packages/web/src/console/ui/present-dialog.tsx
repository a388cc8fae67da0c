import type { Problem } from '../api/types.ts'
import { useWords } from '../words/language.tsx'
import { Article } from './article.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useProblemText } from './problem-text.ts'

export type PresentAnswer = 'cancel' | 'leave-out' | 'play'

type Props = { readonly problem: Problem; readonly onAnswer: (answer: PresentAnswer) => void }

/** Players are checked in and have a bye for absence: they play, or they are left out on purpose. */
const PresentDialog = ({ problem, onAnswer }: Props) => {
  const { present, actions } = useWords('shell')
  const problemText = useProblemText()
  return (
    <Dialog
      title={present.title}
      onClose={() => onAnswer('cancel')}
      actions={
        <>
          <Button autoFocus onClick={() => onAnswer('cancel')}>
            {actions.cancel}
          </Button>
          <Button onClick={() => onAnswer('leave-out')}>{present.leaveOut}</Button>
          <Button look="main" onClick={() => onAnswer('play')}>
            {present.play}
          </Button>
        </>
      }
    >
      <p>
        {problemText(problem)} {problem.article === undefined ? null : <Article number={problem.article} />}
      </p>
    </Dialog>
  )
}

export default PresentDialog
