/** How the months begin in English, German, French, Spanish, Italian and Dutch. */
const months =
  'jan jän ene gen|feb fev fév|mar mär mae mrz maa|apr avr abr|may mai mag mei|jun juin giu|jul juil lug|aug ao ago|sep set|oct okt ott|nov|dec dez déc dic'.split(
    '|',
  )
const monthOf = (word: string): number => months.findIndex((names) => names.split(' ').some((name) => word.startsWith(name))) + 1

/** The Tournament Report File is of 2006: a date of two figures for the year is not of before. */
const oldest = 20060000

/**
 * YYYY/MM/DD, YY/MM/DD or DD/MM/YYYY with any separator, DD.MM.YY, YYYYMMDD, or with the month in letters, as one number that sorts; null when it is no date. What stands
 * around it, as the hour, the day of the week or the last day, is passed over.
 */
export const dayOf = (date: string): number | null => {
  const text = date
    .trim()
    .toLowerCase()
    .replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3')
  const figures = text.match(/\d+/g) ?? []
  const names = (text.match(/\p{L}{3,}/gu) ?? []).map(monthOf).filter((month) => month > 0)
  // Of two months the first, but for "mar. 7 oct. 2025": there it is a Tuesday.
  const named = names.at(figures.length === 2 ? -1 : 0)
  const read = (at: number, century = 0): number | null => {
    const numbers = figures.map(Number)
    const year = century + numbers[at]!
    const [first, second, third, fourth] = at > 0 ? numbers.slice(0, at) : named ? [numbers[1]] : [numbers[2], numbers[1]]
    // Of several days the first: 3.-9.10., 28.9.-4.10. A month after the twelfth is a day.
    const between = third !== undefined && fourth === undefined ? third : second
    const [day, month] = !named && between! > 12 ? [between, first] : [first, named ?? between]
    return year > 1900 && month! <= 12 && day! <= 31 ? year * 10000 + month! * 100 + day! : null
  }
  const at = figures.findIndex(({ length }) => length > 3)
  if (at >= 0) return read(at)
  // Without the century: the year last after points or letters, else first, unless no report was written then.
  const last = figures.length - 1
  const [likely = null, other = null] = (named || /^\D*\d+ *\./.test(text) ? [last, 0] : [0, last]).map((one) => read(one, 2000))
  return other! > oldest && likely! < oldest ? other : likely
}
