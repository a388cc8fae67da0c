import { compareNames, isCompatible, isWhole, type NameMatch, nameMatches } from './names.ts'
import type { Person } from './person.ts'
import { numberOf, type Registration, yearOf } from './registration.ts'

/** By which number: FIDE's; that of a federation; a federation's where FIDE's was asked for; FIDE's where a federation's was. */
export const numberMatches = ['fide', 'national', 'national-for-fide', 'fide-for-national'] as const
export type NumberMatch = (typeof numberMatches)[number]

export const comparedFields = ['birth', 'federation', 'rating'] as const
export type ComparedField = (typeof comparedFields)[number]

/** Somebody of the lists who may be meant, and what speaks for and against it. */
export type Candidate = Person & {
  readonly name: NameMatch
  readonly number: NumberMatch | null
  readonly agrees: readonly ComparedField[]
  readonly differs: readonly ComparedField[]
}

export const verdictReasons = {
  certain: ['fide-number', 'national-number', 'national-number-for-fide', 'name-and-data'],
  confirm: [
    'number-name-differs',
    'number-birth-differs',
    'number-federation-differs',
    'numbers-of-two',
    'number-unknown',
    'several',
    'birth-differs',
    'federation-differs',
    'name-part',
    'name-near',
    'first-name-differs',
    'name-alone',
  ],
  unknown: ['nobody', 'number-unknown'],
} as const
export type Verdict = {
  [Kind in keyof typeof verdictReasons]: {
    readonly kind: Kind
    readonly reason: (typeof verdictReasons)[Kind][number]
    /** The likeliest first. */
    readonly candidates: readonly Candidate[]
    /** Which of them one key may accept; null if none may: see `isProposable`. */
    readonly proposed: number | null
  }
}[keyof typeof verdictReasons]
type Judged = Verdict extends infer One ? (One extends Verdict ? Omit<One, 'proposed'> : never) : never

/** What is known beside the form. */
export type Circumstances = {
  readonly isFide: (list: string) => boolean
  /** Of the event: counts for whoever does not say another. */
  readonly federation: string
  /** Whether numbers of FIDE's, and those of a federation, could have been found. */
  readonly knows: { readonly fide: boolean; readonly national: boolean }
}

const mostShown = 9

/** Who of these somebody is: certain, to be confirmed by a person, or nobody of them. The rules are in docs/rating-lists.md. */
export const judge = (row: Registration, persons: readonly Person[], circumstances: Circumstances): Verdict => {
  const candidates = persons
    .map((person) => compare(row, person, circumstances))
    .filter(isWorthShowing)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, mostShown)
  const numbered = candidates.filter(({ number }) => number !== null)
  const judged = numbered.length > 0 ? byNumber(row, candidates, numbered) : byName(row, candidates, circumstances)
  const first = judged.reason === 'several' ? -1 : judged.candidates.findIndex(isProposable)
  return { ...judged, proposed: first === -1 ? null : first } as Verdict
}

/**
 * Whether one key may accept somebody without a closer look. Never a person with another given name. Without a number, nobody of another year of birth, and
 * nobody whose given name has another letter; a slip in the family name needs the year of birth to agree.
 */
const isProposable = ({ name, number, agrees, differs }: Candidate): boolean => {
  if (!isCompatible(name)) return false
  if (number !== null) return true
  return !has(differs, 'birth') && name !== 'near-given' && (name !== 'near' || has(agrees, 'birth'))
}

const compare = (row: Registration, { entries }: Person, { isFide, federation: usual }: Circumstances): Candidate => {
  const agrees: ComparedField[] = []
  const differs: ComparedField[] = []
  const note = (field: ComparedField, same: boolean | null): void => {
    if (same !== null) (same ? agrees : differs).push(field)
  }
  const year = yearOf(row.birth)
  const years = entries.map(({ entry }) => yearOf(entry.birth)).filter((one) => one !== '')
  note('birth', year === '' || years.length === 0 ? null : years.includes(year))
  const federations = entries.map(({ entry }) => entry.federation).filter((one) => one !== '')
  const said = row.federation.trim().toUpperCase()
  if (/^\p{Lu}{3}$/u.test(said)) note('federation', federations.length === 0 ? null : federations.includes(said))
  else if (said === '' && federations.includes(usual.toUpperCase())) note('federation', true)
  const ratings = entries.flatMap(({ entry }) => [entry.standard.rating, entry.rapid.rating, entry.blitz.rating])
  if (row.rating !== null && ratings.some((rating) => rating !== null)) note('rating', ratings.includes(row.rating))
  const names = entries.map(({ entry }) => compareNames(row.name, entry.name))
  return { entries, name: best(names), number: numberMatchOf(row, entries, isFide), agrees, differs }
}

