/**
 * A fraction of whole numbers in lowest terms, denominator above zero. Tie-breaks are compared exactly; what is rounded is rounded where the
 * regulation says so, or when it is shown.
 */
export type Exact = { readonly numerator: number; readonly denominator: number }

const greatestCommonDivisor = (a: number, b: number): number => {
  let x = Math.abs(a)
  let y = b
  while (y !== 0) {
    const rest = x % y
    x = y
    y = rest
  }
  return x
}

export const exact = (numerator: number, denominator = 1): Exact => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator < 1)
    throw new Error(`${numerator}/${denominator} is not an exact fraction`)
  const divisor = denominator === 1 ? 1 : greatestCommonDivisor(numerator, denominator)
  // Adding zero turns a negative zero into a plain one.
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor }
}

export const exactOrNull = (value: number | null): Exact | null => (value === null ? null : exact(value))

export const zero: Exact = Object.freeze(exact(0))

/** Points are kept in so many parts of a point. */
export const tenths = 10
export const exactPoints = (points: number): Exact => exact(points, tenths)

export const add = (a: Exact, b: Exact): Exact =>
  exact(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
export const multiply = (a: Exact, b: Exact): Exact => exact(a.numerator * b.numerator, a.denominator * b.denominator)
export const sum = (values: readonly Exact[]): Exact => values.reduce(add, zero)

/** Below zero when a is less than b. */
export const compareExact = (a: Exact, b: Exact): number => a.numerator * b.denominator - b.numerator * a.denominator

/** To the nearest whole number, half up. */
export const roundHalfUp = ({ numerator, denominator }: Exact): number => Math.floor((2 * numerator + denominator) / (2 * denominator))

/** Decimal text, rounded half away from zero to `decimals` places: 37/6 with two is "6.17". */
export const formatExact = (value: Exact, decimals: number): string => {
  const scale = 10 ** decimals
  const scaled = Math.floor((2 * Math.abs(value.numerator) * scale + value.denominator) / (2 * value.denominator))
  const whole = Math.floor(scaled / scale)
  const sign = value.numerator < 0 && scaled > 0 ? '-' : ''
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(scaled % scale).padStart(decimals, '0')}`
}

/** The nearest binary number, for JSON and charts; never for comparing. */
export const toNumber = (value: Exact): number => value.numerator / value.denominator
