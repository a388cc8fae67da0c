/** The first letters of the months in English, German, French, Spanish and Italian. */
const months = [
  /^(jan|jän|ene|gen)/,
  /^(feb|fé?v)/,
  /^(mar|mär|mae|mrz)/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ao|ago)/,
  /^(sep|set)/,
  /^(oct|okt|ott)/,
  /^nov/,
  /^(dec|dez|déc|dic)/,
]

/**
 * YYYY/MM/DD, YY/MM/DD or DD/MM/YYYY with any separator, DD.MM.YY, YYYYMMDD, or with the month in letters, as one number that sorts; null when it is no date. What follows, as
 * the hour or the last day, is passed over.
 */
export const dayOf = (date: string): number | null => {
  const text = inFigures(date.trim().toLowerCase())
  const parts = /^(\d{1,4})[^\d]+(\d{1,2})[^\d]+(\d{1,4})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text)
  if (parts === null) return null
  const [a, b, c] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (parts[1]!.length < 3 && parts[3]!.length < 3 && /^\d+ *\./.test(text)) return (2000 + c) * 10000 + b * 100 + a
  if (parts[3]!.length === 4) return b > 12 ? c * 10000 + a * 100 + b : c * 10000 + b * 100 + a
  return (parts[1]!.length === 4 ? a : 2000 + a) * 10000 + b * 100 + c
}

/** "1. Mai 2025", "1-May-2025" and "May 1, 2025" with the number of the month in its place. */
const inFigures = (text: string): string => {
  const said = /\p{L}{3,}/u.exec(text)
  const month = said === null ? 0 : months.findIndex((name) => name.test(said[0])) + 1
  if (said === null || month === 0) return text
  const rest = `${text.slice(0, said.index)} ${month} ${text.slice(said.index + said[0].length)}`.trim()
  return said.index === 0 ? rest.replace(/^(\d+)\D+(\d+)/, '$2 $1') : rest
}
