import type { BracketMap as Bracket } from '@zug/messages/explanation'
import { layOutBracket, type MapDot } from '@zug/messages/explanation/bracket-layout'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../words/language.tsx'

const short = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)

/** The bands around the question: who meets whom, who floats (red), and the pair that was asked for (dashed). */
export const BracketMap = ({ map }: { readonly map: Bracket }) => {
  const { map: words } = useWords('explain')
  const frame = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(336)
  useLayoutEffect(() => {
    const element = frame.current!
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { rows, dots, height, left } = layOutBracket(map, width)
  const name = (player: number): string => dots.get(player as never)?.name ?? String(player)
  const wished = map.wished === null ? null : [dots.get(map.wished[0]), dots.get(map.wished[1])]
  const label = (dot: MapDot): string => short(map.bye === dot.player ? words.bye(dot.name) : dot.name, dot.label.letters)
  return (
    <figure className="why-map" ref={frame}>
      <svg role="img" aria-label={words.title} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {rows.map(({ label: score, y, omitted, omittedX }, at) => (
          <g key={score}>
            {at === 0 ? null : <line className="why-band" x1={0} x2={width} y1={y} y2={y} />}
            <text className="why-score" x="0" y={y + 19}>
              {score}
            </text>
            {omitted === 0 ? null : (
              <text className="why-score" x={omittedX} y={(rows[at + 1]?.y ?? height) - 13}>
                {words.omitted(omitted)}
              </text>
            )}
          </g>
        ))}
        {[...dots.values()].map(({ player, x, y, float }) =>
          float ? <line key={player} className="why-band" x1={x} x2={left - 4} y1={y} y2={y} /> : null,
        )}
        {map.lines.map(({ white, black, asked, float }) => {
          const [a, b] = [dots.get(white), dots.get(black)]
          if (a === undefined || b === undefined) return null
          return (
            <line
              key={`${white} ${black}`}
              className={['why-line', float ? 'float' : '', asked ? 'asked' : ''].filter(Boolean).join(' ')}
              x1={a.x}
              y1={a.y}
              x2={b.x}
              y2={b.y}
            />
          )
        })}
        {wished?.[0] === undefined || wished[1] === undefined ? null : (
          <line className="why-line wished" x1={wished[0].x} y1={wished[0].y} x2={wished[1].x} y2={wished[1].y} />
        )}
        {[...dots.values()].map((dot) => (
          <g key={dot.player} className={['why-dot', dot.float ? 'float' : '', dot.asked ? 'asked' : ''].filter(Boolean).join(' ')}>
            <circle cx={dot.x} cy={dot.y} r="5" className={map.colourless ? undefined : dot.white ? 'white' : 'black'} />
            <text x={dot.label.x} y={dot.label.y}>
              <title>{dot.name}</title>
              {label(dot)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="unseen">
        {[
          ...map.lines.map(({ white, black }) => words.meets(name(white), name(black))),
          ...(map.wished === null ? [] : [words.wished(name(map.wished[0]), name(map.wished[1]))]),
          ...(map.bye === null ? [] : [words.bye(name(map.bye))]),
        ].join('; ')}
      </figcaption>
    </figure>
  )
}
