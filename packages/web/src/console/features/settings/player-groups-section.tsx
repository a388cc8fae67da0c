import { ageYearOf, type Group, newGroup, type Range } from '@zug/engine/desk'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'
import './player-groups-section.css'

/** Groups with a list of their own beside the standings: juniors, women, players under a rating, a club. */
export const PlayerGroupsSection = ({ settings, traits, change, readOnly }: SectionProps) => {
  const { playerGroups: words, sections } = useWords('settings')
  if (traits.teams) return null
  const { groups, info } = settings
  const { list } = groups
  const set = (next: readonly Group[]): void => change({ groups: { ...groups, list: next } })
  const year = ageYearOf(groups, info)
  const ready: readonly Partial<Group>[] = [
    { name: words.ready.women, sex: 'w' },
    { name: words.ready.juniors, age: { from: null, to: 18 } },
    { name: words.ready.seniors, age: { from: 50, to: null } },
    { name: words.ready.rating, rating: { from: null, to: 1799 }, unrated: 'in' },
    { name: words.ready.unrated, unrated: 'only' },
  ]
  return (
    <Section title={sections.playerGroups}>
      <p className="hint wide">{words.hint}</p>
      {list.length === 0 ? null : (
        <Field
          type="date"
          label={words.ageOn}
          hint={year === null ? words.noYear : words.ageHint(year)}
          value={groups.ageOn}
          disabled={readOnly}
          onChange={({ target }) => change({ groups: { ...groups, ageOn: target.value } })}
        />
      )}
      {list.map((group, at) => (
        <OneGroup
          key={at}
          number={at + 1}
          group={group}
          year={year}
          readOnly={readOnly}
          onChange={(more) => set(list.with(at, { ...group, ...more }))}
          onRemove={() => set(list.toSpliced(at, 1))}
        />
      ))}
      {readOnly || list.length >= 40 ? null : (
        <fieldset className="player-groups-add wide">
          <legend>{words.add}</legend>
          {ready.map((group) => (
            <Button key={group.name} onClick={() => set([...list, newGroup(group)])}>
              + {group.name}
            </Button>
          ))}
          <Button onClick={() => set([...list, newGroup()])}>+ {words.ready.other}</Button>
        </fieldset>
      )}
    </Section>
  )
}

type OneProps = {
  readonly number: number
  readonly group: Group
  readonly year: number | null
  readonly readOnly: boolean
  readonly onChange: (more: Partial<Group>) => void
  readonly onRemove: () => void
}

const OneGroup = ({ number, group, year, readOnly, onChange, onRemove }: OneProps) => {
  const { playerGroups: words } = useWords('settings')
  const name = group.name || words.number(number)
  const ends = (kind: 'age' | 'rating') =>
    (['from', 'to'] as const).map((end) => (
      <Field
        key={kind + end}
        className="short"
        label={words[kind][end]}
        inputMode="numeric"
        value={group[kind][end] === null ? '' : String(group[kind][end])}
        disabled={readOnly}
        onChange={({ target }) => onChange({ [kind]: { ...group[kind], [end]: wholeIn(target.value, kind === 'age' ? 3 : 4) } })}
      />
    ))
  return (
    <fieldset className="player-group wide">
      <legend className="unseen">{name}</legend>
      <Field
        className="group-name"
        label={words.name}
        value={group.name}
        placeholder={name}
        maxLength={60}
        disabled={readOnly}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {ends('age')}
      {ends('rating')}
      <Field
        label={words.federation}
        value={group.federation}
        maxLength={200}
        disabled={readOnly}
        onChange={({ target }) => onChange({ federation: target.value })}
      />
      <Field
        label={words.club}
        value={group.club}
        maxLength={400}
        disabled={readOnly}
        onChange={({ target }) => onChange({ club: target.value })}
      />
      <Choice
        label={words.sex.label}
        value={group.sex ?? 'all'}
        disabled={readOnly}
        options={(['all', 'w', 'm'] as const).map((value) => ({ value, label: words.sex[value] }))}
        onChange={(sex) => onChange({ sex: sex === 'all' ? null : sex })}
      />
      <Choice
        label={words.unrated.label}
        value={group.unrated}
        disabled={readOnly}
        options={(['in', 'out', 'only'] as const).map((value) => ({ value, label: words.unrated[value] }))}
        onChange={(unrated) => onChange({ unrated })}
      />
      {readOnly ? null : (
        <Button aria-label={words.remove(name)} onClick={onRemove}>
          ×
        </Button>
      )}
      <Born age={group.age} year={year} />
    </fieldset>
  )
}

/** The years of birth that the ages come to, so that nobody has to count. */
const Born = ({ age: { from, to }, year }: { readonly age: Range; readonly year: number | null }) => {
  const { playerGroups: words } = useWords('settings')
  if (year === null || (from === null && to === null)) return null
  return <p className="hint group-born">{words.born(to === null ? null : year - to, from === null ? null : year - from)}</p>
}

const wholeIn = (text: string, digits: number): number | null => {
  const number = text.replace(/\D/g, '').slice(0, digits)
  return number === '' ? null : Number(number)
}
