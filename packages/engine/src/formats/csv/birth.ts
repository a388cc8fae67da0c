const pad = (number: number | string): string => String(number).padStart(2, '0')

/** Two digits up to here are of this century: who plays chess was born since 1931. */
const lastOfCentury = 30

const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/

/** A time of day, as spreadsheets and forms put it behind a date. */
const timeBehind = /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

const months = ['jan', 'feb|fev', 'mar|mrz|maerz', 'apr|avr', 'ma[iy]', 'jun|juin', 'jul|juil', 'aug|aou', 'sep', 'o[ck]t', 'nov', 'de[cz]']
const monthNamed = (word: string): number => months.findIndex((month) => new RegExp(`^(?:${month})`).test(plain(word))) + 1
const plain = (word: string): string => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Whether days of a column are written as Americans do: some of it can be read so only, and nothing only otherwise. */
export const hasMonthFirst = (births: readonly string[]): boolean => {
  const read = births.flatMap((text) => {
    const [, first, second] = parts.exec(text.trim().replace(timeBehind, '')) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }]
  })
  return read.some(({ second }) => second > 12) && !read.some(({ first }) => first > 12)
}

/** A day of birth as reports have it, 1990/03/12, or a year; text that is neither stays as it is. null: a day that no calendar has. */
export const readBirth = (text: string, monthFirst: boolean): string | null => {
  const date = partsOf(text.replace(timeBehind, ''), monthFirst)
  if (date === null) return text
  const [year, month, day] = date
  // Lists write noughts for a day that is not known.
  if (month === 0 && day === 0) return String(year)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? `${year}/${pad(month)}/${pad(day)}` : null
}

type DateParts = readonly [year: number, month: number, day: number]

const partsOf = (text: string, monthFirst: boolean): DateParts | null => {
  const [, year, month, day] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  if (year !== undefined) return [Number(year), Number(month), Number(day)]
  const [, first, second, last] = parts.exec(text) ?? []
  if (last === undefined) return inWords(text) ?? ofSerial(text)
  const [one, two] = [Number(first), Number(second)]
  const american = one <= 12 && (two > 12 || monthFirst)
  return american ? [centuryOf(last), one, two] : [centuryOf(last), two, one]
}

const centuryOf = (year: string): number =>
  year.length === 4 ? Number(year) : (Number(year) <= lastOfCentury ? 2000 : 1900) + Number(year)

/** 12. März 1990, March 12, 1990, 12-Mar-90. */
const inWords = (text: string): DateParts | null => {
  const [, day, name, year] = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s.-]*([\p{L}]{3,9})[\s.-]*(\d{4}|\d{2})$/u.exec(text) ?? []
  const [, named, dayBehind, yearBehind] = /^([\p{L}]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text) ?? []
  const month = monthNamed(name ?? named ?? '')
  return month === 0 ? null : [centuryOf((year ?? yearBehind)!), month, Number(day ?? dayBehind)]
}

/** Spreadsheets count days from 30 December 1899; a cell that lost its format has the count. With five digits: 1927 to 2064. */
const ofSerial = (text: string): DateParts | null => {
  const [, count] = /^([1-5]\d{4})(?:[.,]\d+)?$/.exec(text) ?? []
  if (count === undefined) return null
  let [year, rest] = [1900, Number(count) - 2]
  for (let days = daysOf(year); rest >= days; days = daysOf(year)) [year, rest] = [year + 1, rest - days]
  let month = 1
  for (let days = daysIn(year, month); rest >= days; days = daysIn(year, month)) [month, rest] = [month + 1, rest - days]
  return [year, month, rest + 1]
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysOf = (year: number): number => (isLeap(year) ? 366 : 365)
const daysIn = (year: number, month: number): number => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31)
