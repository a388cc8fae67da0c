/** What somebody wrote into a form, as far as it says who they are. What was not asked is empty. */
export type Registration = {
  readonly name: string
  /** Where FIDE's number was asked for. */
  readonly fideId: string
  /** Where a number of the federation was. */
  readonly nationalId: string
  readonly birth: string
  readonly federation: string
  readonly rating: number | null
}

/**
 * Blanks and points in a number are how people write, not what it is; nor is the word before it, or the decimal that a spreadsheet puts behind. Without a digit it is none: "none", "?" or
 * a stroke stand for nothing, as nought does.
 */
export const numberOf = (text: string): string => {
  const bare = text.replace(/[.,]0$/, '').replaceAll(/[\s.'’]/g, '')
  return /[1-9]/.test(bare) ? bare.toUpperCase().replace(/^(FIDE|ID|NO|NR|N°|[:#-])+(?=\d)/, '') : ''
}

/** The year of a birth, however the day is written. Empty: it does not say. */
export const yearOf = (birth: string): string => /(?<!\d)(19|20)\d\d(?!\d)/.exec(birth)?.[0] ?? ''
