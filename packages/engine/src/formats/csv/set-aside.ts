import type { CsvIssue } from '../../model/issues/csv.ts'
import { type Column, strengthColumns } from './columns.ts'
import { csvIssue } from './issues.ts'
import type { CsvRow } from './rows.ts'

const total =
  /^(?:sub ?totals?|totals?|totaux|sous-total|summe|zwischensumme|gesamt(?:zahl|summe)?|insgesamt|somme|anzahl|count|nombre|durchschnitt|average|moyenne)(?: (?:de |der |of )?(?:players?|spieler(?:innen)?|teilnehmer(?:innen)?|joueurs?|participants?|teams?|mannschaften|elo|dwz|rating))?[\s:=.]*[\d.,'’\s]*(?:players?|spieler(?:innen)?|teilnehmer(?:innen)?|joueurs?|participants?)?$/i

/** What says who somebody is, beside the name. */
const identifying: readonly (Column | null)[] = ['fide id', 'national id', 'birth', 'first name', 'last name', 'name']

/** Why a row is no player; null where it is one, or may be: then it is read, and what is wrong with it is said. */
export const asideOf = ({ line, cells }: CsvRow, header: CsvRow, columns: readonly (Column | null)[]): CsvIssue | null => {
  const filled = cells.flatMap((text, at) => (text === '' ? [] : [{ text, column: columns[at] ?? null }]))
  const aside = (what: 'total' | 'no-name' | 'heading', text: string): CsvIssue => csvIssue('row-set-aside', { line, what, text })
  if (filled.length > 1 && cells.every((text, at) => text === '' || text === header.cells[at]))
    return aside('heading', cells.join(' ').trim())
  const names = filled.filter(({ column }) => column === 'name' || column === 'last name' || column === 'first name')
  const called = names.length === 0 ? filled[0] : filled.find(({ text }) => total.test(text))
  const isKnown = filled.some(({ text, column }) => identifying.includes(column) && !total.test(text) && !/^[\d.,\s]+$/.test(text))
  const hasData = filled.some(({ column }) => column === 'fide id' || column === 'national id' || column === 'birth')
  if (called !== undefined && total.test(called.text) && !isKnown && !hasData) return aside('total', called.text)
  const saysWho = filled.some(
    ({ column }) => identifying.includes(column) || column === 'rating' || strengthColumns.some((one) => one === column),
  )
  return names.length > 0 || saysWho ? null : aside('no-name', cells.filter((text) => text !== '').join(' '))
}
