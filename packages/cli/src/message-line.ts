import { printable } from './terminal/printable.ts'

/** Where a message belongs, and how grave it is. */
export type Placed = {
  readonly code: string
  readonly severity?: 'error' | 'warning'
  readonly line?: number
  readonly column?: number
  readonly article?: string
}

/** `FILE:LINE:COLUMN code message`; a fault of the whole file stands at its first character. */
export const messageLine = (file: string, { code, severity, line, column, article }: Placed, message: string): string => {
  const kind = severity === 'warning' ? 'warning: ' : ''
  const cited = article === undefined ? '' : ` (${article})`
  return printable(`${file}:${line ?? 1}:${column ?? 1} ${code} ${kind}${message}${cited}`)
}
