import { useTournament } from '../../api/tournament.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Check, Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

export const BoardsSection = ({ settings, change, readOnly }: SectionProps) => {
  const { boards, sections } = useWords('settings')
  const { lots, traits } = useTournament()
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
      {lots === null || traits.colours === 'never' ? null : (
        <Check
          label={boards.chess960}
          hint={boards.chess960Hint}
          checked={settings.chess960 === true}
          disabled={readOnly}
          onChange={(chess960) => change({ chess960 })}
        />
      )}
    </Section>
  )
}
