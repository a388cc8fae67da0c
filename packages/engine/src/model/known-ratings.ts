/** What is known of an entrant's strength. National ratings of other federations are listed by their system. */
export type KnownRatings = {
  readonly cfc?: number
  readonly fide?: number
  /** United States. */
  readonly uscf?: number
  /** Great Britain (BCF grade). */
  readonly bcf?: number
  /** Germany: smaller is stronger. */
  readonly ingo?: number
  /** The director's estimate. */
  readonly estimate?: number
}

/**
 * CFC 612: the rating on a player's card. The last published CFC rating; a foreigner without one has his FIDE rating, else his national one: USCF as it
 * is, BCF times 8 plus 600, Ingo as 2840 less 8 times the figure (which may have a decimal: the nearest whole number is the rating). Without any official rating
 * the director may estimate. Null: unrated.
 */
export const ratingOnCard = ({ cfc, fide, uscf, bcf, ingo, estimate }: KnownRatings): number | null =>
  cfc ??
  fide ??
  uscf ??
  (bcf === undefined ? undefined : Math.round(bcf * 8 + 600)) ??
  (ingo === undefined ? undefined : Math.round(2840 - 8 * ingo)) ??
  estimate ??
  null
