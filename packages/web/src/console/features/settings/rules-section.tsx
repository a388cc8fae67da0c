import { useSuspenseQuery } from '@tanstack/react-query'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { Check, LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

export const RulesSection = ({ settings, change, readOnly, options }: SectionProps & { readonly options: readonly string[] }) => {
  const { rules, sections } = useWords('settings')
  const { rulebooks: names } = useWords('common')
  const { rulebooks } = useSuspenseQuery(rulebooksQuery).data
  const locked = useLock('rulebook') !== null || readOnly
  const choose = (rulebook: string): void => {
    const chosen = rulebooks.find(({ id }) => id === rulebook)!
    change({
      rulebook,
      colourless: chosen.colourless,
      teamEvent: rulebook === 'cfc-team' || (settings.teamEvent && chosen.teams),
      ...(chosen.options.includes('acceleration') ? {} : { acceleration: null }),
    })
  }
  return (
    <Section title={sections.rules}>
      <div className="wide">
        <Choice
          label={rules.rulebook}
          value={settings.rulebook}
          onChange={choose}
          disabled={locked}
          options={rulebooks.map(({ id }) => ({ value: id, label: names[id as keyof typeof names] ?? id }))}
        />
      </div>
      <LockNote setting="rulebook" />
      <Field
        label={rules.rounds}
        inputMode="numeric"
        value={settings.numberOfRounds === 0 ? '' : String(settings.numberOfRounds)}
        disabled={readOnly}
        onChange={({ target }) => change({ numberOfRounds: Number(target.value.replace(/\D/g, '').slice(0, 2)) })}
      />
      <LockNote setting="numberOfRounds" />
      {options.includes('acceleration') ? (
        <Choice
          label={rules.acceleration}
          value={settings.acceleration ?? 'none'}
          disabled={locked}
          onChange={(value) => change({ acceleration: value === 'baku' ? 'baku' : null })}
          options={[
            { value: 'none', label: rules.none },
            { value: 'baku', label: rules.baku },
          ]}
        />
      ) : null}
      {options.includes('parity') ? (
        <div className="wide">
          <Choice
            label={rules.parity}
            value={settings.parity}
            disabled={locked}
            onChange={(parity) => change({ parity })}
            options={(['paired-participants', 'pairing-number'] as const).map((value) => ({ value, label: rules.parities[value] }))}
          />
        </div>
      ) : null}
      {options.includes('colourless') ? (
        <Check label={rules.colourless} checked={settings.colourless} disabled={locked} onChange={(colourless) => change({ colourless })} />
      ) : null}
      {options.includes('teamEvent') ? (
        <Check label={rules.teamEvent} checked={settings.teamEvent} disabled={locked} onChange={(teamEvent) => change({ teamEvent })} />
      ) : null}
    </Section>
  )
}
