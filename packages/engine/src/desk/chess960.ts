import type { RoundNumber } from '../model/ids.ts'
import { sha256 } from './sha256.ts'
import type { DeskState } from './state.ts'

/** The first rank of a position of Chess960 by its number, 0 to 959, as everybody numbers them: 518 is that of chess. */
export const chess960Position = (number: number): string => {
  const squares: string[] = Array.from({ length: 8 }, () => '')
  const free = (): readonly number[] => squares.flatMap((piece, square) => (piece === '' ? [square] : []))
  const [light, dark, queen, knights] = [number % 4, Math.floor(number / 4) % 4, Math.floor(number / 16) % 6, Math.floor(number / 96)]
  squares[2 * light + 1] = 'B'
  squares[2 * dark] = 'B'
  squares[free()[queen]!] = 'Q'
  const pairs = [0, 1, 2, 3].flatMap((first) => [1, 2, 3, 4].filter((second) => second > first).map((second) => [first, second] as const))
  const places = free()
  for (const at of pairs[knights]!) squares[places[at]!] = 'N'
  const [left, king, right] = free()
  squares[left!] = 'R'
  squares[king!] = 'K'
  squares[right!] = 'R'
  return squares.join('')
}

/** The position all boards of a round begin from, by lot from the seed on record, so that anyone can draw it again; null where chess is played, or no lot was drawn. */
export const positionIn = (
  { settings, lots }: DeskState,
  round: RoundNumber,
): { readonly number: number; readonly position: string } | null => {
  if (settings?.chess960 !== true || lots === null) return null
  const number = Number.parseInt(sha256(`chess960 ${lots.seed} ${round}`).slice(0, 12), 16) % 960
  return { number, position: chess960Position(number) }
}
