import { isLongEvent, playAt, ratingsOf } from '@zug/engine/desk'
import { kindsOfPlay, ordersOfEquals, type RatingChoice, ratingMethods } from '@zug/engine/model'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Check, Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

const plays = ['by-rate', ...kindsOfPlay] as const

/** Which official ratings count, and who comes first of equals in the initial list. */
export const RatingsSection = ({ settings, change, readOnly }: SectionProps) => {
  const { ratings: words } = useWords('settings')
  const ratings = ratingsOf(settings)
  const set = (more: Partial<RatingChoice>): void => change({ ratings: { ...ratings, ...more } })
  const national = ratings.method !== 'fide' && ratings.method !== 'own'
  return (
    <Section title={words.title} id="ratings">
      <p className="hint wide">{words.hint}</p>
      <div className="wide">
        <Choice
          label={words.method.label}
          value={ratings.method}
          disabled={readOnly}
          onChange={(method) => set({ method })}
          options={ratingMethods.map((value) => ({ value, label: words.method.options[value] }))}
        />
      </div>
      <div className="wide">
        <Choice
          label={words.play.label}
          value={ratings.play ?? 'by-rate'}
          disabled={readOnly || ratings.method === 'own'}
          onChange={(play) => set({ play: play === 'by-rate' ? null : play })}
          options={plays.map((value) => ({ value, label: words.play.options[value] }))}
        />
        {ratings.method === 'own' ? null : <p className="hint">{words.play.hint[playAt(settings)]}</p>}
      </div>
      {national ? (
        <Field
          label={words.federation}
          hint={words.federationHint}
          value={ratings.federation}
          disabled={readOnly}
          maxLength={3}
          onChange={({ target }) => set({ federation: target.value.replace(/[^A-Za-z]/g, '').toUpperCase() })}
        />
      ) : null}
      <div className="wide">
        <Choice
          label={words.equals.label}
          value={ratings.equals}
          disabled={readOnly}
          onChange={(equals) => set({ equals })}
          options={ordersOfEquals.map((value) => ({ value, label: words.equals.options[value] }))}
        />
        <p className="hint">{words.equals.hint}</p>
      </div>
      {ratings.equals === 'lot' ? (
        <Field
          label={words.lot}
          value={ratings.lot}
          disabled={readOnly}
          maxLength={100}
          onChange={({ target }) => set({ lot: target.value })}
        />
      ) : null}
      {isLongEvent(settings) ? (
        <>
          <p className="hint wide" role="status">
            {words.longEvent}
          </p>
          <Check
            label={words.byRound}
            hint={words.byRoundHint}
            checked={settings.ratingsByRound === true}
            disabled={readOnly}
            onChange={(ratingsByRound) => change({ ratingsByRound })}
          />
        </>
      ) : null}
      <Check
        label={words.checkLists}
        hint={words.checkListsHint}
        checked={settings.checkLists ?? settings.fideMode === true}
        disabled={readOnly}
        onChange={(checkLists) => change({ checkLists })}
      />
      <Check
        label={words.selfRegistration}
        hint={words.selfRegistrationHint}
        checked={settings.selfRegistration === true}
        disabled={readOnly}
        onChange={(selfRegistration) => change({ selfRegistration })}
      />
    </Section>
  )
}
