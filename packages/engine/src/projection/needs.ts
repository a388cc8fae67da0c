import { isSomething } from '../model/takings.ts'
import { errorOf } from './error.ts'
import type { ProjectedPlayer, Share } from './project.ts'
import { type OwnResult, ownResults } from './tally.ts'

/** With this result of the own game: is the place (or a better one), or a prize, reached in all ways, in some, in none; and in which share of them. */
export type Need = {
  readonly own: OwnResult
  readonly reached: 'surely' | 'perhaps' | 'not'
  readonly share: number
  /** The share is within this of the true one, 95 times in 100: of the ways drawn by lot only some have this result. 0 where all were tried. */
  readonly error: number
}

/** What a player needs for a place: for each result of the own game that was tried. */
export const needsFor = ({ places, drawn }: Pick<ProjectedPlayer, 'places' | 'drawn'>, place: number): readonly Need[] =>
  needs(places, drawn, (reached) => reached <= place)

/** What a player needs for a prize, whichever it is. */
export const needsForPrize = ({ takings, drawn }: Pick<ProjectedPlayer, 'takings' | 'drawn'>): readonly Need[] =>
  needs(takings, drawn, isSomething)

const needs = <T>(lines: ReadonlyMap<OwnResult, readonly Share<T>[]>, drawn: number | null, isGood: (of: T) => boolean): readonly Need[] =>
  ownResults.flatMap((own) => {
    const found = lines.get(own)
    if (found === undefined) return []
    const all = found.reduce((sum, { share }) => sum + share, 0)
    const good = found.filter((one) => isGood(one.of))
    const reached = good.length === found.length ? 'surely' : good.length === 0 ? 'not' : 'perhaps'
    const share = all === 0 ? good.length / found.length : good.reduce((sum, one) => sum + one.share, 0) / all
    // Ways drawn by lot are of one weight: their share says how many there are.
    return [{ own, reached, share, error: drawn === null ? 0 : errorOf(Math.round(all * drawn)) } as const]
  })
