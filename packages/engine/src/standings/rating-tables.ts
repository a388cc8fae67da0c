import { exact, roundHalfUp } from './exact.ts'

/** FIDE B.02 8.1.1: rating difference dp for a fractional score p of .00 to .50; above it the same with the other sign. */
const differences = [
  -800, -677, -589, -538, -501, -470, -444, -422, -401, -383, -366, -351, -336, -322, -309, -296, -284, -273, -262, -251, -240, -230, -220,
  -211, -202, -193, -184, -175, -166, -158, -149, -141, -133, -125, -117, -110, -102, -95, -87, -80, -72, -65, -57, -50, -43, -36, -29, -21,
  -14, -7, 0,
]

/** FIDE B.02 8.1.2: the largest difference D for which the higher rated scores 50, 51, ... 99 hundredths; beyond the last it is 100. */
const largestDifference = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
  245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
]

/** A difference from which on a full score is expected. */
export const fullScoreDifference = 736

const hundredths = ((): readonly number[] => {
  const table: number[] = []
  largestDifference.forEach((last, at) => {
    while (table.length <= last) table.push(50 + at)
  })
  return table
})()

/** Rating difference for half points out of `games`, the fraction rounded to two decimals (half up). */
export const ratingDifference = (halves: number, games: number): number => {
  const p = roundHalfUp(exact(100 * halves, 2 * games))
  return p <= 50 ? differences[p]! : -differences[100 - p]! + 0
}

/** Expected score, in hundredths of a game, of a player whose rating is higher by `difference` (lower when it is negative). */
export const expectedHundredths = (difference: number): number =>
  difference >= 0 ? (hundredths[difference] ?? 100) : 100 - (hundredths[-difference] ?? 100)
