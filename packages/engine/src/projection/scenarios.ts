import type { Random } from '../random.ts'
import { type Ending, endings, type OpenBoard } from './open-boards.ts'

/** One way in which all open games may end, and how likely it is. */
export type Scenario = { readonly endings: readonly Ending[]; readonly weight: number }

/** All of them; those without a chance too, because they are possible. */
export function* everyScenario(boards: readonly OpenBoard[]): Generator<Scenario> {
  const total = endings.length ** boards.length
  for (let number = 0; number < total; number++) {
    let rest = number
    let weight = 1
    const chosen = boards.map(({ chances }) => {
      const ending = endings[rest % endings.length]!
      rest = Math.floor(rest / endings.length)
      weight *= chances[ending]
      return ending
    })
    yield { endings: chosen, weight }
  }
}

/** So many of them by lot, each of the same weight. */
export function* drawnScenarios(boards: readonly OpenBoard[], count: number, random: Random): Generator<Scenario> {
  for (let number = 0; number < count; number++)
    yield { endings: boards.map(({ chances }) => drawn(chances, random.next())), weight: 1 / count }
}

const drawn = ({ white, draw }: OpenBoard['chances'], lot: number): Ending =>
  lot < white ? 'white' : lot < white + draw ? 'draw' : 'black'
