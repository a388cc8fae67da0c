import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { createTurns } from '../../http/in-turn.ts'
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

const turn = createTurns()

/**
 * A QR code as vectors, sharp at any size. To draw one takes a good part of a millisecond: of a sheet of thousands one is drawn in each turn of the event loop, so that nobody who enters results
 * waits for them; codes of one kind (of players, of boards, of pages) wait for no others.
 */
export const QrCode: FC<{ readonly text: string; readonly label: string }> = async ({ text, label }) => {
  if (!made.has(text)) await turn(text.split('/')[3] ?? '')
  return (
    <span class="qr" role="img" aria-label={label}>
      {raw(drawn(text))}
    </span>
  )
}
