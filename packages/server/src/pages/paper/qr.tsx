import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { qrSvg } from '../../http/qr.ts'

const made = new Map<string, string>()
const mostKept = 2000

const drawn = (text: string): string => {
  const known = made.get(text)
  if (known !== undefined) return known
  if (made.size >= mostKept) made.delete(made.keys().next().value!)
  const svg = qrSvg(text)
  made.set(text, svg)
  return svg
}

/** A QR code as vectors, sharp at any size. */
export const QrCode: FC<{ readonly text: string; readonly label: string }> = ({ text, label }) => (
  <span class="qr" role="img" aria-label={label}>
    {raw(drawn(text))}
  </span>
)
