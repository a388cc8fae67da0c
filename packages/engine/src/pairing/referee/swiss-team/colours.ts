import type { EntrantRow, SwissTeamDeclared } from './sheet.ts'

type Letter = 'W' | 'B'
export type RightColours = { readonly white: EntrantRow; readonly black: EntrantRow; readonly article: string }

/** C.04.6 4.3, C.04.5 4.3; null where the initial colour decides and is not known. */
export const rightColours = (
  pair: readonly [EntrantRow, EntrantRow],
  initial: Letter | null,
  { of }: SwissTeamDeclared,
): RightColours | null => {
  const [first, second] = pair.toSorted((a, b) => b.points - a.points || b.secondary - a.secondary || a.number - b.number) as [
    EntrantRow,
    EntrantRow,
  ]
  const give = (firstHas: Letter, article: string): RightColours =>
    firstHas === 'W' ? { white: first, black: second, article } : { white: second, black: first, article }
  if (first.history + second.history === '') return initial === null ? null : give(first.odd ? initial : turned(initial), '4.3.1')
  return of === 'teams' ? ofTeams(first, second, give) : ofPlayers(first, second, give)
}

export const turned = (letter: string): Letter => (letter.toUpperCase() === 'W' ? 'B' : 'W')
type Give = (firstHas: Letter, article: string) => RightColours

const ofTeams = (first: EntrantRow, second: EntrantRow, give: Give): RightColours => {
  const [mine, theirs] = [first.wants, second.wants]
  const upper = (wants: string): Letter => (wants.toUpperCase() === 'W' ? 'W' : 'B')
  if (mine !== '' && theirs === '') return give(upper(mine), '4.3.2')
  if (mine === '' && theirs !== '') return give(turned(theirs), '4.3.2')
  if (mine !== '' && upper(mine) !== upper(theirs)) return give(upper(mine), '4.3.3')
  const strong = (wants: string): boolean => wants === 'W' || wants === 'B'
  if (strong(mine) !== strong(theirs)) return give(strong(mine) ? upper(mine) : turned(theirs), '4.3.4')
  const [cd, other] = [difference(first.history), difference(second.history)]
  if (cd !== other) return give(cd < other ? 'W' : 'B', '4.3.5')
  const apart = whenApart(first.history, second.history)
  if (apart !== null) return give(turned(apart), '4.3.6')
  if (mine !== '') return give(upper(mine), '4.3.7')
  return last(first, second, give, ['4.3.8', '4.3.9'])
}

const ofPlayers = (first: EntrantRow, second: EntrantRow, give: Give): RightColours => {
  const [mine, theirs] = [whites(first.history), whites(second.history)]
  if (mine !== theirs) return give(mine < theirs ? 'W' : 'B', '4.3.2')
  const apart = whenApart(first.history, second.history)
  if (apart !== null) return give(turned(apart), '4.3.3')
  return last(first, second, give, ['4.3.4', '4.3.5'])
}

const last = (first: EntrantRow, second: EntrantRow, give: Give, [own, others]: readonly [string, string]): RightColours =>
  first.history === '' ? give(second.history.at(-1) as Letter, others) : give(turned(first.history.at(-1)!), own)

const whites = (history: string): number => [...history].filter((letter) => letter === 'W').length
const difference = (history: string): number => 2 * whites(history) - history.length

/** What the first had when the two last had different colours, histories laid beside each other from their ends. */
export const whenApart = (mine: string, theirs: string): string | null => {
  const [a, b] = [[...mine].reverse(), [...theirs].reverse()]
  const at = a.findIndex((letter, index) => index < b.length && letter !== b[index])
  return at === -1 ? null : a[at]!
}
