/**
 * A setting that a rulebook has, as data: files, the API, the command line and the desk's form read and write it by this description.
 *
 * - `flag`: yes or no. `choice`: one of `options`, or none of them where `none` is allowed. `choices`: any of `options`, but not both of two that exclude
 *   each other.
 * - `text`: a line. `whole`: a whole number. `points`: points, or none of them where `none` is allowed.
 * - `groups`: lists of those who are paired, by number; nobody in two of them where `apart` is set.
 * - `excuses` (CFC 616), `adjudications` (CFC 617) and `restriction` (SSM B4): what only one rulebook has.
 */
export type SettingField<Name extends string = string> = {
  /** A key of the rules. */
  readonly name: Name
  /** Lots are drawn from it. */
  readonly seed?: true
  /** Between the arbiter and those it is about: nobody else is told. */
  readonly confidential?: true
  /** Came after version 1: receipts, which are hashes of that form, have it only where it is not the default, so that those of rounds published before stay true. */
  readonly later?: true
  /** Decided while the event runs; everything else is declared before its first round. */
  readonly whilePlaying?: true
  /** Flags that are switched on together with this one, where the same declaration does not mention them. */
  readonly alsoSets?: readonly Name[]
} & (
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly none: boolean }
  | { readonly kind: 'choices'; readonly options: readonly string[]; readonly exclusive: readonly (readonly [string, string])[] }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'points'; readonly none: boolean }
  | { readonly kind: 'excuses' }
  | { readonly kind: 'groups'; readonly none: boolean; readonly apart: boolean }
  | { readonly kind: 'adjudications' }
  | { readonly kind: 'restriction'; readonly by: readonly string[] }
)

/** Yes or no. */
export const flag = <Name extends string>(name: Name): SettingField<Name> => ({ name, kind: 'flag' })

/** What lots are drawn from. */
export const seedField: SettingField<'seed'> = { name: 'seed', kind: 'text', longest: 100, seed: true }

/** One of these options, always. */
export const choice = <Name extends string>(name: Name, options: readonly string[]): SettingField<Name> => ({
  name,
  kind: 'choice',
  options,
  none: false,
})

/** Points that came after version 1; with `none`, or none of them. */
export const pointsLater = <Name extends string>(name: Name, none = false): SettingField<Name> => ({
  name,
  kind: 'points',
  none,
  later: true,
})
