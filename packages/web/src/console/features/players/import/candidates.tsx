import { useTournament } from '../../../api/tournament.tsx'
import type { ListCandidate, ListVerdict } from '../../../api/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { useWords } from '../../../words/language.tsx'
import { useListed } from '../ratings/official-ratings.tsx'
import { type Decision, listed } from './decisions.ts'
import { fieldsShown, type Line, type ShownField } from './lines.ts'

type Props = {
  readonly line: Line
  readonly verdict: ListVerdict
  readonly decision: Decision | null
  readonly width: number
  readonly teams: boolean
  readonly onDecide: (decision: Decision) => void
}

/** Whom the lists have for a line: the person it is, or those it may be, and what else can become of it. */
export const Candidates = ({ line, verdict, decision, width, teams, onDecide }: Props) => {
  const { match: words } = useWords('players')
  const chosen = decision?.kind === 'person' ? decision.at : -1
  const asks = verdict.kind !== 'certain'
  return (
    <>
      {asks ? (
        <tr className="import-why">
          <td />
          <td colSpan={width - 1}>
            <b>{words.reasons[verdict.reason]}</b>{' '}
            {decision === null ? null : <span className="import-state">{words.states[decision.kind]}</span>}
          </td>
        </tr>
      ) : null}
      {verdict.candidates.map((candidate, at) => (
        <CandidateRow
          key={candidate.entries.map(({ list, entry }) => `${list} ${entry.id}`).join(' ')}
          line={line}
          candidate={candidate}
          at={at}
          reason={asks ? null : words.reasons[verdict.reason]}
          chosen={chosen === at}
          teams={teams}
          onTake={() => onDecide({ kind: 'person', at })}
        />
      ))}
      {asks ? (
        <tr className="import-choices">
          <td />
          <td colSpan={width - 1}>
            <Button tabIndex={-1} aria-pressed={decision?.kind === 'new'} onClick={() => onDecide({ kind: 'new' })}>
              <Kbd>N</Kbd> {words.asNew}
            </Button>
            <Button tabIndex={-1} aria-pressed={decision?.kind === 'skip'} onClick={() => onDecide({ kind: 'skip' })}>
              <Kbd>S</Kbd> {words.skip}
            </Button>
          </td>
        </tr>
      ) : null}
    </>
  )
}

type RowProps = {
  readonly line: Line
  readonly candidate: ListCandidate
  readonly at: number
  /** Why it is this one, where nobody is asked. */
  readonly reason: string | null
  readonly chosen: boolean
  readonly teams: boolean
  readonly onTake: () => void
}

const CandidateRow = ({ line, candidate, at, reason, chosen, teams, onTake }: RowProps) => {
  const { match: words, lists } = useWords('players')
  const { traits } = useTournament()
  const data = listed(line.player ?? nobody, candidate, useListed())
  const shown = (field: ShownField): string =>
    field === 'rating' ? (data.rating === null ? '' : String(data.rating)) : (data[field] ?? '')
  const differs = (field: ShownField): boolean => {
    if (field === 'rating' || field === 'federation' || field === 'birth') return candidate.differs.includes(field)
    return field === 'fideId' && line.cells.fideId !== '' && candidate.number === null
  }
  const from = [...candidate.entries.map(({ list }) => list), candidate.entries[0]!.entry.inactive ? lists.inactive : '', reason ?? '']
  return (
    <tr className={chosen ? 'import-person chosen' : 'import-person'}>
      <td>
        {reason === null ? (
          <Button tabIndex={-1} aria-pressed={chosen} aria-label={words.take(at + 1, data.name)} onClick={onTake}>
            <Kbd>{String(at + 1)}</Kbd>
          </Button>
        ) : null}
      </td>
      <td>
        {data.name} <small>{from.filter((text) => text !== '').join(' · ')}</small>
        <span className="import-twin-all" aria-hidden="true">
          {[data.federation, data.fideId, data.birth].filter((text) => text !== '').join(' · ')}
        </span>
      </td>
      {fieldsShown(traits)
        .slice(1)
        .map((field) => (
          <td key={field} className={[field === 'rating' ? 'number' : '', differs(field) ? 'unlike' : ''].join(' ')}>
            {shown(field) === '' ? '–' : shown(field)}
          </td>
        ))}
      {teams ? <td /> : null}
      <td />
    </tr>
  )
}

const nobody: NonNullable<Line['player']> = {
  name: '',
  title: null,
  rating: null,
  federation: '',
  fideId: '',
  birth: '',
  sex: null,
  club: '',
  city: '',
}
