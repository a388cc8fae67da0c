import type { SettingField } from '@zug/engine/pairing'
import { useWords } from '../../words/language.tsx'
import { named } from '../../words/named.ts'
import type { Rulebook } from '../tournaments/rulebooks.ts'
import { RuleField } from './rule-field.tsx'
import { LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

type DeclaredSectionProps = Pick<SectionProps, 'settings' | 'readOnly'> & {
  readonly book: Rulebook
  readonly declare: (name: string, value: unknown) => void
}

/** What the rulebook lets an event declare, and what is decided by it while the event runs: drawn from what it says of its settings. */
export const DeclaredSection = ({ book, settings, declare, readOnly }: DeclaredSectionProps) => {
  const { rulebooks: names } = useWords('common')
  const locked = useLock('rules') !== null || readOnly
  if (book.settings.length === 0) return null
  const values = settings.rules as Readonly<Record<string, unknown>>
  const draw = (field: SettingField, disabled: boolean) => (
    <RuleField
      key={field.name}
      field={field}
      value={values[field.name]}
      onChange={(value) => declare(field.name, value)}
      disabled={disabled}
    />
  )
  return (
    <Section title={named(names, book.id, book.title)}>
      {book.settings.filter(({ whilePlaying }) => !whilePlaying).map((field) => draw(field, locked))}
      <LockNote setting="rules" />
      {book.settings.filter(({ whilePlaying }) => whilePlaying).map((field) => draw(field, readOnly))}
    </Section>
  )
}
