import { boardCount } from '@zug/engine/model'
import { useTournament } from '../../api/tournament.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Check, LockNote, Section, useLock } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'

export const BoardsSection = ({ settings, traits: of, change, readOnly }: SectionProps) => {
  const { boards, sections } = useWords('settings')
  const { lots, traits, teams } = useTournament()
  const locked = useLock('boardsPerMatch') !== null
  const perMatch = settings.boardsPerMatch ?? boardCount({ teams })
  return (
    <Section title={sections.boards}>
      <Field
        label={boards.firstBoard}
        inputMode="numeric"
        value={settings.firstBoard === 0 ? '' : String(settings.firstBoard)}
        disabled={readOnly}
        onChange={({ target }) => change({ firstBoard: Number(target.value.replace(/\D/g, '').slice(0, 5)) })}
      />
      {of.teams ? (
        <>
          <Field
            label={boards.perMatch}
            hint={boards.perMatchHint}
            inputMode="numeric"
            value={perMatch === 0 ? '' : String(perMatch)}
            disabled={readOnly || locked}
            onChange={({ target }) => change({ boardsPerMatch: Number(target.value.replace(/\D/g, '').slice(0, 3)) })}
          />
          <LockNote setting="boardsPerMatch" />
        </>
      ) : null}
      <Check
        label={boards.confirmResults}
        hint={boards.confirmHint}
        checked={settings.confirmResults}
        disabled={readOnly}
        onChange={(confirmResults) => change({ confirmResults })}
      />
      {lots === null || traits.colours === 'never' ? null : (
        <Check
          label={boards.chess960}
          hint={boards.chess960Hint}
          checked={settings.chess960 === true}
          disabled={readOnly}
          onChange={(chess960) => change({ chess960 })}
        />
      )}
    </Section>
  )
}
