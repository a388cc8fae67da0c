import type { TextTable } from '@zug/engine/standings'

/** Spreadsheets take a cell that begins like a formula for one; a quote in front keeps it text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text)
const cell = (text: string): string => {
  const safe = harmless(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180 with a heading. */
export const csvText = ({ columns, rows }: TextTable): string =>
  [columns.map(({ title }) => title), ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
