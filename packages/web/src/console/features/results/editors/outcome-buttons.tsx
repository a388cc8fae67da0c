import { useCommon } from '../../../words/event.ts'
import { useWords } from '../../../words/language.tsx'
import { groups, isForfeit, type Outcome, outcomes, showOutcome } from '../outcomes.ts'
import './outcome-buttons.css'

/** `forfeits`: a match is entered by its boards, only whole forfeits are left. `scores`: SSM knows no unusual and no unrated results. `board`: of a match. */
export type Offered = 'all' | 'forfeits' | 'scores' | 'board'

const groupsOf: Readonly<Record<Offered, readonly (keyof typeof groups)[]>> = {
  all: ['played', 'forfeit', 'unusual'],
  forfeits: ['forfeit'],
  scores: ['played', 'forfeit'],
  board: ['played', 'forfeit', 'unusual'],
}

type Props = {
  readonly chosen: { readonly white: string; readonly black: string } | null
  readonly onChoose: (outcome: Outcome) => void
  readonly rated: boolean
  readonly onRated: (rated: boolean) => void
  readonly offered: Offered
}

/** Every result as a button, the usual ones large. */
export const OutcomeButtons = ({ chosen, onChoose, rated, onRated, offered }: Props) => {
  const { picker, outcome: named } = useWords('results')
  const common = useCommon()
  const plain: Partial<Record<Outcome, string>> = offered === 'scores' ? { white: named.first, draw: named.draw, black: named.second } : {}
  return (
    <div className="results-outcomes">
      {groupsOf[offered].map((group) => (
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
                {plain[outcome] ?? showOutcome(outcome, common.sides)}
              </button>
            )
          })}
        </fieldset>
      ))}
      {offered !== 'all' ? null : (
        <label className="results-outcomes-rated">
          <input type="checkbox" checked={!rated} onChange={({ target }) => onRated(!target.checked)} /> {picker.unrated}
        </label>
      )}
    </div>
  )
}
