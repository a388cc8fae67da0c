import { likelyBoards, type Squad } from '@zug/engine/files'
import { Choice } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { useWords } from '../../../words/language.tsx'

export type TeamSource = 'team' | 'club' | 'none'

type Props = {
  readonly sources: readonly TeamSource[]
  readonly source: TeamSource
  readonly onSource: (source: TeamSource) => void
  readonly boards: number
  readonly onBoards: (boards: number) => void
  /** Why the number cannot be changed here. */
  readonly locked: 'begun' | 'chief' | null
  readonly squads: readonly Squad[]
  readonly nameOf: (index: number) => string
}

/** Which teams the list makes, before it makes them. */
export const ImportSquads = ({ sources, source, onSource, boards, onBoards, locked, squads, nameOf }: Props) => {
  const { import: words, fields, team } = useWords('players')
  const labels: Readonly<Record<TeamSource, string>> = { team: team.one, club: fields.club, none: words.noTeams }
  const hint = { begun: words.boardsFixed, chief: words.boardsByChief, none: words.boardsHint }[locked ?? 'none']
  const usual = squads.length === 0 ? 0 : likelyBoards(squads)
  return (
    <section className="import-squads">
      <Choice<TeamSource>
        label={words.teamsFrom}
        value={source}
        onChange={onSource}
        options={sources.map((value) => ({ value, label: labels[value] }))}
      />
      {source === 'none' ? null : (
        <>
          <Field
            label={words.boards}
            hint={[hint, usual === 0 || usual === boards ? '' : words.mostHave(usual)].join(' ').trim()}
            disabled={locked !== null}
            inputMode="numeric"
            value={String(boards)}
            onChange={({ target }) => onBoards(Math.min(100, Math.max(1, Number(target.value.replace(/\D/g, '')))))}
          />
          <details>
            <summary>{words.teams(squads.length)}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
            <ul tabIndex={0} aria-label={words.teams(squads.length)}>
              {squads.map(({ name, members }) => (
                <li key={name}>
                  <b>{name}</b> {members.slice(0, boards).map(nameOf).join(', ')}
                  {members.length > boards ? (
                    <span>
                      {' '}
                      {team.alternates}: {members.slice(boards).map(nameOf).join(', ')}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  )
}
