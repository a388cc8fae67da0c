import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../../words/language.tsx'

type Props = {
  readonly place: string
  readonly names: readonly [string, string]
  readonly result: string
  readonly onClear: () => void
  readonly onClose: () => void
}

/** Taking a result away is rarely meant: not doing it has the focus. */
const ClearDialog = ({ place, names, result, onClear, onClose }: Props) => {
  const { clear } = useWords('results')
  const { actions } = useWords('shell')
  return (
    <Dialog
      title={clear.title(place, ...names)}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button look="main" onClick={onClear}>
            {clear.yes}
          </Button>
        </>
      }
    >
      <p>{clear.text(result)}</p>
    </Dialog>
  )
}

export default ClearDialog
