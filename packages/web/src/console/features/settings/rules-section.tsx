import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeclaredRules } from '@zug/engine/model'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
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
      {readOnly ? null : <RoundsOfTables settings={settings} change={change} />}
    </Section>
  )
}

/** Where rounds stand in tables, the tables say how many there are, as soon as their rules are saved. */
const RoundsOfTables = ({ settings, change }: Pick<SectionProps, 'settings' | 'change'>) => {
  const { rules: words } = useWords('settings')
  const { id } = usePlace()
  const tournament = useTournament()
  const { data } = useView(id, 'schedule', {}, tournament.traits.drawnFrom === 'tables')
  const saved = JSON.stringify(settings.rules) === JSON.stringify(tournament.settings.rules)
  const entrants = whoPlays(tournament).size
  const numberOfRounds = data?.rounds.length ?? settings.numberOfRounds
  if (!saved || entrants < 3 || numberOfRounds === settings.numberOfRounds) return null
  return (
    <p className="wide">
      {words.roundsFor(entrants, numberOfRounds)} <Button onClick={() => change({ numberOfRounds })}>{words.setRounds}</Button>
    </p>
  )
}
