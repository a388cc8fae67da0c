import type { PairingAnswer, RoundNotPaired } from '../pairing/round-pairing.ts'
import type { Scenario } from './scenarios.ts'

/** The pairing as a text that is the same for the same pairing. */
export const signOf = (answer: PairingAnswer | RoundNotPaired): string =>
  answer.kind === 'pairing' ? `${answer.boards.map(({ white, black }) => `${white}-${black}`).join(' ')} ${answer.bye ?? ''}` : answer.kind

/** Which open boards decide the next round: there are two ways in which only this one ends otherwise, and the pairings differ. */
export const createDeciding = (boards: number) => {
  const seen = Array.from({ length: boards }, () => new Map<string, string>())
  const decides = Array.from({ length: boards }, () => false)
  return {
    add: ({ endings }: Scenario, sign: string): void => {
      for (let board = 0; board < boards; board++) {
        if (decides[board]) continue
        const others = endings.with(board, 'draw').join()
        const before = seen[board]!.get(others)
        if (before === undefined) seen[board]!.set(others, sign)
        else if (before !== sign) decides[board] = true
      }
    },
    decides: (board: number): boolean => decides[board]!,
  }
}
