const monthOf = (text: string): string | null => {
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})(?:[-/.]|$)/.exec(text.trim()) ?? []
  if (year !== undefined) return `${year}-${month!.padStart(2, '0')}`
  const [, second, last] = /^\d{1,2}[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? []
  return last === undefined ? null : `${last}-${second!.padStart(2, '0')}`
}

/** The month of the first day, as lists are named: by the date of the event, else by that of its first round; else it is now. */
export const monthOfEvent = (
  { startDate, roundDates }: { readonly startDate: string; readonly roundDates: readonly string[] },
  now: Date,
): string => {
  const dated = [startDate, ...roundDates].map(monthOf).filter((month) => month !== null)
  return dated[0] ?? `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}
