import { useSuspenseQuery } from '@tanstack/react-query'
import type { SsmSettings } from '@zug/engine'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { showPoints } from '../../ui/points.ts'
import { useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { readPoints } from './scoring-section.tsx'
import { Check, LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

type By = 'none' | 'club' | 'city' | 'federation'

export const SsmSection = ({ settings, change, readOnly }: SectionProps) => {
  const { ssm: words, sections } = useWords('settings')
  const { defaults } = useSuspenseQuery(rulebooksQuery).data
  const locked = useLock('ssm') !== null || readOnly
  const ssm: SsmSettings = settings.ssm ?? defaults.ssm
  const set = (more: Partial<SsmSettings>): void => change({ ssm: { ...ssm, ...more } })
  return (
    <Section title={sections.ssm}>
      <Check label={words.useRating} checked={ssm.useRating} disabled={locked} onChange={(useRating) => set({ useRating })} />
      <Field label={words.seed} value={ssm.seed} disabled={locked} onChange={({ target }) => set({ seed: target.value })} />
      <div className="wide">
        <Choice<By>
          label={words.restricted}
          value={ssm.restricted?.by ?? 'none'}
          disabled={locked}
          onChange={(by) => set({ restricted: by === 'none' ? null : { groups: null, rounds: 1, ...ssm.restricted, by } })}
          options={(['none', 'club', 'city', 'federation'] as const).map((value) => ({ value, label: words.restrictedBy[value] }))}
        />
      </div>
      {ssm.restricted === null ? null : (
        <Field
          label={words.restrictedRounds}
          inputMode="numeric"
          value={String(ssm.restricted.rounds)}
          disabled={locked}
          onChange={({ target }) =>
            set({ restricted: { ...ssm.restricted!, rounds: Number(target.value.replace(/\D/g, '').slice(0, 2)) } })
          }
        />
      )}
      <Field
        label={words.margin}
        hint={words.marginHint}
        inputMode="decimal"
        value={ssm.timeLimitMargin === null ? '' : showPoints(ssm.timeLimitMargin)}
        disabled={locked}
        onChange={({ target }) => set({ timeLimitMargin: readPoints(target.value) as SsmSettings['timeLimitMargin'] })}
      />
      <LockNote setting="ssm" />
    </Section>
  )
}
