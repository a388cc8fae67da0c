/**
 * A place where the text of a rulebook can be read in more than one way, and a tournament may choose: what it declares for our reading and for the other one.
 * Words for both are in the catalogue of readings, by rulebook and name.
 */
export type OpenReading<R = object> = {
  /** What one types to ask for it; the only one of that name in its rulebook. */
  readonly name: string
  readonly article: string
  readonly ours: Partial<R>
  readonly other: Partial<R>
}
