import type { DeskSettings } from '@zug/engine'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showPoints } from '../../ui/points.ts'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import { LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

type Scoring = DeskSettings['scoring']
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

/** "1", "½", "1½", "0.5", "0,5" → tenths. */
export const readPoints = (text: string): number | null => {
  const found = /^\s*(\d{0,3})(?:(½)|[.,](\d))?\s*$/.exec(text)
  if (found === null || (found[1] === '' && found[2] === undefined && found[3] === undefined)) return null
  return 10 * Number(found[1]) + (found[2] === undefined ? Number(found[3] ?? 0) : 5)
}

const scoringOf = (win: number, draw: number): Scoring =>
  ({
    winWhite: win,
    winBlack: win,
    drawWhite: draw,
    drawBlack: draw,
    lossWhite: 0,
    lossBlack: 0,
    forfeitWin: win,
    forfeitLoss: 0,
    pairingAllocatedBye: win,
    halfPointBye: draw,
    fullPointBye: win,
    zeroPointBye: 0,
  }) as unknown as Scoring

export const ScoringSection = ({ settings, change, readOnly, fixed }: SectionProps & { readonly fixed: boolean }) => {
  const words = useWords('settings')
  const locked = useLock('scoring') !== null || readOnly || fixed
  const set = (names: readonly Name[], tenths: number): void =>
    change({ scoring: { ...settings.scoring, ...Object.fromEntries(names.map((name) => [name, tenths])) } as Scoring })
  return (
    <Section title={words.sections.scoring}>
      {fixed ? (
        <p className="hint wide">{words.scoring.fixed}</p>
      ) : locked ? null : (
        <div className="wide">
          <Button onClick={() => change({ scoring: scoringOf(10, 5) })}>{words.scoring.standard}</Button>
          <Button onClick={() => change({ scoring: scoringOf(30, 10) })}>{words.scoring.football}</Button>
        </div>
      )}
      {Object.entries(fields).map(([name, sets]) => (
        <PointsField
          key={name}
          label={words.scoring[name as keyof typeof fields]}
          tenths={settings.scoring[sets[0]]}
          disabled={locked}
          onChange={(tenths) => set(sets, tenths)}
        />
      ))}
      {fixed ? null : <LockNote setting="scoring" />}
    </Section>
  )
}

type PointsFieldProps = {
  readonly label: string
  readonly tenths: number
  readonly disabled: boolean
  readonly onChange: (tenths: number) => void
}

const PointsField = ({ label, tenths, disabled, onChange }: PointsFieldProps) => {
  const id = useUnique()
  // While it is being typed, the text is the reader's.
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && readPoints(typed) === null
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        value={typed ?? showPoints(tenths)}
        disabled={disabled}
        aria-invalid={wrong ? true : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          const read = readPoints(target.value)
          if (read !== null) onChange(read)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
