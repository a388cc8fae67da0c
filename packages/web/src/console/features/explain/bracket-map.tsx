import type { BracketMap as Bracket } from '@zug/messages/explanation'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../words/language.tsx'
import { layOutBracket, type MapDot } from './bracket-layout.ts'

const short = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name)

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
  const { rows, dots, height } = layOutBracket(map, width)
  const name = (player: number): string => dots.get(player as never)?.name ?? String(player)
  const wished = map.wished === null ? null : [dots.get(map.wished[0]), dots.get(map.wished[1])]
  const label = (dot: MapDot): string => (map.bye === dot.player ? words.bye(short(dot.name)) : short(dot.name))
  return (
    <figure className="why-map" ref={frame}>
      <svg role="img" aria-label={words.title} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {rows.map(({ label: score, y, omitted, omittedX }) => (
          <g key={score}>
            <line className="why-band" x1={32} x2={width} y1={y + 30} y2={y + 30} />
            <text className="why-score" x="0" y={y + 34}>
              {score}
            </text>
            {omitted === 0 ? null : (
              <text className="why-score" x={Math.min(omittedX, width - 32)} y={y + 48}>
                {words.omitted(omitted)}
              </text>
            )}
          </g>
        ))}
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
            <text x={dot.beside ? dot.x + 10 : dot.x - 5} y={dot.beside ? dot.y - 6 : dot.y - 11}>
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
