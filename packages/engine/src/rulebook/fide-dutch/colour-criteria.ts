import { repeatedColour, strengthOf } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import type { CountCriterion } from './criterion.ts'

/** A criterion that only pairs can fail. */
const ofPairs = (article: string, fails: (a: Competitor, b: Competitor) => boolean): CountCriterion => ({
  kind: 'count',
  article,
  ofPair: (a, b) => (fails(a, b) ? 1 : 0),
  ofDownfloater: () => 0,
})

const wantTheSame = (a: Competitor, b: Competitor): boolean => a.preference.colour !== null && a.preference.colour === b.preference.colour

const bothAbsolute = (a: Competitor, b: Competitor): boolean =>
  a.preference.strength === 'absolute' && b.preference.strength === 'absolute' && wantTheSame(a, b)

/**
 * Topscorers, or their opponents, whose colour difference goes beyond two. It happens in a pair when both already stand at two or more towards the
 * same colour: only one of them can be turned back.
 */
export const colourDifferenceBeyondTwo = (article: string): CountCriterion =>
  ofPairs(article, (a, b) => Math.abs(a.colourDifference) > 1 && Math.abs(b.colourDifference) > 1 && wantTheSame(a, b))

/**
 * Topscorers, or their opponents, who get the same colour three times running.
 *
 * Two absolute preferences for one colour meet: the wider colour difference has its way, so the other one suffers, a third time running if the two
 * latest games had that colour. At equal difference the one who did not just repeat the colour gives way, so somebody suffers only if both
 * repeated it.
 */
export const thirdColourRunning = (article: string): CountCriterion =>
  ofPairs(article, (a, b) => {
    if (!bothAbsolute(a, b)) return false
    const repeatedA = repeatedColour(a.colours) !== null
    const repeatedB = repeatedColour(b.colours) !== null
    const wider = Math.abs(a.colourDifference) - Math.abs(b.colourDifference)
    return wider > 0 ? repeatedB : wider < 0 ? repeatedA : repeatedA && repeatedB
  })

/** Players who do not get the colour they prefer: one in every pair that prefers the same. */
export const preferenceDenied = (article: string): CountCriterion => ofPairs(article, wantTheSame)

const strong = strengthOf({ colour: null, strength: 'strong' })

/**
 * Players who do not get a strong preference. The stronger of two preferences is granted, so the one denied is strong when the weaker of the two
 * is; two absolute ones are the matter of the topscorers' criteria.
 */
export const strongPreferenceDenied = (article: string): CountCriterion =>
  ofPairs(article, (a, b) => wantTheSame(a, b) && Math.min(strengthOf(a.preference), strengthOf(b.preference)) === strong)
