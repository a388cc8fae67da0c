export const kindsOfPlay = ['standard', 'rapid', 'blitz'] as const
export type KindOfPlay = (typeof kindsOfPlay)[number]

/** What one rating list says of somebody, and which list that is. null: unrated. */
export type ListRatings = Readonly<Record<KindOfPlay, number | null>> & {
  /** As people call the list; empty where it is not known. */
  readonly list: string
  /** The month that the list is for, `2026-10`; empty where it is not known. */
  readonly month: string
  /** Whose list it is, by its three letters; empty for FIDE's. */
  readonly federation: string
  /** The number that the list knows the person by. */
  readonly id: string
  /** The list says that the person no longer plays. */
  readonly inactive?: boolean
  /** The development coefficient of each kind of play, where the list has it. */
  readonly k?: Readonly<Partial<Record<KindOfPlay, number>>>
}

/** The ratings of a player that somebody else publishes, apart from the one that counts in the tournament. */
export type OfficialRatings = { readonly fide?: ListRatings; readonly national?: ListRatings }

/** Somebody in a list that has no rating of any kind for them. */
export const unratedIn = (list: Pick<ListRatings, 'list' | 'month' | 'federation' | 'id'>): ListRatings => ({
  ...list,
  standard: null,
  rapid: null,
  blitz: null,
})

/** The effective rating: that of the kind of play, and for whoever has none the standard one. Nobody's standard rating is a rapid or blitz one. */
export const effectiveRating = (
  ratings: ListRatings | undefined,
  play: KindOfPlay,
): { readonly rating: number; readonly play: KindOfPlay } | null => {
  for (const kind of [play, 'standard'] as const) {
    const rating = ratings?.[kind] ?? null
    if (rating !== null && rating > 0) return { rating, play: kind }
  }
  return null
}
