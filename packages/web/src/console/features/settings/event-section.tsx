import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { inputOf } from '../submission/places.ts'
import { Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

const texts = ['name', 'city', 'federation', 'timeControl', 'startDate', 'endDate', 'chiefArbiter'] as const

/** Names have commas of their own. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** What the header of a report says; nothing of it decides a pairing. */
export const EventSection = ({ settings, change, readOnly }: SectionProps) => {
  const { event, sections } = useWords('settings')
  const { info, section } = settings
  // As it is typed, for as long as it says the same.
  const [deputies, setDeputies] = useState('')
  const setSection = (more: { readonly event?: string; readonly name?: string }): void => {
    const next = { event: section?.event ?? '', name: section?.name ?? '', ...more }
    change({ section: next.event === '' && next.name === '' ? null : next })
  }
  return (
    <Section title={sections.event}>
      {texts.map((name) => (
        <Field
          key={name}
          id={inputOf(name)}
          className={name === 'name' ? 'wide' : ''}
          label={event[name]}
          type={/Date$/.test(name) && /^(\d{4}-\d\d-\d\d)?$/.test(info[name]) ? 'date' : 'text'}
          value={info[name]}
          {...(name === 'endDate' ? { min: info.startDate } : {})}
          disabled={readOnly}
          maxLength={200}
          onChange={({ target }) => change({ info: { ...info, [name]: target.value } })}
        />
      ))}
      <Field
        label={event.deputyArbiters}
        value={namesIn(deputies).join() === info.deputyArbiters.join() ? deputies : info.deputyArbiters.join('; ')}
        disabled={readOnly}
        onChange={({ target }) => {
          setDeputies(target.value)
          change({ info: { ...info, deputyArbiters: namesIn(target.value) } })
        }}
      />
      <Field
        label={event.sectionOf}
        value={section?.event ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setSection({ event: target.value })}
      />
      <Field
        label={event.sectionName}
        hint={event.sectionHint}
        value={section?.name ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setSection({ name: target.value })}
      />
    </Section>
  )
}
