import type { PlayerId } from '../model/ids.ts'
import { isSomething, type Takings } from '../model/takings.ts'
import { errorOf } from './error.ts'
import { type Ending, endings, type OpenBoard } from './open-boards.ts'
import type { Scenario } from './scenarios.ts'

/** A place, or a better one; or a prize, whichever it is. */
export type Goal = { readonly player: PlayerId } & ({ readonly place: number } | { readonly prize: 'any' })

/** How often a goal is reached when an open game ends so; null where it ended so in no way that was tried. */
export type Turn = {
  readonly white: PlayerId
  readonly black: PlayerId
  readonly reached: Readonly<Record<Ending, number | null>>
  /** Each is within this of the true share, 95 times in 100: the largest of the three errors. 0 where all ways were tried. */
  readonly error: number
  /** Does the goal depend on it? Of ways drawn by lot: by more than chance would show. */
  readonly matters: boolean
}

/**
 * The ways that were tried, one after the other, as data: how each open game ended (the number of its ending), where everybody stood (0 where
 * somebody is in no list), and who took something of the prizes (1), if those were asked for.
 */
export type Ways = {
  readonly players: readonly PlayerId[]
  readonly weights: readonly number[]
  readonly endings: readonly Uint8Array[]
  readonly ranks: readonly Uint16Array[]
  readonly prizes: readonly Uint8Array[]
}

/** Keeps the ways as they are tried. */
export const createWays = (players: readonly PlayerId[]) => {
  const ways = { players, weights: [] as number[], endings: [] as Uint8Array[], ranks: [] as Uint16Array[], prizes: [] as Uint8Array[] }
  return {
    add: ({ endings: how, weight }: Scenario, ranks: readonly number[], takings: ReadonlyMap<number, Takings> | undefined): void => {
      ways.weights.push(weight)
      ways.endings.push(Uint8Array.from(how, (ending) => endings.indexOf(ending)))
      ways.ranks.push(Uint16Array.from(ranks))
      if (takings !== undefined) ways.prizes.push(Uint8Array.from(players, (player) => (isSomething(takings.get(player)) ? 1 : 0)))
    },
    soFar: (): Ways => ({
      players,
      weights: [...ways.weights],
      endings: [...ways.endings],
      ranks: [...ways.ranks],
      prizes: [...ways.prizes],
    }),
  }
}

/** For each open board and each of its endings the share of ways in which the goal is reached; the board that matters most first. */
export const turnsOf = (
  { open, ways, exact }: { readonly open: readonly OpenBoard[]; readonly ways: Ways; readonly exact: boolean },
  goal: Goal,
): readonly Turn[] => {
  const at = ways.players.indexOf(goal.player)
  const isReached = (way: number): boolean => {
    if ('prize' in goal) return ways.prizes[way]?.[at] === 1
    const rank = ways.ranks[way]![at] ?? 0
    return rank > 0 && rank <= goal.place
  }
  const weightOf = (those: readonly number[]): number => those.reduce((sum, way) => sum + ways.weights[way]!, 0)
  const own = open.findIndex(({ white, black }) => white === goal.player || black === goal.player)
  const turns = open.map(({ white, black }, board): Turn => {
    const endedSo = (ending: Ending): readonly number[] =>
      ways.endings.flatMap((how, way) => (how[board] === endings.indexOf(ending) ? [way] : []))
    const share = (ending: Ending): number | null => {
      const ended = endedSo(ending)
      const reached = ended.filter(isReached)
      const all = weightOf(ended)
      // A result without a chance is possible all the same: then each way counts as much as the others.
      return ended.length === 0 ? null : all === 0 ? reached.length / ended.length : weightOf(reached) / all
    }
    const shares = { white: share('white'), draw: share('draw'), black: share('black') }
    const matters = exact ? spanOf(shares) > 1e-9 : isBeyondChance(ways, { board, own }, isReached)
    const errors = exact ? [] : endings.flatMap((ending) => (shares[ending] === null ? [] : [errorOf(endedSo(ending).length)]))
    return { white, black, reached: shares, error: Math.max(0, ...errors), matters }
  })
  return turns.toSorted((a, b) => spanOf(b.reached) - spanOf(a.reached))
}

/** From the worst ending of a game for the goal to the best: 0 where it does not matter. */
const spanOf = (reached: Turn['reached']): number => {
  const shares = endings.flatMap((ending) => reached[ending] ?? [])
  return shares.length === 0 ? 0 : Math.max(...shares) - Math.min(...shares)
}

/** So many standard deviations apart: by chance three times in a thousand. */
const apart = 3

/**
 * Of ways drawn by lot two endings of a game come with different results of the own game, too, so that everything seems to matter. Compared are those that agree in the own game: the
 * differences, added up by how many ways tell of them, against what chance makes of them.
 */
const isBeyondChance = (
  { endings: ended }: Ways,
  { board, own }: { readonly board: number; readonly own: number },
  isReached: (way: number) => boolean,
): boolean => {
  const alike = own === -1 || own === board ? [-1] : [...endings.keys()]
  const counted = (how: number, ending: number): readonly [all: number, reached: number] => {
    const those = ended.flatMap((one, way) => (one[board] === ending && (how === -1 || one[own] === how) ? [way] : []))
    return [those.length, those.filter(isReached).length]
  }
  const numbers = [...endings.keys()]
  return numbers.some((a) =>
    numbers.some((b) => {
      let [difference, variance] = [0, 0]
      for (const how of a < b ? alike : []) {
        const [[ofA, goodA], [ofB, goodB]] = [counted(how, a), counted(how, b)]
        if (ofA === 0 || ofB === 0) continue
        const weight = (ofA * ofB) / (ofA + ofB)
        const good = (goodA + goodB) / (ofA + ofB)
        difference += weight * (goodA / ofA - goodB / ofB)
        variance += weight * good * (1 - good)
      }
      return variance > 0 && difference ** 2 > apart ** 2 * variance
    }),
  )
}

/** Games of others that matter, the one that matters most first. */
export const turnsElsewhere = (turns: readonly Turn[], player: PlayerId): readonly Turn[] =>
  turns.filter(({ white, black, matters }) => white !== player && black !== player && matters)
