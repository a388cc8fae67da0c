import { create } from 'qrcode'

/** Squares of quiet that readers need around a code. */
const quiet = 2

/** Two squares above one another as one character; light is drawn, since a terminal is dark as a rule, and readers take either. */
const pair = (upper: boolean, lower: boolean): string => (upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█')

/** A QR code for a terminal. */
export const qrText = (text: string): string => {
  const { data, size } = create(text, { errorCorrectionLevel: 'L' }).modules
  const dark = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size && data[y * size + x] !== 0
  const line = (y: number): string =>
    Array.from({ length: size + 2 * quiet }, (_, at) => pair(dark(at - quiet, y), dark(at - quiet, y + 1))).join('')
  return Array.from({ length: Math.ceil((size + 2 * quiet) / 2) }, (_, at) => line(2 * at - quiet)).join('\n')
}
