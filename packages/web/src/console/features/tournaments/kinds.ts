import type { Rules } from '@zug/engine/model'
import { adoptedRules } from '@zug/engine/pairing'
import type { RulebookList } from '@zug/server/views'
import type { Rulebook } from './rulebooks.ts'

/** A kind of event to begin with, and the rulebook that offers it. */
export type Kind = { readonly book: Rulebook; readonly offer: Rulebook['offers'][number] }

/** Everything that rulebooks offer, in the order in which words name it; what they do not name yet comes last. */
export const kindsOf = ({ rulebooks }: RulebookList, words: object): readonly Kind[] => {
  const known = Object.keys(words)
  const place = ({ offer }: Kind): number => (known.includes(offer.name) ? known.indexOf(offer.name) : known.length)
  return rulebooks.flatMap((book) => book.offers.map((offer) => ({ book, offer }))).toSorted((a, b) => place(a) - place(b))
}

/** What the offer declares, under this edition of its rulebook; lots are drawn from the seed. */
export const rulesOf = ({ offer }: Kind, edition: Rulebook, seed: string): Rules => {
  const seeds = edition.settings.flatMap((setting) => (setting.seed ? [[setting.name, seed]] : []))
  return { ...adoptedRules(edition, offer.rules), ...Object.fromEntries(seeds) }
}

/** A field whose size decides the rounds is taken to be this large while nobody knows. */
const usualField = 10

/** More than these no desk takes. */
const mostRounds = 99

/** As the rulebook advises for a field of so many, 0 while nobody knows; one that is larger than its list as the largest. */
export const proposedRounds = ({ offer: { rounds } }: Kind, entrants: number): number => {
  const field = entrants === 0 && rounds[0]!.fixed ? usualField : entrants
  return Math.min(mostRounds, rounds[Math.min(field, rounds.length - 1)]!.rounds)
}
