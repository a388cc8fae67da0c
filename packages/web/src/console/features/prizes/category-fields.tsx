import { type CategorySaid, moneyIn, prizesAsText, prizesIn, thingsIn } from '@zug/engine/prizes'
import { moneyText } from '@zug/messages/prizes/money'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { Check } from '../settings/section.tsx'

type Filter = NonNullable<CategorySaid['for']>

type Props = {
  readonly number: number
  readonly category: CategorySaid
  readonly currency: string
  readonly readOnly: boolean
  readonly onChange: (category: CategorySaid) => void
  readonly onUp: (() => void) | null
  readonly onRemove: () => void
}

/** Without what says nothing: an empty text, a range without ends. */
const filled = (filter: { readonly [K in keyof Filter]?: Filter[K] | undefined }): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== undefined && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  ) as Filter

const wholeIn = (text: string, digits: number): number | null => {
  const number = text.replace(/\D/g, '').slice(0, digits)
  return number === '' ? null : Number(number)
}

/** One kind of prizes: what can be won, and who may win it. */
export const CategoryFields = ({ number, category, currency, readOnly, onChange, onUp, onRemove }: Props) => {
  const { fund: words } = useWords('prizes')
  const { playerGroups: groups } = useWords('settings')
  const { language } = useLanguage()
  const { name, prizes, for: filter = {} } = category
  const called = name || words.number(number)
  // As it is typed, as long as it says what the settings say.
  const [typed, setTyped] = useState('')
  const said = prizesAsText(prizes)
  const text = prizesAsText(prizesIn(typed, currency)) === said ? typed : said
  const narrow = (more: { readonly [K in keyof Filter]?: Filter[K] | undefined }): void => {
    const { for: _, ...rest } = category
    const next = filled({ ...filter, ...more })
    onChange(Object.keys(next).length === 0 ? rest : { ...rest, for: next })
  }
  const end = (kind: 'age' | 'rating', which: string, label: string) => {
    const range: Readonly<Record<string, number | undefined>> = filter[kind] ?? {}
    return (
      <Field
        key={kind + which}
        className="short"
        label={label}
        inputMode="numeric"
        value={range[which] === undefined ? '' : String(range[which])}
        disabled={readOnly}
        onChange={({ target }) => {
          const { [which]: _, ...rest } = range
          const value = wholeIn(target.value, kind === 'age' ? 3 : 4)
          narrow({ [kind]: value === null ? rest : { ...rest, [which]: value } })
        }}
      />
    )
  }
  return (
    <fieldset className="prize-category wide">
      <legend className="unseen">{called}</legend>
      <Field
        className="prize-name"
        label={words.name}
        value={name}
        placeholder={called}
        maxLength={100}
        disabled={readOnly}
        onChange={({ target }) => onChange({ ...category, name: target.value })}
      />
      <Field
        className="prize-prizes"
        label={words.prizes}
        hint={
          prizes.length === 0
            ? words.prizesHint
            : words.total(prizes.length, moneyText(moneyIn(prizes), currency, language), thingsIn(prizes))
        }
        value={text}
        disabled={readOnly}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange({ ...category, prizes: prizesIn(target.value, currency) })
        }}
      />
      {end('age', 'from', groups.age.from)}
      {end('age', 'to', groups.age.to)}
      {end('rating', 'from', words.rating.from)}
      {end('rating', 'below', words.rating.below)}
      <Field
        label={groups.club}
        value={filter.club ?? ''}
        maxLength={100}
        disabled={readOnly}
        onChange={({ target }) => narrow({ club: target.value })}
      />
      <Field
        label={groups.federation}
        value={filter.federation ?? ''}
        maxLength={100}
        disabled={readOnly}
        onChange={({ target }) => narrow({ federation: target.value })}
      />
      <Choice
        label={groups.sex.label}
        value={filter.sex ?? 'all'}
        disabled={readOnly}
        options={(['all', 'w', 'm'] as const).map((value) => ({ value, label: groups.sex[value] }))}
        onChange={(sex) => narrow({ sex: sex === 'all' ? undefined : sex })}
      />
      <Choice
        label={groups.unrated.label}
        value={filter.unrated ?? (filter.rating === undefined ? 'in' : 'out')}
        disabled={readOnly}
        options={(['in', 'out', 'only'] as const).map((value) => ({ value, label: groups.unrated[value] }))}
        onChange={(unrated) => narrow({ unrated })}
      />
      <Choice
        label={words.by.label}
        value={category.by ?? 'rank'}
        disabled={readOnly}
        options={(['rank', 'gain'] as const).map((value) => ({ value, label: words.by[value] }))}
        onChange={(by) => onChange({ ...category, by })}
      />
      <div className="prize-newcomers">
        <Check
          label={words.newcomers}
          checked={filter.firstTime === true}
          disabled={readOnly}
          onChange={(on) => narrow({ firstTime: on ? true : undefined })}
        />
      </div>
      {readOnly ? null : (
        <div className="prize-moves">
          {onUp === null ? null : (
            <Button aria-label={words.up(called)} onClick={onUp}>
              ↑
            </Button>
          )}
          <Button aria-label={words.remove(called)} onClick={onRemove}>
            ×
          </Button>
        </div>
      )}
    </fieldset>
  )
}
