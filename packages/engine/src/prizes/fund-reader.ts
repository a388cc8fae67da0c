/** What is wrong with a description of prizes, and where: `categories[1].prizes[0]`. */
export type FundIssue = {
  readonly at: string
  readonly fault: 'missing' | 'unknown' | 'kind' | 'amount' | 'text' | 'twice' | 'order' | 'sharing' | 'many' | 'empty' | 'unreadable'
}

export const fundLimits = { categories: 200, prizes: 1000, letters: 100, amount: 100_000_000 } as const

/** Reads pieces of a description, and keeps what is wrong with them: whoever reads goes on, and everything is told at once. */
export const makeReader = () => {
  const issues: FundIssue[] = []
  const fault = (at: string, what: FundIssue['fault']): void => {
    issues.push({ at, fault: what })
  }
  const object = (value: unknown, at: string, known: readonly string[]): Readonly<Record<string, unknown>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      fault(at, value === undefined ? 'missing' : 'kind')
      return {}
    }
    for (const key of Object.keys(value)) if (!known.includes(key)) fault(at === '' ? key : `${at}.${key}`, 'unknown')
    return value as Readonly<Record<string, unknown>>
  }
  const text = (value: unknown, at: string): string => {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= fundLimits.letters) return value.trim()
    fault(at, value === undefined ? 'missing' : 'text')
    return ''
  }
  /** In the smallest coin; two decimals at most. */
  const amount = (value: unknown, at: string): number => {
    const money = typeof value === 'number' ? Math.round(value * 100) : Number.NaN
    if (money >= 0 && money <= fundLimits.amount * 100 && Math.abs(money - Number(value) * 100) < 1e-4) return money
    fault(at, 'amount')
    return 0
  }
  const whole = (value: unknown, at: string): number => {
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10_000) return Number(value)
    fault(at, 'amount')
    return 0
  }
  const oneOf = <T extends string>(value: unknown, at: string, those: readonly T[], otherwise: T): T => {
    if (value === undefined) return otherwise
    const found = those.find((one) => one === value)
    if (found === undefined) fault(at, 'kind')
    return found ?? otherwise
  }
  const list = (value: unknown, at: string, most: number): readonly unknown[] => {
    if (!Array.isArray(value)) fault(at, value === undefined ? 'missing' : 'kind')
    else if (value.length > most) fault(at, 'many')
    else if (value.length === 0) fault(at, 'empty')
    return Array.isArray(value) ? value.slice(0, most) : []
  }
  const range = (value: unknown, at: string, [low, high]: readonly [string, string]): Readonly<Record<string, number>> => {
    const given = object(value, at, [low, high])
    return Object.fromEntries([low, high].flatMap((key) => (given[key] === undefined ? [] : [[key, whole(given[key], `${at}.${key}`)]])))
  }
  return { issues, fault, object, text, amount, oneOf, list, range }
}

export type FundReader = ReturnType<typeof makeReader>
