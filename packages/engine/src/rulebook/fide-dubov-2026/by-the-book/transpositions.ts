import type { Budget } from '../../by-the-book/budget.ts'
import { byNumber, type Competitor, without } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'
import type { Subgroups } from '../subgroups.ts'

/** Dubov 4.4, 4.4.1, 4.4.2: every order of G2, by TPN from the first place on, of which `fits` allows each player at its place. */
export function* transpositions(
  g2: readonly Competitor[],
  fits: (one: Competitor, place: number) => boolean = () => true,
  place = 0,
): Generator<readonly Competitor[]> {
  if (g2.length === 0) {
    yield []
    return
  }
  for (const one of g2.toSorted(byNumber))
    if (fits(one, place)) for (const others of transpositions(without(g2, [one]), fits, place + 1)) yield [one, ...others]
}

/** Those with which the players of S1 have a legal pairing, each with the one at its place (3.2.6). */
export const legalTranspositions = ({ g1, g2 }: Subgroups, budget: Budget): Generator<readonly Competitor[]> =>
  transpositions(g2, (one, place) => {
    budget.spend()
    return mayMeet(g1[place]!, one)
  })

/** Dubov 3.2.6: T2 is the first of them. */
export const firstTransposition = (subgroups: Subgroups, budget: Budget): readonly Competitor[] =>
  legalTranspositions(subgroups, budget).next().value as readonly Competitor[]
