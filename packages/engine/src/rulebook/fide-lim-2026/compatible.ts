import type { Competitor } from './competitor.ts'
import type { LimSettings } from './rules.ts'

/** What the procedure asks of a round besides its players. */
export type RoundFacts = Pick<
  LimSettings,
  'maxi' | 'colourExchanges' | 'floaterOrder' | 'lastRoundColours' | 'medianUpfloaters' | 'cracking'
> & { readonly lastRound: boolean; readonly median: number }

export type Compatible = (a: Competitor, b: Competitor) => boolean

/**
 * Lim 2.1, 6, C.04.1 2: two are compatible who have not played each other, unless both must have the same colour; in the last round that does not count between equal
 * scores where it is needed (`withColours`). Pairs that the organiser forbids are treated like those who have played.
 */
export const compatibleIn =
  (facts: RoundFacts): Compatible =>
  (a, b) =>
    !a.met.has(b.id) && (coloursAllow(a, b) || coloursDoNotCount(a, b, facts))

/** Lim 6, 5.1.1, 5.1.2: in the last round colours count all the same in a group where those who stay can all be paired so: a third colour has to be necessary. */
export const withColours = (facts: RoundFacts): Compatible | null =>
  facts.lastRound && facts.lastRoundColours === 'where-needed' ? (a, b) => !a.met.has(b.id) && coloursAllow(a, b) : null

/** Lim 2.1, 5.1.1, 5.1.2: nobody has one colour three times running, or three times more than the other. */
export const coloursAllow = ({ preference: mine }: Competitor, { preference: theirs }: Competitor): boolean =>
  mine.colour !== theirs.colour || mine.strength !== 'absolute' || theirs.strength !== 'absolute'

const coloursDoNotCount = (a: Competitor, b: Competitor, { lastRound, lastRoundColours }: RoundFacts): boolean =>
  lastRound && (lastRoundColours === 'everybody' || a.score === b.score)
