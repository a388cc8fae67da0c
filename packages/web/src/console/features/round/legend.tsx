import { useTournament } from '../../api/tournament.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { useWords } from '../../words/language.tsx'

/** The keys of the table, where one needs them. */
export const Legend = ({ map, marks }: { readonly map: boolean; readonly marks: boolean }) => {
  const { legend, table } = useWords('round')
  const { traits } = useTournament()
  return (
    <>
      {traits.games === 'results' ? <p className="round-marks">{table.signs}</p> : null}
      {marks ? <p className="round-marks">{table.marks}</p> : null}
      <p className="round-legend">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {legend.board}
        </span>
        <span>
          <Kbd>W</Kbd> {legend.why}
        </span>
        {map ? (
          <span>
            <Kbd>M</Kbd> {legend.map}
          </span>
        ) : null}
        <span>
          <Kbd>/</Kbd> {legend.find}
        </span>
        <span>
          <Kbd>?</Kbd> {legend.all}
        </span>
      </p>
    </>
  )
}
