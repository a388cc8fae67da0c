import { sound, wordsOf } from '../lists/fold.ts'
import { areForms, haveOtherEndings, isShortFor } from './given-names.ts'

/**
 * How far two names are one: written alike in any order; as they sound; one with fewer words, initials or another form of the given name; one slip of the pen in
 * the family name, or elsewhere; only the family name; not at all.
 */
export const nameMatches = ['same', 'sounds', 'part', 'near', 'near-given', 'family', 'other'] as const
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
  const [a, b] = [wordsIn(written), wordsIn(listed)]
  if (a.length === 0 || b.length === 0) return 'other'
  // Which word is the family name is known by the comma of either; lists have one.
  const known = b.some(({ part }) => part !== null) ? b : a
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const pairs = pairUp(few, many)
  const family = hasFamily(a, listed) ? 'family' : 'other'
  if (pairs === null || (few.length === 1 && many.length > 1)) return family
  const met = new Set(pairs.flatMap(({ word, other }) => [word, other]))
  if (known.some(({ part }) => part === 'given') && !known.some((word) => word.part === 'given' && met.has(word))) return family
  const steps = pairs.map(({ step }) => step)
  const worst = Math.max(...steps)
  if (worst === slip) {
    const slips = pairs.filter(({ step }) => step === slip)
    if (slips.length !== 1 || few.length !== many.length) return 'other'
    return isFamily(slips[0]!) ? 'near' : 'near-given'
  }
  return few.length < many.length || worst === begins ? 'part' : worst === heard ? 'sounds' : 'same'
}

/** A word of a name, and whether it stands before or after the comma; null where there is none. */
type Word = { readonly text: string; readonly part: 'family' | 'given' | null }

const wordsIn = (name: string): readonly Word[] => {
  const [family = '', given = ''] = name.split(',')
  const [before, after] = [nameWords(family), nameWords(given)]
  if (before.length === 0 || after.length === 0) return nameWords(name).map((text) => ({ text, part: null }))
  return [...before.map((text) => ({ text, part: 'family' as const })), ...after.map((text) => ({ text, part: 'given' as const }))]
}

const heard = 1
const begins = 2
const slip = 3

type Pair = { readonly word: Word; readonly other: Word; readonly step: number }

const isFamily = ({ word, other }: Omit<Pair, 'step'>): boolean => word.part === 'family' || other.part === 'family'

/** Each of the few with one of the many, the surest first: how sure each pair is; null where one has nobody. */
const pairUp = (few: readonly Word[], many: readonly Word[]): readonly Pair[] | null => {
  const pairs = few
    .flatMap((word) => many.map((other) => ({ word, other, step: stepBetween({ word, other }) })))
    .filter((pair): pair is Pair => pair.step !== null)
    .toSorted((one, other) => one.step - other.step)
  const chosen = new Map<Word, Pair>()
  const taken = new Set<Word>()
  for (const pair of pairs) {
    if (chosen.has(pair.word) || taken.has(pair.other)) continue
    chosen.set(pair.word, pair)
    taken.add(pair.other)
  }
  return chosen.size === few.length ? [...chosen.values()] : null
}

const stepBetween = (words: Omit<Pair, 'step'>): number | null => {
  const [a, b] = [words.word.text, words.other.text]
  if (a === b) return 0
  if (a.length > 2 && b.length > 2 && sound(a) === sound(b)) return heard
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 1) return long.startsWith(short) ? begins : null
  if (!isFamily(words) && (areForms(a, b) || isShortFor(short, long))) return begins
  if (short.length < 4 || !isOneSlip(a, b)) return null
  return isFamily(words) || !haveOtherEndings(a, b) ? slip : null
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
const hasFamily = (written: readonly Word[], listed: string): boolean => {
  const family = nameWords(listed.split(',')[0]!)
  return family.every((word) => word.length > 2 && written.some(({ text }) => text === word || sound(text) === sound(word)))
}
