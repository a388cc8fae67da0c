import { useWords } from '../../words/language.tsx'
import { type Card, isOver, showNumber } from './answers.ts'

/** The running score as steps. */
export const ScoreChart = ({ card }: { readonly card: Card }) => {
  const { scoreTitle } = useWords('standings')
  const rounds = card.rounds.filter(({ outcome }) => isOver(outcome))
  const top = Math.max(1, rounds.length)
  const [width, height] = [320, 120]
  const x = (round: number): number => 8 + ((width - 48) * round) / top
  const y = (points: number): number => height - 16 - ((height - 32) * points) / top
  const path = rounds.reduce((before, { progressive }, index) => `${before}V${y(progressive)}H${x(index + 1)}`, `M${x(0)} ${y(0)}`)
  const last = rounds.at(-1)?.progressive ?? 0
  return (
    <figure>
      <figcaption>{scoreTitle}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${scoreTitle}: ${showNumber(last)}`}>
        <title>{scoreTitle}</title>
        <path className="grid" d={`M${x(0)} ${y(0)}H${x(top)}M${x(0)} ${y(0)}L${x(top)} ${y(top)}`} />
        <path className="line" d={path} />
        <text x={x(rounds.length) + 6} y={y(last) + 4}>
          {showNumber(last)}
        </text>
      </svg>
    </figure>
  )
}

/** Circles as in the mind of an arbiter: white ones above, black ones below the line; unplayed rounds leave a gap. */
export const ColourChart = ({ card: { rounds } }: { readonly card: Card }) => {
  const { coloursTitle, colours } = useWords('standings')
  const { colon } = useWords('shell')
  const played = rounds.map(({ outcome }) => (outcome.kind === 'game' ? outcome.colour : null))
  const count = (colour: 'white' | 'black'): number => played.filter((one) => one === colour).length
  const text = colours(count('white'), count('black'))
  const width = 16 + 28 * Math.max(1, rounds.length)
  return (
    <figure>
      <figcaption>
        {coloursTitle}
        {colon}
        {text}
      </figcaption>
      <svg viewBox={`0 0 ${width} 80`} width={width} height="80" role="img" aria-label={text}>
        <title>{text}</title>
        <line className="grid" x1="0" x2={width} y1="40" y2="40" />
        {played.map((colour, index) =>
          colour === null ? null : <circle key={index} className={colour} cx={22 + 28 * index} cy={colour === 'white' ? 22 : 58} r="9" />,
        )}
      </svg>
    </figure>
  )
}
