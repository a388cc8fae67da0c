import { type Colour, other, type Player } from './player.ts'

/** E.1 to E.5 (5.2.1 to 5.2.5): the colour of the higher ranked of two. */
export const colourOfHigher = (higher: Player, lower: Player, first: Colour): Colour => {
  const [mine, theirs] = [higher.wants, lower.wants]
  if (mine !== theirs) return mine ?? other(theirs!)
  if (mine === null) return higher.parity % 2 === 1 ? first : other(first)
  const stronger =
    higher.strength - lower.strength || (higher.strength === 3 ? Math.abs(higher.difference) - Math.abs(lower.difference) : 0)
  if (stronger !== 0) return stronger > 0 ? mine : other(mine)
  for (let back = 1; back <= Math.min(higher.colours.length, lower.colours.length); back++)
    if (higher.colours.at(-back) !== lower.colours.at(-back)) return other(higher.colours.at(-back)!)
  return mine
}

/** C.04.2.D.9 (C.04.2 3.6): the order of boards. A board is a pair, the higher ranked first. */
export const compareBoards = ([a, b]: readonly [Player, Player], [c, d]: readonly [Player, Player]): number =>
  c.score - a.score || c.score + d.score - (a.score + b.score) || a.id - c.id
