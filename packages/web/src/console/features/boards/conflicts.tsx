import { type BoardConflict, numberBoards } from '@zug/engine/desk'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import type { RoundAtHand } from '../round/round-at-hand.ts'
import { nameIn, whoPlays } from '../round/who-plays.ts'

/** Over the boards of a round: fixed boards that are not kept, and why; those that one would not look for. */
export const Conflicts = ({ round }: { readonly round: RoundAtHand }) => {
  const tournament = useTournament()
  const { boards: words } = useWords('round')
  const { conflicts } = numberBoards(round, tournament.settings.firstBoard)
  const others = useOthers(round)
  if (conflicts.length === 0 && others === '') return null
  const entrants = whoPlays(tournament)
  const text = (conflict: BoardConflict): string =>
    conflict.kind === 'beyond'
      ? words.conflict.beyond(nameIn(entrants, conflict.player), conflict.number, conflict.first, conflict.last)
      : words.conflict[conflict.kind](nameIn(entrants, conflict.gives), conflict.number, nameIn(entrants, conflict.keeps))
  return (
    <div className="round-note" role="status">
      {conflicts.map((conflict) => (
        <p key={text(conflict)}>{text(conflict)}</p>
      ))}
      {others === '' ? null : <p>{words.sameNumbers(others)}</p>}
    </div>
  )
}

/** Sections in the same hall where some of the numbers of this draft stand on boards too: two games would go to one board. */
const useOthers = ({ phase }: RoundAtHand): string => {
  const { id } = usePlace()
  const { settings } = useTournament()
  const { data } = useView(id, 'sections', {}, settings.section !== null && phase === 'draft')
  const sections = data?.sections ?? []
  const clashes = sections.find((section) => section.id === id)?.clashes ?? []
  return sections
    .filter((section) => phase === 'draft' && clashes.includes(section.id))
    .map(({ section, name }) => section?.name || name)
    .join(', ')
}
