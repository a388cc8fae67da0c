import { useWords } from '../words/language.tsx'
import { Button } from './button.tsx'

/** A part of a page could not be read; the rest of it stays. */
export const Unread = ({ onRetry }: { readonly onRetry: () => unknown }) => {
  const { problems, actions } = useWords('shell')
  return (
    <div role="alert">
      <p>{problems.unread}</p>
      <Button look="plain" onClick={() => void onRetry()}>
        {actions.retry}
      </Button>
    </div>
  )
}
