/**
 * Times are kept and compared as text, which has the order of time only where years have four digits. A clock that says anything else is wrong: it is taken for
 * the last year after which everything that may be lent for years still ends in time, or for the first that clocks count from.
 */
const [first, last] = [0, Date.UTC(9980, 0, 1)]

export const inFourDigits =
  (now: () => Date): (() => Date) =>
  () => {
    const at = now().getTime()
    return new Date(Number.isNaN(at) ? first : Math.min(last, Math.max(first, at)))
  }
