import { useWords } from '../../words/language.tsx'
import { groups, isForfeit, type Outcome, outcomes, showOutcome } from './outcomes.ts'
import './outcome-buttons.css'

type Props = {
  readonly chosen: { readonly white: string; readonly black: string } | null
  readonly onChoose: (outcome: Outcome) => void
  readonly rated: boolean
  readonly onRated: (rated: boolean) => void
  /** A match is entered by its boards; only whole forfeits are left. */
  readonly forfeitsOnly?: boolean
}

/** Every result as a button, the usual ones large. */
export const OutcomeButtons = ({ chosen, onChoose, rated, onRated, forfeitsOnly = false }: Props) => {
  const { picker } = useWords('results')
  const shown = (Object.keys(groups) as (keyof typeof groups)[]).filter((group) => !forfeitsOnly || group === 'forfeit')
  return (
    <div className="results-outcomes">
      {shown.map((group) => (
        <fieldset key={group} className={`results-outcomes-${group}`}>
          <legend>{picker[group]}</legend>
          {groups[group].map((outcome) => {
            const [white, black] = outcomes[outcome]
            const here = chosen !== null && chosen.white === white && chosen.black === black
            return (
              <button
                key={outcome}
                type="button"
                aria-pressed={here}
                disabled={!rated && isForfeit(outcome)}
                onClick={() => onChoose(outcome)}
              >
                {showOutcome(outcome)}
              </button>
            )
          })}
        </fieldset>
      ))}
      {forfeitsOnly ? null : (
        <label className="results-outcomes-rated">
          <input type="checkbox" checked={!rated} onChange={({ target }) => onRated(!target.checked)} /> {picker.unrated}
        </label>
      )}
    </div>
  )
}
