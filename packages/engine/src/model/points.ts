declare const points: unique symbol
/** Scores in integer tenths of a point, so that sums and comparisons are exact. */
export type Points = number & { readonly [points]: true }

/** 25 is 2½. */
export const pointsFromTenths = (tenths: number): Points => tenths as Points

export const addPoints = (a: Points, b: Points): Points => (a + b) as Points
export const subtractPoints = (a: Points, b: Points): Points => (a - b) as Points

/** "1", "1.5", ".5", "10.0", "1½" to points; null when the text is not a number with at most one decimal, or is out of range. */
export const parsePoints = (text: string): Points | null => {
  const match = /^([+-]?)(\d{0,4})(?:[.,](\d)|(½))?$/.exec(text)
  if (match === null || /^[+-]?$/.test(text)) return null
  const tenths = Number(match[2] || '0') * 10 + Number(match[4] ? '5' : (match[3] ?? '0'))
  // There is one zero: -0 would not be equal to it.
  return (match[1] === '-' && tenths !== 0 ? -tenths : tenths) as Points
}

/** Points with one decimal, as every TRF dialect writes them: "1.5". */
export const makePoints = (value: Points): string => {
  const tenths = Math.abs(value)
  return `${value < 0 ? '-' : ''}${Math.floor(tenths / 10)}.${tenths % 10}`
}

/** Points for people: "2½", "3", "0.7". */
export const displayPoints = (value: Points): string => {
  const whole = Math.floor(Math.abs(value) / 10)
  const rest = Math.abs(value) % 10
  const sign = value < 0 ? '-' : ''
  if (rest === 0) return `${sign}${whole}`
  if (rest === 5) return `${sign}${whole === 0 ? '' : whole}½`
  return `${sign}${whole}.${rest}`
}
