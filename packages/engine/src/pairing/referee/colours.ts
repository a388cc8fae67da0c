import type { Row } from './sheet.ts'

export type Letter = 'W' | 'B'

/** The colour a player should get next and how urgently: 0 none, 1 mild, 2 strong, 3 absolute. */
export type Due = { readonly colour: Letter | null; readonly urgency: 0 | 1 | 2 | 3 }

const other = (letter: Letter): Letter => (letter === 'W' ? 'B' : 'W')

/** Section A.6. */
export const dueColour = (colours: readonly Letter[]): Due => {
  const [last, lastButOne] = [colours.at(-1), colours.at(-2)]
  if (last === undefined) return { colour: null, urgency: 0 }
  const whites = colours.filter((letter) => letter === 'W').length
  const balance = 2 * whites - colours.length
  if (Math.abs(balance) >= 2) return { colour: balance > 0 ? 'B' : 'W', urgency: 3 }
  if (last === lastButOne) return { colour: other(last), urgency: 3 }
  return balance === 0 ? { colour: other(last), urgency: 1 } : { colour: balance > 0 ? 'B' : 'W', urgency: 2 }
}

/** Section E: the colour of the higher ranked player, and which of the five rules (from 0) gives it. */
export type Allocation = { readonly rule: 0 | 1 | 2 | 3 | 4; readonly higher: Letter }

/** `initial` null: the initial colour is not known, and the fifth rule cannot be applied. */
export const allocation = (higher: Row, lower: Row, initial: Letter | null): Allocation | null => {
  const [mine, theirs] = [higher.due, lower.due]
  if (mine.colour === null && theirs.colour === null)
    return initial === null ? null : { rule: 4, higher: higher.odd ? initial : other(initial) }
  if (mine.colour !== theirs.colour) return { rule: 0, higher: mine.colour ?? other(theirs.colour!) }

  const preferred = mine.colour!
  if (mine.urgency !== theirs.urgency) return { rule: 1, higher: mine.urgency > theirs.urgency ? preferred : other(preferred) }
  const [myBalance, theirBalance] = [Math.abs(higher.balance), Math.abs(lower.balance)]
  if (mine.urgency === 3 && myBalance !== theirBalance) return { rule: 1, higher: myBalance > theirBalance ? preferred : other(preferred) }

  // Histories are laid side by side at their ends: games not played have moved to the front, where nothing can be compared.
  const length = Math.min(higher.colours.length, lower.colours.length)
  const [mineThen, theirsThen] = [higher.colours.slice(-length), lower.colours.slice(-length)]
  const latest = mineThen.findLastIndex((letter, game) => letter !== theirsThen[game])
  return latest >= 0 ? { rule: 2, higher: other(mineThen[latest]!) } : { rule: 3, higher: preferred }
}

/** C.3: only a topscorer lifts the ban on two equal absolute preferences. */
export const absolutesClash = (a: Row, b: Row): boolean =>
  a.due.urgency === 3 && b.due.urgency === 3 && a.due.colour === b.due.colour && !a.topscorer && !b.topscorer

/** The initial colour that a game between two players without preference shows. */
export const impliedInitial = (higher: Row, higherHad: Letter): Letter => (higher.odd ? higherHad : other(higherHad))
