import { useSuspenseQuery } from '@tanstack/react-query'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { Check, LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

export const RoundRobinSection = ({ settings, change, readOnly }: SectionProps) => {
  const { roundRobin: words, sections } = useWords('settings')
  const { defaults, choices } = useSuspenseQuery(rulebooksQuery).data
  const { players, teams } = useTournament()
  const locked = useLock('roundRobin') !== null || readOnly
  const table = settings.roundRobin ?? defaults.roundRobin
  const set = (more: Partial<typeof table>): void => change({ roundRobin: { ...table, ...more } })
  const field = settings.teamEvent ? teams.length : players.length
  const needed = (table.double ? 2 : 1) * (field - 1 + (field % 2))
  return (
    <Section title={sections.roundRobin}>
      <div className="wide">
        <Choice
          label={words.numbers}
          value={table.numbers}
          disabled={locked}
          onChange={(numbers) => set({ numbers })}
          options={choices.roundRobinNumbers.map((value) => ({ value, label: words.numbersBy[value] }))}
        />
      </div>
      {table.numbers === 'pairing-numbers' ? null : (
        <Field label={words.seed} value={table.seed} disabled={locked} onChange={({ target }) => set({ seed: target.value })} />
      )}
      <Check label={words.double} checked={table.double} disabled={locked} onChange={(double) => set({ double })} />
      <Check
        label={words.swapLastTwoRounds}
        checked={table.swapLastTwoRounds}
        disabled={locked}
        onChange={(swapLastTwoRounds) => set({ swapLastTwoRounds })}
      />
      {field >= 3 && needed !== settings.numberOfRounds ? (
        <p className="wide">
          {words.roundsFor(field, needed)}{' '}
          {readOnly ? null : <Button onClick={() => change({ numberOfRounds: needed })}>{words.setRounds}</Button>}
        </p>
      ) : null}
      <LockNote setting="roundRobin" />
    </Section>
  )
}
