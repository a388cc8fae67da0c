import { useState } from 'react'
import { useNeeded } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import { type After, type Standings, showNumber } from './answers.ts'

const most = 6

/** 0, 1, …, last. */
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index)

/** Told apart without colour too: each line has its own dashes. */
const dashes = ['', '8 4', '2 4', '12 4 2 4', '4 2', '16 6']

/** How the race went: points after each round, a line for each player chosen, and the field behind them. */
const ChartView = ({ standings, after }: { readonly standings: Standings; readonly after: After }) => {
  const words = useWords('standings')
  const { loading } = useWords('shell')
  const { id } = usePlace()
  const { data } = useNeeded(id, 'wall-chart', after)
  const [chosen, setChosen] = useState<readonly number[]>(() => standings.rows.slice(0, 3).map(({ player }) => player))
  if (data === undefined) return <Loading label={loading} />
  const rounds = Math.max(1, standings.round)
  const top = Math.max(1, ...standings.rows.map(({ points }) => points))
  // On a phone the drawing is smaller, so that its letters are not.
  const [width, height, left, right, foot] = matchMedia('(max-width: 760px)').matches ? [400, 320, 20, 112, 24] : [900, 420, 32, 180, 28]
  const x = (round: number): number => left + ((width - left - right) * round) / rounds
  const y = (points: number): number => 12 + (height - 12 - foot) * (1 - points / top)
  const lineOf = (player: number): string => {
    const cells = data.rows.find((row) => row.player === player)?.cells.slice(0, rounds) ?? []
    return [`M${x(0)} ${y(0)}`, ...cells.map(({ points }, index) => `L${x(index + 1)} ${y(points)}`)].join('')
  }
  const toggle = (player: number): void =>
    setChosen(chosen.includes(player) ? chosen.filter((other) => other !== player) : [...chosen, player].slice(-most))
  const labels = standings.rows.filter(({ player }) => chosen.includes(player))
  // Labels at the right end keep a line's distance from each other.
  let last = -20
  const placed = labels.map(({ points }) => {
    last = Math.max(y(points), last + 16)
    return last
  })
  return (
    <div className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.chartTitle}>
        <title>{words.chartTitle}</title>
        {upTo(Math.floor(top)).map((points) => (
          <g key={points} className="grid">
            <line x1={left} x2={width - right} y1={y(points)} y2={y(points)} />
            <text x={left - 8} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {upTo(rounds)
          .slice(1)
          .map((round) => (
            <text key={round} x={x(round)} y={height - 6} textAnchor="middle">
              {round}
            </text>
          ))}
        {standings.rows.length <= 400
          ? standings.rows.map(({ player }) => <path key={player} className="field-line" d={lineOf(player)} />)
          : null}
        {labels.map(({ player, name, points }, index) => (
          <g key={player} className={index === 0 ? 'first' : undefined}>
            <path d={lineOf(player)} strokeDasharray={dashes[index % dashes.length]} />
            <text x={width - right + 8} y={placed[index]! + 4}>
              {name} {showNumber(points)}
            </text>
          </g>
        ))}
      </svg>
      <fieldset>
        <legend>{words.chartHint}</legend>
        {standings.rows.slice(0, 60).map(({ player, name }) => (
          <label key={player}>
            <input type="checkbox" checked={chosen.includes(player)} onChange={() => toggle(player)} /> {name}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

export default ChartView
