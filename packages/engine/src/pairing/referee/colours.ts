import type { Row } from './sheet.ts'

export type Letter = 'W' | 'B'

/**
 * The colour a player should get next and how urgently: 0 none, 1 mild, 2 strong, 3 absolute. Between two absolute ones the larger `width` is the
 * stronger; 0 where the edition does not ask.
 */
export type Due = { readonly colour: Letter | null; readonly urgency: 0 | 1 | 2 | 3; readonly width: number }

/** What is due to whoever has had these colours, and may be a topscorer. `running`: the last two of them may count as two running. */
export type DueColour = (colours: readonly Letter[], topscorer: boolean, running: boolean) => Due

export const other = (letter: Letter): Letter => (letter === 'W' ? 'B' : 'W')

const balanceOf = (colours: readonly Letter[]): number => 2 * colours.filter((letter) => letter === 'W').length - colours.length

/** A.7 of 2012: no absolute preference is stronger than another. */
export const dueColour2012 = (colours: readonly Letter[]): Due => {
  const [last, lastButOne] = [colours.at(-1), colours.at(-2)]
  if (last === undefined) return { colour: null, urgency: 0, width: 0 }
  const balance = balanceOf(colours)
  if (Math.abs(balance) < 2 && last === lastButOne) return { colour: other(last), urgency: 3, width: 0 }
  if (balance === 0) return { colour: other(last), urgency: 1, width: 0 }
  return { colour: balance > 0 ? 'B' : 'W', urgency: Math.abs(balance) > 1 ? 3 : 2, width: 0 }
}

/** Sections A.6 and E.2 of 2016: of two absolute preferences that with the wider colour difference is the stronger. */
export const dueColour: DueColour = (colours) => {
  const due = dueColour2012(colours)
  return due.urgency === 3 ? { ...due, width: Math.abs(balanceOf(colours)) } : due
}

/**
 * A.7 of 1998: above 50 % in the last round nothing is absolute, nor is a colour had twice unless in the two latest rounds. What is left is strong while the
 * colours differ in number, else mild.
 */
export const dueColour1998: DueColour = (colours, topscorer, running) => {
  const due = dueColour2012(colours)
  const balance = balanceOf(colours)
  const stays = !topscorer && (running || Math.abs(balance) > 1)
  if (stays || due.urgency < 3) return due
  if (balance === 0) return { ...due, colour: other(colours.at(-1)!), urgency: 1 }
  return { ...due, colour: balance > 0 ? 'B' : 'W', urgency: 2 }
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
  if (mine.width !== theirs.width) return { rule: 1, higher: mine.width > theirs.width ? preferred : other(preferred) }

  // Histories are laid side by side at their ends: games not played have moved to the front, where nothing can be compared.
  const length = Math.min(higher.colours.length, lower.colours.length)
  const [mineThen, theirsThen] = [higher.colours.slice(-length), lower.colours.slice(-length)]
  const latest = mineThen.findLastIndex((letter, game) => letter !== theirsThen[game])
  return latest >= 0 ? { rule: 2, higher: other(mineThen[latest]!) } : { rule: 3, higher: preferred }
}

/** C.3 (B.2 of 2012 and 1998): only a topscorer lifts the ban on two equal absolute preferences. */
export const absolutesClash = (a: Row, b: Row): boolean =>
  a.due.urgency === 3 && b.due.urgency === 3 && a.due.colour === b.due.colour && !a.topscorer && !b.topscorer

/** The initial colour that a game between two players without preference shows. */
export const impliedInitial = (higher: Row, higherHad: Letter): Letter => (higher.odd ? higherHad : other(higherHad))
