const isoDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Days since 1970-01-01 of a date written as 2026-06-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Whether the text is a date as 2026-06-01 that exists: no 31 of June. */
export const isDay = (date: string): boolean => isoDay.test(date) && new Date(dayNumber(date) * 86_400_000).toISOString().startsWith(date)

/** A date as files write it (2026/06/01, 2026-06-01, 2026.6.1 or 26/06/01) as 2026-06-01; null for anything else. */
export const readDay = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4}|\d{2})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text.trim()) ?? []
  if (year === undefined) return null
  const date = `${year.length === 2 ? `20${year}` : year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  return isDay(date) ? date : null
}
