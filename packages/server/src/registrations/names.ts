import { sound, wordsOf } from '../lists/fold.ts'

/**
 * How far two names are one: written alike in any order; as they sound; one with fewer words or with initials; one slip of the pen; only the family name; not
 * at all.
 */
export const nameMatches = ['same', 'sounds', 'part', 'near', 'family', 'other'] as const
export type NameMatch = (typeof nameMatches)[number]

/** Beside the name in forms, and no part of it. */
const titles = new Set('gm im fm cm wgm wim wfm wcm dr prof mr mrs ms herr frau mme'.split(' '))

/** The words of a name in small letters without signs, without titles. */
export const nameWords = (name: string): readonly string[] => {
  const words = wordsOf(name).flat()
  const kept = words.filter((word) => !titles.has(word))
  return kept.length < 2 ? words : kept
}

/** Somebody whom the name does not rule out. */
export const isCompatible = (match: NameMatch): boolean => match !== 'family' && match !== 'other'
export const isWhole = (match: NameMatch): boolean => match === 'same' || match === 'sounds'

export const compareNames = (written: string, listed: string): NameMatch => {
  const [a, b] = [nameWords(written), nameWords(listed)]
  if (a.length === 0 || b.length === 0) return 'other'
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const steps = pairUp(few, many)
  if (steps === null || (few.length === 1 && many.length > 1)) return hasFamily(a, listed) ? 'family' : 'other'
  const worst = Math.max(...steps)
  if (worst === slip) return steps.filter((step) => step === slip).length === 1 && few.length === many.length ? 'near' : 'other'
  return few.length < many.length || worst === begins ? 'part' : worst === heard ? 'sounds' : 'same'
}

const heard = 1
const begins = 2
const slip = 3

/** Each of the few with one of the many, the surest first: how sure each pair is; null where one has nobody. */
const pairUp = (few: readonly string[], many: readonly string[]): readonly number[] | null => {
  const pairs = few
    .flatMap((word, at) => many.map((other, place) => ({ at, place, step: stepBetween(word, other) })))
    .filter(({ step }) => step !== null)
    .toSorted((one, other) => one.step! - other.step!)
  const steps = new Map<number, number>()
  const taken = new Set<number>()
  for (const { at, place, step } of pairs) {
    if (steps.has(at) || taken.has(place)) continue
    steps.set(at, step!)
    taken.add(place)
  }
  return steps.size === few.length ? [...steps.values()] : null
}

const stepBetween = (a: string, b: string): number | null => {
  if (a === b) return 0
  if (a.length > 2 && b.length > 2 && sound(a) === sound(b)) return heard
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.startsWith(short) && (short.length === 1 || short.length > 2)) return begins
  return short.length > 3 && isOneSlip(a, b) ? slip : null
}

/** One letter more, fewer or another, or two that changed places. */
const isOneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const rest = (text: string, skipped: number): string => text.slice(at + skipped)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2))
  )
}

/** All words before the comma of the list are among those written. */
const hasFamily = (written: readonly string[], listed: string): boolean => {
  const family = nameWords(listed.split(',')[0]!)
  return family.every((word) => word.length > 2 && written.some((one) => one === word || sound(one) === sound(word)))
}
