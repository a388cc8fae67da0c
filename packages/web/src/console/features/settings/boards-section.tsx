import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Check, Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

export const BoardsSection = ({ settings, change, readOnly }: SectionProps) => {
  const { boards, sections } = useWords('settings')
  return (
    <Section title={sections.boards}>
      <Field
        label={boards.firstBoard}
        inputMode="numeric"
        value={settings.firstBoard === 0 ? '' : String(settings.firstBoard)}
        disabled={readOnly}
        onChange={({ target }) => change({ firstBoard: Number(target.value.replace(/\D/g, '').slice(0, 5)) })}
      />
      <Check
        label={boards.confirmResults}
        hint={boards.confirmHint}
        checked={settings.confirmResults}
        disabled={readOnly}
        onChange={(confirmResults) => change({ confirmResults })}
      />
    </Section>
  )
}
