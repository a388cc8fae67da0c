import { plainScoring, type Scoring } from '../../api/scoring.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/language.tsx'
import { PointsField } from './points-field.tsx'
import { LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

type Name = keyof Scoring

/** The fields of the form, and what of the scoring each sets: White and Black score alike unless a file said otherwise. */
const fields = {
  win: ['winWhite', 'winBlack'],
  draw: ['drawWhite', 'drawBlack'],
  loss: ['lossWhite', 'lossBlack'],
  forfeitWin: ['forfeitWin'],
  forfeitLoss: ['forfeitLoss'],
  pairingAllocatedBye: ['pairingAllocatedBye'],
  halfPointBye: ['halfPointBye'],
  fullPointBye: ['fullPointBye'],
  zeroPointBye: ['zeroPointBye'],
} as const satisfies Record<string, readonly Name[]>

export const ScoringSection = ({ settings, traits, change, readOnly }: SectionProps) => {
  const words = useWords('settings')
  const locked = useLock('scoring') !== null || readOnly
  const set = (names: readonly Name[], tenths: number): void =>
    change({ scoring: { ...settings.scoring, ...Object.fromEntries(names.map((name) => [name, tenths])) } as Scoring })
  if (traits.scoring === 'laid-down')
    return (
      <Section title={words.sections.scoring}>
        <p className="hint wide">{words.scoring.fixed}</p>
      </Section>
    )
  return (
    <Section title={words.sections.scoring}>
      {locked ? null : (
        <div className="wide">
          <Button onClick={() => change({ scoring: plainScoring(10, 5) })}>{words.scoring.standard}</Button>
          <Button onClick={() => change({ scoring: plainScoring(30, 10) })}>{words.scoring.football}</Button>
        </div>
      )}
      {Object.entries(fields).map(([name, sets]) => (
        <PointsField
          key={name}
          label={words.scoring[name as keyof typeof fields]}
          tenths={settings.scoring[sets[0]]}
          disabled={locked}
          onChange={(tenths) => set(sets, tenths!)}
        />
      ))}
      <LockNote setting="scoring" />
    </Section>
  )
}
