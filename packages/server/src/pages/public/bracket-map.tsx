import { layOutBracket, type MapDot } from '@zug/messages/explanation/bracket-layout'
import type { FC } from 'hono/jsx'
import { type Scene, wordsOf } from './scene.ts'
import type { BracketMap } from './shapes.ts'

type Props = { readonly scene: Scene; readonly map: BracketMap }

/** Scoregroups as bands from the top, lines between those who meet; a float is seen crossing a band. One picture for phones, one for wider pages. */
export const BracketMapPicture: FC<Props> = ({ scene, map }) => (
  <>
    <Drawn scene={scene} map={map} name="narrow" width={320} />
    <Drawn scene={scene} map={map} name="wide" width={640} />
  </>
)

const short = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)

const Drawn: FC<Props & { readonly name: string; readonly width: number }> = ({ scene, map, name, width }) => {
  const words = wordsOf(scene)
  const { rows, dots, height, left } = layOutBracket(map, width)
  const all = [...dots.values()]
  const line = (a: number, b: number, as: string) => {
    const [from, to] = [dots.get(a as MapDot['player']), dots.get(b as MapDot['player'])]
    return from === undefined || to === undefined ? null : <line class={`meet${as}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
  }
  return (
    <svg class={`map ${name}`} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={words.bracketMap}>
      {rows.map(({ label, y, omitted, omittedX }, at) => (
        <>
          {at === 0 ? null : <line class="axis" x1="0" y1={y} x2={width} y2={y} />}
          <text class="score" x="0" y={y + 19}>
            {label}
          </text>
          {omitted === 0 ? null : (
            <text class="tick" x={omittedX} y={(rows[at + 1]?.y ?? height) - 13}>
              {words.more(omitted)}
            </text>
          )}
        </>
      ))}
      {all.map(({ float, x, y }) => (float ? <line class="axis" x1={x} y1={y} x2={left - 4} y2={y} /> : null))}
      {map.lines.map(({ white, black, asked, float }) => line(white, black, `${asked ? ' asked' : ''}${float ? ' float' : ''}`))}
      {map.wished === null ? null : line(map.wished[0], map.wished[1], ' wished')}
      {all.map((dot) => (
        <g class={dot.asked ? 'asked' : undefined}>
          <circle cx={dot.x} cy={dot.y} r="5" class={map.colourless ? 'dot' : dot.white ? 'dot white' : 'dot black'} />
          <text x={dot.label.x} y={dot.label.y}>
            <title>{dot.name}</title>
            {short(dot.player === map.bye ? `${dot.name}: ${words.common.bye}` : dot.name, dot.label.letters)}
          </text>
        </g>
      ))}
    </svg>
  )
}
