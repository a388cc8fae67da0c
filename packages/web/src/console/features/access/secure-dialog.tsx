import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words/language.tsx'
import { SetUpForm } from './set-up-form.tsx'

/** For the owner who came by the printed link: a name and a password to come back with. */
const SecureDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { setUp } = useWords('access')
  return (
    <Dialog title={setUp.secure} onClose={onClose}>
      <p>{setUp.secureHint}</p>
      <SetUpForm label={setUp.secure} onDone={onClose} />
    </Dialog>
  )
}

export default SecureDialog
