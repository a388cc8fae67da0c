import type { PlayerId } from '@zug/engine/model'
import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { showPoints } from '../../ui/points.ts'
import { useWords } from '../../words/language.tsx'
import { type Dot, layOut } from './map-layout.ts'
import { numbersOf, type RoundAtHand } from './round-at-hand.ts'
import { nameIn, whoPlays } from './who-plays.ts'
import './score-map.css'

type ScoreMapProps = {
  readonly round: RoundAtHand
  readonly points: ReadonlyMap<PlayerId, number> | null
  readonly selected: number | null
  readonly onWhy: (board: number) => void
}

/** Score bands as rows, every pairing a connector; who floats crosses bands in red. The same in words stands below and in the table of boards. */
const ScoreMap = ({ round, points, selected, onWhy }: ScoreMapProps) => {
  const tournament = useTournament()
  const { map } = useWords('round')
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current!
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const entrants = whoPlays(tournament)
  const known = useMemo(() => points ?? new Map<PlayerId, number>(), [points])
  const layout = useMemo(() => (width === 0 ? null : layOut(round, known, width)), [round, known, width])
  const name = (id: PlayerId): string => nameIn(entrants, id)
  const floats = layout?.connectors.filter(({ float }) => float) ?? []
  const numbers = numbersOf(tournament, round)
  const click = (event: MouseEvent): void => {
    const group = (event.target as Element).closest<SVGGElement>('[data-board]')
    if (group !== null) onWhy(Number(group.dataset.board))
  }
  const dot = ({ player, x, y, white }: Dot, float: boolean, below: boolean) => (
    <>
      <circle cx={x} cy={y} r={layout!.named ? 5 : 4} className={tournament.traits.colourless ? undefined : white ? 'white' : 'black'} />
      {layout!.named ? (
        <text x={float ? x + 10 : x - 4} y={float ? y + (below ? 5 : 4) : y - 11}>
          {short(name(player))}
        </text>
      ) : null}
    </>
  )
  return (
    <div className="score-map" ref={frame}>
      <p className="hint">{map.hint}</p>
      {layout === null ? null : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a picture; the table of boards does the same by keyboard
        <svg
          role="img"
          aria-label={map.label(round.round)}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          onClick={click}
        >
          {layout.bands.map(({ score, y, height }) => (
            <g key={score} className="score-band">
              <line x1="0" x2={layout.width} y1={y + 0.5} y2={y + 0.5} />
              <text x="0" y={y + Math.min(height / 2, 24) + 8}>
                {showPoints(score)}
              </text>
            </g>
          ))}
          {layout.connectors.map(({ at, from, to, float }) => (
            <g
              key={at}
              data-board={at}
              className={[float ? 'float' : '', at === selected ? 'selected' : ''].filter(Boolean).join(' ') || undefined}
            >
              <title>{map.board(numbers[at]!, name(round.boards[at]!.white), name(round.boards[at]!.black))}</title>
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="reach" />
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              {dot(from, float, false)}
              {dot(to, float, true)}
            </g>
          ))}
          {layout.bye === null ? null : (
            <g className="bye">
              <title>{`${name(layout.bye.player)}: ${map.byeMark}`}</title>
              {dot(layout.bye, true, false)}
              {layout.named ? (
                <text x={layout.bye.x + 10} y={layout.bye.y + 18} className="bye-mark">
                  {map.byeMark}
                </text>
              ) : null}
            </g>
          )}
        </svg>
      )}
      <h2 className="score-map-title">{map.floaters}</h2>
      {floats.length === 0 ? (
        <p className="hint">{map.nobody}</p>
      ) : (
        <ul>
          {floats.map(({ at, from, to }) => (
            <li key={at}>
              <button type="button" className="round-link" onClick={() => onWhy(at)}>
                {map.floater(name(from.player), showPoints(known.get(from.player) ?? 0), showPoints(known.get(to.player) ?? 0))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const short = (name: string): string => (name.length > 13 ? `${name.slice(0, 12)}…` : name)

export default ScoreMap
