import { useWords } from '../../words/language.tsx'
import { SetUpForm } from './set-up-form.tsx'
import '../../shell/page.css'

/** First start: the account that owns the desk. */
export const SetUpPage = () => {
  const { setUp } = useWords('access')
  return (
    <main className="page narrow">
      <span className="brand">
        Zug<i>.</i>
      </span>
      <h1>{setUp.title}</h1>
      <p>{setUp.intro}</p>
      <SetUpForm label={setUp.done} />
    </main>
  )
}
