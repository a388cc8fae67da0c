/** A rating of one kind of play, as a list has it. */
export type Figures = {
  /** null: unrated. */
  readonly rating: number | null
  readonly games: number | null
  readonly k: number | null
}

const kindsOfPlay = ['standard', 'rapid', 'blitz'] as const
export type KindOfPlay = (typeof kindsOfPlay)[number]

/** Somebody in a rating list. What a list does not say is empty or null. */
export type ListEntry = {
  /** The number that this list knows the person by: FIDE's, or the federation's own. */
  readonly id: string
  /** FIDE's number in a national list that has it; in FIDE's own it is `id`. */
  readonly fideId: string
  /** "Last, First" where the list tells them apart. */
  readonly name: string
  readonly federation: string
  readonly sex: 'm' | 'w' | null
  readonly title: string
  readonly womenTitle: string
  /** Arbiters', organisers', trainers' titles, separated by commas. */
  readonly otherTitles: string
  /** Titles of FIDE's online arena. */
  readonly arenaTitle: string
  /** The year of birth, or the whole day where a national list has it. */
  readonly birth: string
  readonly club: string
  readonly inactive: boolean
} & Readonly<Record<KindOfPlay, Figures>>

export const noFigures: Figures = { rating: null, games: null, k: null }

/** What readers begin with. */
export const emptyEntry: ListEntry = {
  id: '',
  fideId: '',
  name: '',
  federation: '',
  sex: null,
  title: '',
  womenTitle: '',
  otherTitles: '',
  arenaTitle: '',
  birth: '',
  club: '',
  inactive: false,
  standard: noFigures,
  rapid: noFigures,
  blitz: noFigures,
}

/** Whoever is looked for most stands first: by rating, those who play before those who no longer do; at last those without one. */
export const weightOf = ({ standard, rapid, blitz, inactive }: ListEntry): number => {
  const best = Math.max(standard.rating ?? 0, rapid.rating ?? 0, blitz.rating ?? 0)
  return best === 0 ? 0 : Math.max(1, best - (inactive ? 300 : 0))
}
