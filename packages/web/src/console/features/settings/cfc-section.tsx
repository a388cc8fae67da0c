import { useSuspenseQuery } from '@tanstack/react-query'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { CfcDecisions } from './cfc-decisions.tsx'
import { Check, LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

/** CFC 602: the variations a tournament announces, and what belongs to them. */
export const CfcSection = ({ settings, change, readOnly }: SectionProps) => {
  const { cfc: words, sections } = useWords('settings')
  const { cfcVariations, defaults } = useSuspenseQuery(rulebooksQuery).data
  const locked = useLock('cfc') !== null || readOnly
  const cfc = settings.cfc ?? defaults.cfc
  const set = (more: Partial<typeof cfc>): void => change({ cfc: { ...cfc, ...more } })
  type Variation = (typeof cfcVariations.all)[number]
  const toggle = (variation: Variation, on: boolean): void => {
    const rest = cfc.variations.filter((other) => other !== variation)
    set({ variations: on ? [...rest, variation].toSorted() : rest })
  }
  // Of variations that exclude each other one is chosen, or none.
  const choose = (pair: readonly Variation[], chosen: Variation | 'none'): void => {
    const rest = cfc.variations.filter((other) => !pair.includes(other))
    set({ variations: chosen === 'none' ? rest : [...rest, chosen].toSorted() })
  }
  const labelOf = (variation: Variation): string => `${variation} · ${words.names[variation]}`
  return (
    <Section title={sections.cfc}>
      {cfcVariations.all.map((variation) => {
        const pair = cfcVariations.exclusive.find((one) => one.includes(variation))
        if (pair === undefined)
          return (
            <Check
              key={variation}
              label={labelOf(variation)}
              {...(variation === '619.1' ? { hint: words.apartHint } : {})}
              checked={cfc.variations.includes(variation)}
              disabled={locked}
              onChange={(on) => toggle(variation, on)}
            />
          )
        return variation === pair[0] ? (
          <Choice<Variation | 'none'>
            key={variation}
            look="list"
            label={pair.join(' / ')}
            value={pair.find((one) => cfc.variations.includes(one)) ?? 'none'}
            disabled={locked}
            onChange={(chosen) => choose(pair, chosen)}
            options={[{ value: 'none', label: words.neither }, ...pair.map((one) => ({ value: one, label: labelOf(one) }))]}
          />
        ) : null
      })}
      <Field label={words.seed} value={cfc.seed} disabled={locked} onChange={({ target }) => set({ seed: target.value })} />
      {settings.teamEvent ? (
        <>
          <Field
            label={words.boardTolerance}
            inputMode="numeric"
            value={String(cfc.boardTolerance)}
            disabled={locked}
            onChange={({ target }) => set({ boardTolerance: Number(target.value.replace(/\D/g, '')) })}
          />
          <Field
            label={words.unratedGap}
            inputMode="numeric"
            value={String(cfc.unratedGap)}
            disabled={locked}
            onChange={({ target }) => set({ unratedGap: Number(target.value.replace(/\D/g, '')) })}
          />
        </>
      ) : null}
      <LockNote setting="cfc" />
      <CfcDecisions cfc={cfc} set={set} readOnly={readOnly} />
    </Section>
  )
}
