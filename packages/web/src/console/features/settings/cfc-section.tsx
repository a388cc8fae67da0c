import { useSuspenseQuery } from '@tanstack/react-query'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { Check, LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

/** CFC 602: the variations a tournament announces, and what belongs to them. */
export const CfcSection = ({ settings, change, readOnly }: SectionProps) => {
  const { cfc: words, sections } = useWords('settings')
  const { cfcVariations, defaults } = useSuspenseQuery(rulebooksQuery).data
  const locked = useLock('cfc') !== null || readOnly
  const cfc = settings.cfc ?? defaults.cfc
  const set = (more: Partial<typeof cfc>): void => change({ cfc: { ...cfc, ...more } })
  const toggle = (variation: (typeof cfcVariations.all)[number], on: boolean): void => {
    const excluded: readonly string[] = cfcVariations.exclusive.find((pair) => pair.includes(variation)) ?? []
    const rest = cfc.variations.filter((other) => other !== variation && !(on && excluded.includes(other)))
    set({ variations: on ? [...rest, variation].toSorted() : rest })
  }
  return (
    <Section title={sections.cfc}>
      {cfcVariations.all.map((variation) => (
        <Check
          key={variation}
          label={`${variation} · ${words.names[variation]}`}
          checked={cfc.variations.includes(variation)}
          disabled={locked}
          onChange={(on) => toggle(variation, on)}
        />
      ))}
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
    </Section>
  )
}
