import { strengthOf } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import type { Measure, Reading } from './criterion.ts'

type Preferring = Pick<Competitor, 'preference'>

/** A measure that only pairs can fail. */
const pairsThat = <Read extends Reading>(
  fail: (a: Pick<Competitor, Read>, b: Pick<Competitor, Read>) => boolean,
): Measure<Read, number> => ({ ofPair: (a, b) => (fail(a, b) ? 1 : 0) })

const wantTheSame = (a: Preferring, b: Preferring): boolean => a.preference.colour !== null && a.preference.colour === b.preference.colour

const bothAbsolute = (a: Preferring, b: Preferring): boolean =>
  a.preference.strength === 'absolute' && b.preference.strength === 'absolute' && wantTheSame(a, b)

/**
 * FIDE Dutch 2017 C.8, 2026 C10: topscorers, or their opponents, whose colour difference goes beyond two. It happens in a pair when both already stand
 * at two or more towards the same colour: only one of them can be turned back.
 */
export const beyondTwo = pairsThat<'preference' | 'colourDifference'>(
  (a, b) => Math.abs(a.colourDifference) > 1 && Math.abs(b.colourDifference) > 1 && wantTheSame(a, b),
)

/**
 * FIDE Dutch 2017 C.9, 2026 C11: topscorers, or their opponents, who get the same colour three times running.
 *
 * Two absolute preferences for one colour meet: the wider colour difference has its way, so the other one suffers, a third time running if the two
 * latest games had that colour. At equal difference the one who did not just repeat the colour gives way, so somebody suffers only if both
 * repeated it.
 */
export const thirdRunning = pairsThat<'preference' | 'colourDifference' | 'repeatedColour'>((a, b) => {
  if (!bothAbsolute(a, b)) return false
  const repeatedA = a.repeatedColour !== null
  const repeatedB = b.repeatedColour !== null
  const wider = Math.abs(a.colourDifference) - Math.abs(b.colourDifference)
  return wider > 0 ? repeatedB : wider < 0 ? repeatedA : repeatedA && repeatedB
})

/** FIDE Dutch 2017 C.10, 2026 C12: players who do not get the colour they prefer: one in every pair that prefers the same. */
export const preferenceDenied = pairsThat<'preference'>(wantTheSame)

const strong = strengthOf({ colour: null, strength: 'strong' })

/**
 * FIDE Dutch 2017 C.11, 2026 C13: players who do not get a strong preference. The stronger of two preferences is granted, so the one denied is strong
 * when the weaker of the two is; two absolute ones are the matter of the topscorers' criteria.
 */
export const strongPreferenceDenied = pairsThat<'preference'>(
  (a, b) => wantTheSame(a, b) && Math.min(strengthOf(a.preference), strengthOf(b.preference)) === strong,
)
