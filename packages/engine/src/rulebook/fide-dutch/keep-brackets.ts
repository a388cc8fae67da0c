import type { PlayerId } from '../../model/ids.ts'
import type { KeptBrackets } from '../../pairing/kept-brackets.ts'
import type { BracketPairing } from './bracket.ts'
import type { Competitor } from './competitor.ts'

/** What may be otherwise when open games have ended otherwise. Opponents, colours and byes are the same. */
const signOf = ({ id, score, floatLastRound, floatTwoRoundsAgo, topscorer }: Competitor): string =>
  `${id} ${score} ${floatLastRound} ${floatTwoRoundsAgo} ${topscorer}`

/**
 * A bracket that was met before, with the same players moved down into it and the same below it, is paired as it was: nothing else is asked by any criterion. `bound` is
 * what the whole round lays down beforehand.
 */
export const keepBrackets = ({ numbers, brackets }: KeptBrackets, groups: readonly (readonly Competitor[])[], bound: unknown) => {
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size
    numbers.set(text, known)
    return known
  }
  // Each scoregroup with everything below it.
  const below = new Array<number>(groups.length + 1).fill(numberOf(`${bound}`))
  for (let at = groups.length - 1; at >= 0; at--) below[at] = numberOf(`${groups[at]!.map(signOf).join()}/${below[at + 1]}`)
  const byId = new Map(groups.flat().map((player) => [player.id, player]))
  const idsOf = (players: readonly Competitor[]): readonly PlayerId[] => players.map(({ id }) => id)
  const playersOf = (ids: readonly PlayerId[]): readonly Competitor[] => ids.map((id) => byId.get(id)!)

  return (group: number, movedDown: readonly Competitor[], pair: () => BracketPairing): BracketPairing => {
    const key = `${movedDown.map(signOf).join()}/${below[group]}`
    const known = brackets.get(key)
    if (known === undefined) {
      const { pairs, downfloaters, leftInNext } = pair()
      const [higher, lower] = [pairs.map((one) => one.higher.id), pairs.map((one) => one.lower.id)]
      brackets.set(key, [higher, lower, idsOf(downfloaters), idsOf(leftInNext)])
      return { pairs, downfloaters, leftInNext }
    }
    const [higher = [], lower = [], downfloaters = [], left = []] = known
    return {
      pairs: higher.map((id, at) => ({ higher: byId.get(id)!, lower: byId.get(lower[at]!)! })),
      downfloaters: playersOf(downfloaters),
      leftInNext: playersOf(left),
    }
  }
}
