import { useWords } from '../../words/language.tsx'
import type { Entrant, Round } from './rows.ts'

/** Who has no game in this round, and why. */
export const Byes = ({ round, entrantOf }: { readonly round: Round; readonly entrantOf: (player: number) => Entrant }) => {
  const { bye } = useWords('results')
  const { byes } = useWords('common')
  if (round.unpaired.length === 0) return null
  return (
    <section className="results-byes">
      <h2>{bye}</h2>
      <ul>
        {round.unpaired.map(({ player, bye: kind }) => (
          <li key={player}>
            <b>{entrantOf(player).name}</b> {byes[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}
