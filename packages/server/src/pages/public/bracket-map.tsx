import type { FC } from 'hono/jsx'
import { Wide } from './names.tsx'
import { type Scene, wordsOf } from './scene.ts'
import type { BracketMap } from './shapes.ts'

const column = 132
const row = 30
const left = 36
const perLine = 4

type Place = { readonly x: number; readonly y: number }

/** Scoregroups as bands from the top, lines between those who meet; a float is seen crossing a band. */
export const BracketMapPicture: FC<{ readonly scene: Scene; readonly map: BracketMap }> = ({ scene, map }) => {
  const words = wordsOf(scene)
  const places = new Map<number, Place>()
  let y = 0
  const bands = map.bands.map((band) => {
    const from = y
    const lines = Math.max(1, Math.ceil((band.players.length + (band.omitted > 0 ? 1 : 0)) / perLine))
    band.players.forEach(({ player }, at) => {
      places.set(player, { x: left + (at % perLine) * column, y: from + 24 + Math.floor(at / perLine) * row })
    })
    y = from + lines * row + 24
    return { ...band, from, height: y - from }
  })
  const width = left + perLine * column
  const curve = (a: number, b: number): string | null => {
    const [from, to] = [places.get(a), places.get(b)]
    if (from === undefined || to === undefined) return null
    const middle = Math.min(from.y, to.y) - 4 + Math.abs(from.y - to.y) / 2
    return `M${from.x + 4} ${from.y + 6} Q${(from.x + to.x) / 2 + 4} ${middle + 26} ${to.x + 4} ${to.y + 6}`
  }
  return (
    <Wide label={words.whyDepth}>
      <svg class="map" viewBox={`0 0 ${width} ${y}`} width={width} height={y} role="img" aria-label={words.bracketMap}>
        {bands.map((band, at) => (
          <g>
            {at === 0 ? null : <line class="axis" x1="0" y1={band.from} x2={width} y2={band.from} />}
            <text class="score" x="0" y={band.from + 24}>
              {band.label}
            </text>
            {band.players.map(({ player, name, notation, asked }) => {
              const place = places.get(player)!
              return (
                <g class={asked ? 'asked' : undefined}>
                  <text class="who" x={place.x} y={place.y}>
                    {name.length > 16 ? `${name.slice(0, 15)}…` : name}
                  </text>
                  <title>{`${name} ${notation}`}</title>
                </g>
              )
            })}
            {band.omitted === 0 ? null : (
              <text
                class="tick"
                x={left + (band.players.length % perLine) * column}
                y={band.from + 24 + Math.floor(band.players.length / perLine) * row}
              >
                {words.more(band.omitted)}
              </text>
            )}
          </g>
        ))}
        {map.lines.map(({ white, black, asked, float }) => {
          const path = curve(white, black)
          return path === null ? null : <path class={`meet${asked ? ' asked' : ''}${float ? ' float' : ''}`} d={path} />
        })}
        {map.wished === null ? null : <path class="meet wished" d={curve(map.wished[0], map.wished[1]) ?? ''} />}
      </svg>
    </Wide>
  )
}
