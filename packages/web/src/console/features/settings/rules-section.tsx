import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeclaredRules } from '@zug/engine/model'
import { useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { named } from '../../words/named.ts'
import { whoPlays } from '../round/who-plays.ts'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

/** The rulebook, and how many rounds are played by it. */
export const RulesSection = ({ settings, change, readOnly }: SectionProps) => {
  const { rules, sections } = useWords('settings')
  const { rulebooks: names } = useWords('common')
  const { rulebooks } = useSuspenseQuery(rulebooksQuery).data
  const begun = useLock('rules') !== null
  const roundsLock = useLock('numberOfRounds')
  const locked = begun || readOnly
  const tournament = useTournament()
  const tables = rulebooks.find(({ id }) => id === settings.rules.rulebook)?.traits.drawnFrom === 'tables'
  const entrants = whoPlays(tournament).size
  const saved = JSON.stringify(settings.rules) === JSON.stringify(tournament.settings.rules)
  const hint =
    saved && entrants > 1 ? rules.roundsFor(entrants, tournament.settings.numberOfRounds, tournament.traits.teams) : rules.roundsByTables
  return (
    <Section title={sections.rules}>
      <div className="wide">
        <Choice
          label={rules.rulebook}
          value={settings.rules.rulebook}
          onChange={(rulebook) => change({ rules: { rulebook } as DeclaredRules })}
          disabled={locked}
          options={rulebooks.map(({ id, title }) => ({ value: id, label: named(names, id, title) }))}
        />
      </div>
      <LockNote setting="rules" />
      <Field
        label={rules.rounds}
        inputMode="numeric"
        value={settings.numberOfRounds === 0 ? '' : String(settings.numberOfRounds)}
        disabled={readOnly || (tables && !begun) || roundsLock?.confirmable === false}
        {...(tables ? { hint } : {})}
        onChange={({ target }) => change({ numberOfRounds: Number(target.value.replace(/\D/g, '').slice(0, 2)) })}
      />
      <LockNote setting="numberOfRounds" />
    </Section>
  )
}
