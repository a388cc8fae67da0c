import type { FC } from 'hono/jsx'
import { create } from 'qrcode'

const made = new Map<string, { readonly size: number; readonly path: string }>()
const mostKept = 2000

/** The dark squares as one path, a run of squares at a time. */
const drawn = (text: string, level: 'L' | 'M' | 'Q'): { readonly size: number; readonly path: string } => {
  const key = `${level} ${text}`
  const known = made.get(key)
  if (known !== undefined) return known
  const { data, size } = create(text, { errorCorrectionLevel: level }).modules
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (data[y * size + x] === 0) continue
      let run = 1
      while (x + run < size && data[y * size + x + run] !== 0) run++
      path += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  if (made.size >= mostKept) made.delete(made.keys().next().value!)
  const code = { size, path }
  made.set(key, code)
  return code
}

/** A QR code as vectors, sharp at any size. Four squares of quiet around it, as readers need. */
export const QrCode: FC<{ readonly text: string; readonly label: string; readonly level?: 'L' | 'M' | 'Q' }> = ({
  text,
  label,
  level = 'M',
}) => {
  const { size, path } = drawn(text, level)
  return (
    <svg class="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
