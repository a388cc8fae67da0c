import type { Excuse, PlayerId } from '@zug/engine/model'
import type { Adjudication, RestrictedPairing, SettingField } from '@zug/engine/pairing'
import type { ReactNode } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Adjudications, Excuses } from './decisions.tsx'
import { Groups } from './groups-field.tsx'
import { PointsField } from './points-field.tsx'
import { Check } from './section.tsx'

type Kind = SettingField['kind']

/** What a setting of each kind has for a value. */
type Values = {
  flag: boolean
  choice: string | null
  choices: readonly string[]
  text: string
  whole: number
  points: number | null
  excuses: readonly Excuse[]
  groups: readonly (readonly PlayerId[])[] | null
  adjudications: readonly Adjudication[]
  restriction: RestrictedPairing | null
}

type SettingWords = {
  readonly label: string
  readonly hint?: string
  /** What none of the options is called. */
  readonly none?: string
  readonly options?: Readonly<Record<string, string>>
}

export type RuleFieldProps<K extends Kind = Kind> = {
  readonly field: Extract<SettingField, { readonly kind: K }>
  readonly words: SettingWords
  readonly value: Values[K]
  readonly onChange: (value: Values[K]) => void
  readonly disabled: boolean
}

const digits = (text: string, most: number): number => Math.min(most, Number(text.replace(/\D/g, '')))

/** One of the options, or none of them; null is said as the empty text. */
const optionsOf = (options: readonly string[], none: boolean, words: SettingWords) => [
  ...(none ? [{ value: '', label: words.none ?? '–' }] : []),
  ...options.map((value) => ({ value, label: words.options?.[value] ?? value })),
]

const OneOf = ({ field, words, value, onChange, disabled }: RuleFieldProps<'choice'>) => (
  <div className="wide">
    <Choice
      label={words.label}
      value={value ?? ''}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      options={optionsOf(field.options, field.none, words)}
    />
  </div>
)

/** Any of them; of those that exclude each other one is chosen, or none. */
const SomeOf = ({ field, words, value, onChange, disabled }: RuleFieldProps<'choices'>) => {
  const set = (chosen: readonly string[], instead: readonly string[]): void =>
    onChange(field.options.filter((option) => chosen.includes(option) || (value.includes(option) && !instead.includes(option))))
  return (
    <fieldset className="settings-some wide">
      <legend>{words.label}</legend>
      {field.options.map((option) => {
        const rivals = field.options.filter(
          (other) => other === option || field.exclusive.some((both) => both.includes(option) && both.includes(other)),
        )
        if (rivals.length === 1)
          return (
            <Check
              key={option}
              label={words.options?.[option] ?? option}
              checked={value.includes(option)}
              disabled={disabled}
              onChange={(on) => set(on ? [option] : [], [option])}
            />
          )
        return option === rivals[0] ? (
          <Choice
            key={option}
            look="list"
            label={rivals.join(' / ')}
            value={rivals.find((one) => value.includes(one)) ?? ''}
            disabled={disabled}
            onChange={(chosen) => set([chosen], rivals)}
            options={optionsOf(rivals, true, words)}
          />
        ) : null
      })}
    </fieldset>
  )
}

/** SSM B4: what players of a group have in common, and for how long they are kept apart. */
const Restriction = ({ field, words, value, onChange, disabled }: RuleFieldProps<'restriction'>) => {
  const { restrictedRounds } = useWords('settings')
  const set = (by: string): void => onChange(by === '' ? null : { groups: null, rounds: 1, ...value, by: by as RestrictedPairing['by'] })
  return (
    <>
      <div className="wide">
        <Choice label={words.label} value={value?.by ?? ''} disabled={disabled} onChange={set} options={optionsOf(field.by, true, words)} />
      </div>
      {value === null ? null : (
        <Field
          label={restrictedRounds}
          inputMode="numeric"
          value={value.rounds === 0 ? '' : String(value.rounds)}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, rounds: digits(target.value, 99) })}
        />
      )}
    </>
  )
}

const renderers: { readonly [K in Kind]: (props: RuleFieldProps<K>) => ReactNode } = {
  flag: ({ words, value, ...rest }) => <Check label={words.label} hint={words.hint} checked={value} {...rest} />,
  choice: OneOf,
  choices: SomeOf,
  text: ({ field, words, value, onChange, disabled }) => (
    <Field
      label={words.label}
      {...(words.hint === undefined ? {} : { hint: words.hint })}
      value={value}
      maxLength={field.longest}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
  whole: ({ field, words, value, onChange, disabled }) => (
    <Field
      label={words.label}
      {...(words.hint === undefined ? {} : { hint: words.hint })}
      inputMode="numeric"
      value={String(value)}
      disabled={disabled}
      onChange={({ target }) => onChange(digits(target.value, field.most))}
    />
  ),
  points: ({ field, words, value, onChange, disabled }) => (
    <PointsField label={words.label} hint={words.hint} none={field.none} tenths={value} disabled={disabled} onChange={onChange} />
  ),
  excuses: Excuses,
  groups: Groups,
  adjudications: Adjudications,
  restriction: Restriction,
}

type DrawnProps = {
  readonly field: SettingField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly disabled: boolean
}

/** A setting of a rulebook, drawn by its kind and called as words call it, else by its name. */
export const RuleField = (props: DrawnProps) => {
  const { name, kind } = props.field
  const declared: Readonly<Record<string, SettingWords>> = useWords('settings').declared
  const Drawn = renderers[kind] as (props: DrawnProps & { readonly words: SettingWords }) => ReactNode
  return <Drawn {...props} words={declared[name] ?? { label: name }} />
}
