/**
 * How the desk asks before it does what FIDE's rules leave to the arbiter, or forbid: the levels 2 to 5 of FIDE's questions to programs
 * (docs/fide-mode.md). `acknowledge`: the arbiter has read it; `confirm`: does it or not; `confirm-twice`: once more, with what follows from it;
 * `refuse`: not in FIDE mode.
 */
export const levels = ['acknowledge', 'confirm', 'confirm-twice', 'refuse'] as const
export type Level = (typeof levels)[number]

/** The answer a command brings along; see DeskCommand. */
export type Confirmed = boolean | 'twice'

export const highest = (all: readonly Level[]): Level => levels[Math.max(...all.map((level) => levels.indexOf(level)))]!

/** Will this answer do? */
export const answers = (confirmed: Confirmed | undefined, level: Level): boolean =>
  level === 'refuse' ? false : level === 'confirm-twice' ? confirmed === 'twice' : confirmed === true || confirmed === 'twice'
