import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

const texts = ['name', 'city', 'federation', 'startDate', 'endDate', 'chiefArbiter', 'timeControl'] as const

/** What the header of a report says; nothing of it decides a pairing. */
export const EventSection = ({ settings, change, readOnly }: SectionProps) => {
  const { event, sections } = useWords('settings')
  const { info, section } = settings
  const setSection = (more: { readonly event?: string; readonly name?: string }): void => {
    const next = { event: section?.event ?? '', name: section?.name ?? '', ...more }
    change({ section: next.event === '' && next.name === '' ? null : next })
  }
  return (
    <Section title={sections.event}>
      {texts.map((name) => (
        <Field
          key={name}
          className={name === 'name' ? 'wide' : ''}
          label={event[name]}
          type={/Date$/.test(name) && /^(\d{4}-\d\d-\d\d)?$/.test(info[name]) ? 'date' : 'text'}
          value={info[name]}
          disabled={readOnly}
          maxLength={200}
          onChange={({ target }) => change({ info: { ...info, [name]: target.value } })}
        />
      ))}
      <Field
        label={event.deputyArbiters}
        value={info.deputyArbiters.join(', ')}
        disabled={readOnly}
        onChange={({ target }) => change({ info: { ...info, deputyArbiters: target.value === '' ? [] : target.value.split(/,\s?/) } })}
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
