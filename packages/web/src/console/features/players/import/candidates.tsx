import type { PlayersWords } from '@zug/messages/console/players/en'
import { useTournament } from '../../../api/tournament.tsx'
import type { ListCandidate, ListVerdict } from '../../../api/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { useWords } from '../../../words/language.tsx'
import { useListed } from '../ratings/official-ratings.tsx'
import { type Decision, listed, ownData } from './decisions.ts'
import { fieldsShown, type Line, type ShownField } from './lines.ts'

type Props = {
  readonly line: Line
  readonly verdict: ListVerdict
  readonly decision: Decision | null
  readonly width: number
  readonly teams: boolean
  readonly onDecide: (decision: Decision) => void
}

/** Why a line needs a decision, and that Enter does not make it if no candidate is safe to accept. */
export const whyOf = ({ reason, candidates, proposed }: ListVerdict, words: PlayersWords['match']): string =>
  candidates.length > 0 && proposed === null ? `${words.reasons[reason]} ${words.chooseOne}` : words.reasons[reason]

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
            <b>{whyOf(verdict, words)}</b> {decision === null ? null : <span className="import-state">{words.states[decision.kind]}</span>}
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
          proposed={asks && verdict.proposed === at}
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
  /** Whether Enter accepts this one. */
  readonly proposed: boolean
  readonly chosen: boolean
  readonly teams: boolean
  readonly onTake: () => void
}

const CandidateRow = ({ line, candidate, at, reason, proposed, chosen, teams, onTake }: RowProps) => {
  const { match: words, lists } = useWords('players')
  const { traits } = useTournament()
  // Nothing of the form: the row is compared with the one above it.
  const data = { ...listed(nobody, candidate, useListed()), ...ownData(candidate) }
  const shown = (field: ShownField): string =>
    field === 'rating' ? (data.rating === null ? '' : String(data.rating)) : (data[field] ?? '')
  const differs = (field: ShownField): boolean => {
    if (field === 'birth') return candidate.differs.includes(field) || isOtherDay(data.birth, line.player?.birth ?? '')
    if (field === 'rating' || field === 'federation') return candidate.differs.includes(field)
    if (field === 'club') return data.club !== '' && line.cells.club !== '' && !data.club.split(' / ').includes(line.cells.club)
    return field === 'fideId' && line.cells.fideId !== '' && candidate.number === null
  }
  const from = [...candidate.entries.map(({ list }) => list), candidate.entries[0]!.entry.inactive ? lists.inactive : '', reason ?? '']
  return (
    <tr className={chosen ? 'import-person chosen' : 'import-person'}>
      <td>
        {reason === null ? (
          <Button tabIndex={-1} aria-pressed={chosen} aria-label={words.take(at + 1, data.name)} onClick={onTake}>
            <Kbd>{String(at + 1)}</Kbd>
            {proposed ? <Kbd>↵</Kbd> : null}
          </Button>
        ) : null}
      </td>
      <td>
        {data.name} <small>{from.filter((text) => text !== '').join(' · ')}</small>
        <span className="import-twin-all" aria-hidden="true">
          {[data.federation, data.fideId, data.birth, data.club].filter((text) => text !== '').join(' · ')}
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

/** Both say a whole day, and not the same one. */
const isOtherDay = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => text.replaceAll(/\D/g, ''))
  return a!.length === 8 && b!.length === 8 && a !== b
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