const best = (names: readonly NameMatch[]): NameMatch => nameMatches.find((match) => names.includes(match))!

const numberMatchOf = (row: Registration, entries: Person['entries'], isFide: (list: string) => boolean): NumberMatch | null => {
  const [fide, national] = [numberOf(row.fideId), numberOf(row.nationalId)]
  const hasFide = (number: string): boolean => number !== '' && entries.some(({ entry }) => entry.fideId === number)
  const hasNational = (number: string): boolean =>
    number !== '' && entries.some(({ list, entry }) => !isFide(list) && numberOf(entry.id) === number)
  if (hasFide(fide)) return 'fide'
  if (hasNational(national)) return 'national'
  if (hasNational(fide)) return 'national-for-fide'
  return hasFide(national) ? 'fide-for-national' : null
}

const has = (fields: readonly ComparedField[], field: ComparedField): boolean => fields.includes(field)

/** Without a number the name decides; of whom only the family name is the same, the year of birth must speak for it. */
const isWorthShowing = ({ name, number, agrees, differs }: Candidate): boolean =>
  number !== null || isCompatible(name) || (name === 'family' && has(agrees, 'birth') && !has(differs, 'federation'))

const nameWeights: Readonly<Record<NameMatch, number>> = { same: 30, sounds: 26, part: 16, near: 14, 'near-given': 12, family: 5, other: 0 }

const weight = ({ name, number, agrees, differs, entries }: Candidate): number =>
  (number === null ? 0 : isCompatible(name) ? 100 : 40) +
  nameWeights[name] +
  (has(agrees, 'birth') ? 20 : has(differs, 'birth') ? -25 : 0) +
  (has(agrees, 'federation') ? 10 : has(differs, 'federation') ? -8 : 0) +
  (has(agrees, 'rating') ? 12 : 0) -
  (entries[0]!.entry.inactive ? 1 : 0)

const numberReasons = {
  fide: 'fide-number',
  'fide-for-national': 'fide-number',
  national: 'national-number',
  'national-for-fide': 'national-number-for-fide',
} as const

const byNumber = (row: Registration, candidates: readonly Candidate[], numbered: readonly Candidate[]): Judged => {
  const confirm = (reason: Extract<Verdict, { kind: 'confirm' }>['reason']): Judged => ({ kind: 'confirm', reason, candidates })
  const fitting = numbered.filter(({ name, differs }) => isCompatible(name) && !has(differs, 'birth'))
  const [one] = fitting
  if (one === undefined) return confirm(numbered.some(({ name }) => isCompatible(name)) ? 'number-birth-differs' : 'number-name-differs')
  if (fitting.length > 1) return confirm('several')
  const ofAnother = numbered.some((other) => other !== one && (other.number === 'fide' || other.number === 'national'))
  if (ofAnother && numberOf(row.fideId) !== '' && numberOf(row.nationalId) !== '') return confirm('numbers-of-two')
  if (has(one.differs, 'federation') && !has(one.agrees, 'birth')) return confirm('number-federation-differs')
  return { kind: 'certain', reason: numberReasons[one.number!], candidates: [one] }
}

const byName = (row: Registration, candidates: readonly Candidate[], { knows }: Circumstances): Judged => {
  const numberUnknown = (numberOf(row.fideId) !== '' && knows.fide) || (numberOf(row.nationalId) !== '' && knows.national)
  const [first] = candidates
  if (first === undefined) return { kind: 'unknown', reason: numberUnknown ? 'number-unknown' : 'nobody', candidates }
  if (numberUnknown) return { kind: 'confirm', reason: 'number-unknown', candidates }
  const rivals = candidates.filter(({ name, differs }) => isWhole(name) && !has(differs, 'birth') && !has(differs, 'federation'))
  const [one] = rivals
  if (one !== undefined && rivals.length === 1 && one.agrees.length >= 2)
    return { kind: 'certain', reason: 'name-and-data', candidates: [one] }
  return { kind: 'confirm', reason: rivals.length > 1 ? 'several' : doubtAbout(first), candidates }
}

const doubtAbout = ({ name, differs }: Candidate): Extract<Verdict, { kind: 'confirm' }>['reason'] => {
  if (has(differs, 'birth')) return 'birth-differs'
  if (has(differs, 'federation')) return 'federation-differs'
  return name === 'part'
    ? 'name-part'
    : name === 'near' || name === 'near-given'
      ? 'name-near'
      : name === 'family'
        ? 'first-name-differs'
        : 'name-alone'
}
