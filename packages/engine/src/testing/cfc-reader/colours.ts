import type { Card } from './cards.ts'

/** What 629 to 631 say of a player who gets a colour: whether it is the equalising one that he was due, the alternating one, or a third running. */
type Verdict = { readonly equalises: boolean; readonly alternates: boolean; readonly third: boolean }

const verdict = ({ colours }: Card, gets: 'W' | 'B'): Verdict => {
  const [whites, blacks] = [colours.split('W').length, colours.split('B').length]
  return {
    equalises: whites < blacks ? gets === 'W' : whites > blacks && gets === 'B',
    alternates: whites === blacks && colours !== '' && !colours.endsWith(gets),
    third: colours.endsWith(gets + gets),
  }
}

/** Of a pair, how many have what they are due if the higher ranked has White, or Black: equalised, spared a third game running, alternated. */
export const served = (higher: Card, lower: Card, higherGets: 'W' | 'B'): readonly [number, number, number] => {
  const two = [verdict(higher, higherGets), verdict(lower, higherGets === 'W' ? 'B' : 'W')]
  const count = (is: (one: Verdict) => boolean): number => two.filter(is).length
  return [count(({ equalises }) => equalises), count(({ third }) => !third), count(({ alternates }) => alternates)]
}

/** The colour that the higher ranked has; null where the lot of the first round decides. */
export const colourOfHigher = (higher: Card, lower: Card, announced: readonly string[]): 'W' | 'B' | null => {
  const [white, black] = [served(higher, lower, 'W'), served(higher, lower, 'B')]
  const lead = white.map((value, at) => value - black[at]!)
  const [equalise, third, alternate] = [lead[0]!, lead[1]!, lead[2]!]
  const own = dueOf(higher)
  const bothEqualise = own !== null && own === dueOf(lower) && equalise === 0 && (white[0] === 1 || black[0] === 1)
  const inOrder = announced.includes('631-first')
    ? [third, equalise, alternate]
    : announced.includes('631-rank') && bothEqualise
      ? [equalise]
      : [equalise, third, alternate]
  const decides = inOrder.find((value) => value !== 0) ?? 0
  if (decides !== 0) return decides > 0 ? 'W' : 'B'
  const other = dueOf(lower)
  return own ?? (other === null ? null : other === 'W' ? 'B' : 'W')
}

const dueOf = (card: Card): 'W' | 'B' | null => {
  const has = (gets: 'W' | 'B'): boolean => verdict(card, gets).equalises || verdict(card, gets).alternates
  return has('W') ? 'W' : has('B') ? 'B' : null
}

/** 631.2: these two draw lots in the last round, unless a third game running forbids one of the ways. */
export const drawLots = (higher: Card, lower: Card, announced: readonly string[], rounds: number | null, round: number): boolean => {
  if (!announced.includes('631.2') || rounds !== round) return false
  const level = ({ colours }: Card): boolean => colours.split('W').length === colours.split('B').length
  const [white, black] = [served(higher, lower, 'W'), served(higher, lower, 'B')]
  if (rounds % 2 === 1) return level(higher) && level(lower) && white[1] === black[1]
  const same = !level(higher) && !level(lower) && dueOf(higher) === dueOf(lower)
  return same && (white[1] === black[1] || announced.includes('631-rank'))
}
