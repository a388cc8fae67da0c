import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/language.tsx'

/** Shown this once, to be printed or written down. */
export const RecoveryCodes = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => {
  const { recovery } = useWords('account')
  return (
    <div className="account-recovery" role="status">
      <h3>{recovery.title}</h3>
      <p>{recovery.intro}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-buttons">
        <Button look="plain" onClick={() => print()}>
          {recovery.print}
        </Button>
        <Button look="main" autoFocus onClick={onDone}>
          {recovery.done}
        </Button>
      </div>
    </div>
  )
}
