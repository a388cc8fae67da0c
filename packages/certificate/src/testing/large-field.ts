import { makeDice } from '../../../engine/src/testing/random/dice.ts'
import type { Edition } from './rounds.ts'
import { type PairedReport, pairedReport } from './rounds.ts'

const columns = (id: number, points: number, cells: readonly string[]): string =>
  `001 ${String(id).padStart(4)}      ${`P${id}`.padEnd(66)}${points.toFixed(1).padStart(4)} ${String(id).padStart(4)}  ${cells.join('  ')}`

/** The round after some that were paired by the engine, of many players, with results by lot. */
export const largeRound = (count: number, played: number, edition: Edition): PairedReport => {
  const dice = makeDice(count)
  const players = Array.from({ length: count }, (_, at) => ({ id: at + 1, points: 0, cells: [] as string[] }))
  const reportOf = (): string => ['142 9', '152 W', ...players.map(({ id, points, cells }) => columns(id, points, cells))].join('\n')
  const add = (id: number, cell: string, points: number): void => {
    const player = players[id - 1]!
    player.cells.push(cell)
    player.points += points
  }
  for (let round = 1; round <= played; round++) {
    const { boards, bye } = pairedReport('large', reportOf(), null, edition)!.round
    for (const [white, black] of boards) {
      const [mine, theirs] = dice.pick(['10', '10', '==', '01'])
      const worth = (sign: string | undefined): number => (sign === '1' ? 1 : sign === '=' ? 0.5 : 0)
      add(white, `${String(black).padStart(4)} w ${mine}`, worth(mine))
      add(black, `${String(white).padStart(4)} b ${theirs}`, worth(theirs))
    }
    if (bye !== null) add(bye, '0000 - U', 1)
  }
  return pairedReport('large', reportOf(), null, edition)!
}
