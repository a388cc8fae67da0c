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

/** The ways that were tried, one after the other, as data: how each open game ended (the number of its ending) and where everybody stood; 0 where somebody is in no list. */
export type Ways = {
  readonly players: readonly PlayerId[]
  readonly weights: readonly number[]
  readonly endings: readonly Uint8Array[]
  readonly ranks: readonly Uint16Array[]
}

/** Keeps the ways as they are tried. */
export const createWays = (players: readonly PlayerId[]) => {
  const ways = { players, weights: [] as number[], endings: [] as Uint8Array[], ranks: [] as Uint16Array[] }
  return {
    add: ({ endings: how, weight }: Scenario, ranks: readonly number[]): void => {
      ways.weights.push(weight)
      ways.endings.push(Uint8Array.from(how, (ending) => endings.indexOf(ending)))
      ways.ranks.push(Uint16Array.from(ranks))
    },
    soFar: (): Ways => ({ players, weights: [...ways.weights], endings: [...ways.endings], ranks: [...ways.ranks] }),
  }
}

/** For each open board and each of its endings the share of ways in which the place is reached; the board that matters most first. */
export const turnsOf = (
  { open, ways }: { readonly open: readonly OpenBoard[]; readonly ways: Ways },
  { player, place }: Goal,
): readonly Turn[] => {
  const at = ways.players.indexOf(player)
  const turns = open.map(({ white, black }, board): Turn => {
    const all = endings.map(() => 0)
    const good = endings.map(() => 0)
    for (const [way, weight] of ways.weights.entries()) {
      const ending = ways.endings[way]![board]!
      const rank = ways.ranks[way]![at] ?? 0
      all[ending]! += weight
      if (rank > 0 && rank <= place) good[ending]! += weight
    }
    const share = (ending: Ending): number => {
      const index = endings.indexOf(ending)
      return all[index] === 0 ? 0 : good[index]! / all[index]!
    }
    return { white, black, reached: { white: share('white'), draw: share('draw'), black: share('black') } }
  })
  return turns.toSorted((a, b) => spanOf(b) - spanOf(a))
}

const spanOf = ({ reached }: Turn): number => {
  const shares = endings.map((ending) => reached[ending])
  return Math.max(...shares) - Math.min(...shares)
}
