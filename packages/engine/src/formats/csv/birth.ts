const pad = (text: string): string => text.padStart(2, '0')

/** Two digits up to here are of this century: who plays chess was born since 1931. */
const lastOfCentury = 30

const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/

/** Whether days of a column are written as Americans do: some of it can be read so only, and nothing only otherwise. */
export const hasMonthFirst = (births: readonly string[]): boolean => {
  const read = births.flatMap((text) => {
    const [, first, second] = parts.exec(text.trim()) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }]
  })
  return read.some(({ second }) => second > 12) && !read.some(({ first }) => first > 12)
}

/** A day of birth as reports have it, 1990/03/12; whatever is no day, a year for one, stays as it is written. */
export const readBirth = (text: string, monthFirst: boolean): string => {
  const [, year, month, day] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  if (year !== undefined) return `${year}/${pad(month!)}/${pad(day!)}`
  const [, first, second, last] = parts.exec(text) ?? []
  if (last === undefined) return text
  const whole = last.length === 4 ? last : `${Number(last) <= lastOfCentury ? 20 : 19}${last}`
  const american = Number(second) > 12 || (monthFirst && Number(first) <= 12)
  return american ? `${whole}/${pad(first!)}/${pad(second!)}` : `${whole}/${pad(second!)}/${pad(first!)}`
}
