import { Kbd } from '../../ui/kbd.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'

type LegendProps = {
  readonly map: boolean
  readonly marks: boolean
  /** Can there be some already? */
  readonly results: boolean
}

/** The keys of the table, where one needs them. */
export const Legend = ({ map, marks, results }: LegendProps) => {
  const { legend } = useWords('round')
  const common = useCommon()
  return (
    <>
      {results ? <p className="round-marks">{common.signs}</p> : null}
      {marks ? <p className="round-marks">{common.marks}</p> : null}
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
