import type { FC } from 'hono/jsx'
import { pointsText } from '../results.ts'
import { type Scene, wordsOf } from '../scene.ts'

const width = 320
const height = 120

/** Points after each round as a line, with the line of somebody who wins everything behind it. */
export const ScoreChart: FC<{
  readonly scene: Scene
  readonly progress: readonly number[]
  readonly win: number
  readonly rounds: number
}> = ({ scene, progress, win, rounds }) => {
  const words = wordsOf(scene)
  if (progress.length === 0) return null
  const of = Math.max(rounds, progress.length, 1)
  // Room to the right of the last dot for what stands there, and over the highest.
  const x = (round: number): number => 4 + (round / of) * (width - 48)
  const top = Math.max(win * of, ...progress)
  const y = (points: number): number => height - 16 - (points / top) * (height - 40)
  const last = progress.at(-1) ?? 0
  const label = words.scoreChart(pointsText(last), progress.length)
  return (
    <figure class="chart">
      <figcaption>{words.scoreTitle}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <line class="axis" x1={x(0)} y1={y(0)} x2={x(of)} y2={y(0)} />
        <line class="best" x1={x(0)} y1={y(0)} x2={x(of)} y2={y(win * of)} />
        <polyline class="line" points={[0, ...progress].map((points, round) => `${x(round)},${y(points)}`).join(' ')} />
        {progress.map((points, at) => (
          <circle class="dot" cx={x(at + 1)} cy={y(points)} r={at === progress.length - 1 ? 4 : 2.5} />
        ))}
        <text class="value" x={x(progress.length) + 8} y={y(last) - 6}>
          {pointsText(last)}
        </text>
        {Array.from({ length: of }, (_, at) => (
          <text class="tick" x={x(at + 1)} y={height - 2} text-anchor="middle">
            {String(at + 1)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** The colours had, White above the line and Black below. */
export const ColourChart: FC<{
  readonly scene: Scene
  readonly colours: readonly ('white' | 'black' | null)[]
  readonly rounds: number
}> = ({ scene, colours, rounds }) => {
  const words = wordsOf(scene)
  const of = Math.max(rounds, colours.length, 1)
  const count = (colour: 'white' | 'black'): number => colours.filter((each) => each === colour).length
  const step = (width - 28) / of
  return (
    <figure class="chart">
      <figcaption>{words.colourTitle}</figcaption>
      <svg viewBox={`0 0 ${width} 84`} role="img" aria-label={words.colourChart(count('white'), count('black'))}>
        <line class="axis" x1="4" y1="34" x2={4 + of * step} y2="34" />
        {colours.map((colour, at) =>
          colour === null ? null : (
            <circle class={colour} cx={4 + (at + 1) * step - step / 2} cy={colour === 'white' ? 20 : 48} r={Math.min(9, step / 2 - 2)} />
          ),
        )}
        {Array.from({ length: of }, (_, at) => (
          <text class="tick" x={4 + (at + 1) * step - step / 2} y="80" text-anchor="middle">
            {String(at + 1)}
          </text>
        ))}
      </svg>
    </figure>
  )
}
