import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeclaredRules } from '@zug/engine'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { named } from '../../words/named.ts'
import type { Schedule } from '../round/schedule-dialog.tsx'
import { whoPlays } from '../round/who-plays.ts'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

/** The rulebook, and how many rounds are played by it. */
export const RulesSection = ({ settings, change, readOnly }: SectionProps) => {
  const { rules, sections } = useWords('settings')
  const { rulebooks: names } = useWords('common')
  const { rulebooks } = useSuspenseQuery(rulebooksQuery).data
  const locked = useLock('rules') !== null || readOnly
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
        disabled={readOnly}
        onChange={({ target }) => change({ numberOfRounds: Number(target.value.replace(/\D/g, '').slice(0, 2)) })}
      />
      <LockNote setting="numberOfRounds" />
      {readOnly ? null : <RoundsOfTables rounds={settings.numberOfRounds} set={(numberOfRounds) => change({ numberOfRounds })} />}
    </Section>
  )
}

type RoundsOfTablesProps = { readonly rounds: number; readonly set: (rounds: number) => void }

/** Where rounds stand in tables, the tables say how many there are. */
const RoundsOfTables = ({ rounds, set }: RoundsOfTablesProps) => {
  const { rules: words } = useWords('settings')
  const { id } = usePlace()
  const tournament = useTournament()
  const { data } = useView<Schedule>(id, 'schedule', tournament.traits.drawnFrom === 'tables')
  const entrants = whoPlays(tournament).size
  if (data === undefined || entrants < 3 || data.rounds.length === rounds) return null
  return (
    <p className="wide">
      {words.roundsFor(entrants, data.rounds.length)} <Button onClick={() => set(data.rounds.length)}>{words.setRounds}</Button>
    </p>
  )
}
