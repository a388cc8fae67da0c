import type { PlayerId } from '../model/ids.ts'
import { type Ending, endings, type OpenBoard } from './open-boards.ts'
import type { Scenario } from './scenarios.ts'

/** A place, or a better one. */
export type Goal = { readonly player: PlayerId; readonly place: number }

/** How often a goal is reached when an open game ends so. */
export type Turn = {
  readonly white: PlayerId
  readonly black: PlayerId
  readonly reached: Readonly<Record<Ending, number>>
}

/** Adds up, for each open game and each of its endings, how often a goal is reached. */
export const createTurning = (boards: readonly OpenBoard[]) => {
  const none = (): Record<Ending, number> => ({ white: 0, draw: 0, black: 0 })
  const sums = boards.map(() => ({ all: none(), reached: none() }))
  return {
    add: ({ endings: how, weight }: Scenario, reached: boolean): void => {
      for (const [at, { all, reached: good }] of sums.entries()) {
        all[how[at]!] += weight
        if (reached) good[how[at]!] += weight
      }
    },
    turns: (): readonly Turn[] => {
      const turns = boards.map(({ white, black }, at): Turn => {
        const { all, reached } = sums[at]!
        const share = (ending: Ending): number => (all[ending] === 0 ? 0 : reached[ending] / all[ending])
        return { white, black, reached: { white: share('white'), draw: share('draw'), black: share('black') } }
      })
      return turns.toSorted((a, b) => spanOf(b) - spanOf(a))
    },
  }
}

const spanOf = ({ reached }: Turn): number => {
  const shares = endings.map((ending) => reached[ending])
  return Math.max(...shares) - Math.min(...shares)
}
