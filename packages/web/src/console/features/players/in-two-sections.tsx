import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'

/** So many are named; of a team event beside the sections everybody may be in both. */
const most = 3

/** Who is to be paired in another section of the event as well, however they came here: nobody sits at two boards at once. */
const InTwoSections = () => {
  const words = useWords('players')
  const { id } = usePlace()
  const { data } = useView(id, 'pool', {})
  const everybody = data?.players ?? []
  const called = new Map(everybody.map(({ tournament, section }) => [tournament, section]))
  const { players } = useTournament()
  const here = new Set<number>(players.map((player) => player.id))
  const twice = everybody
    .filter(
      ({ tournament, player, withdrawnFrom, twins }) => tournament === id && here.has(player) && withdrawnFrom === null && twins.length > 0,
    )
    .map(({ name, twins }) => `${name} (${[...new Set(twins.map(({ tournament }) => called.get(tournament) ?? ''))].join(', ')})`)
  return twice.length === 0 ? null : (
    <p className="hint" role="status">
      {words.inTwoSections(twice.slice(0, most).join('; '), Math.max(0, twice.length - most))}
    </p>
  )
}

export default InTwoSections
