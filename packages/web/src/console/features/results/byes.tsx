import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import type { Round, Side } from './rows.ts'

/** Who has no game in this round, and why. */
export const Byes = ({ round, sideOf }: { readonly round: Round; readonly sideOf: (player: number) => Side }) => {
  const { bye } = useWords('results')
  const byes = useCommon().byes
  if (round.unpaired.length === 0) return null
  return (
    <section className="results-byes">
      <h2>{bye}</h2>
      <ul>
        {round.unpaired.map(({ player, bye: kind }) => (
          <li key={player}>
            <b>{sideOf(player).name}</b> {byes[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}
