/** The first letters of the months in English, German, French, Spanish, Italian and Dutch. */
const months = [
  /^(jan|jän|ene|gen)/,
  /^(feb|fé?v)/,
  /^(mar|mär|mae|mrz|maa)/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag|mei)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ao|ago)/,
  /^(sep|set)/,
  /^(oct|okt|ott)/,
  /^nov/,
  /^(dec|dez|déc|dic)/,
]
const monthOf = (word: string): number => months.findIndex((name) => name.test(word)) + 1

/** The Tournament Report File is of 2006: a date of two figures for the year is not of before. */
const oldest = 2006

/**
 * YYYY/MM/DD, YY/MM/DD or DD/MM/YYYY with any separator, DD.MM.YY, YYYYMMDD, or with the month in letters, as one number that sorts; null when it is no date. What stands
 * around it, as the hour, the day of the week or the last day, is passed over.
 */
export const dayOf = (date: string): number | null => {
  const text = date.trim().toLowerCase()
  const whole = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text)
  if (whole !== null) return dated(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const figures = (text.match(/\d+/g) ?? []).filter((figure) => figure.length < 5)
  const month = monthIn(text)
  const at = figures.findIndex((figure) => figure.length === 4)
  const numbers = figures.map(Number)
  if (at > 0) return yearLast(numbers[at]!, numbers.slice(0, at), month)
  const [first, second, third] = numbers
  if (at === 0) return month === 0 ? dated(first!, second, third) : dated(first!, month, second)
  // Without the century: the year last after points or letters, else first, unless no report was written then.
  const last = yearLast(2000 + (numbers.at(-1) ?? 0), numbers.slice(0, -1), month)
  const ahead = month === 0 ? dated(2000 + (first ?? 0), second, third) : dated(2000 + (first ?? 0), month, second)
  const [likely, other] = month > 0 || /^\D*\d+ *\./.test(text) ? [last, ahead] : [ahead, last]
  return [likely, other].find((day) => day !== null && day >= oldest * 10000) ?? likely
}

/** Of several words that begin like a month the one after a figure: "mar. 7 oct." is not of March. */
const monthIn = (text: string): number => {
  const words = [...text.matchAll(/(\d\D{0,5}?)?(\p{L}{3,})/gu)].filter(([, , word]) => monthOf(word!) > 0)
  const found = words.find(([, figure]) => figure !== undefined) ?? words[0]
  return found === undefined ? 0 : monthOf(found[2]!)
}

/** Day and month before the year: of several days the first, as in 3.-9.10. and 28.9.-4.10. */
const yearLast = (year: number, before: readonly number[], month: number): number | null => {
  const [first, second, third, fourth] = before
  if (month > 0) return dated(year, month, first)
  if (third !== undefined && fourth === undefined) return dated(year, third, first)
  // A month after the twelfth is a day.
  return second !== undefined && second > 12 ? dated(year, first, second) : dated(year, second, first)
}

/** 0 where a report knows no more than the year or the month. */
const dated = (year: number, month: number | undefined, day: number | undefined): number | null =>
  year < 1900 || year > 2199 || month === undefined || month > 12 || day === undefined || day > 31 ? null : year * 10000 + month * 100 + day
