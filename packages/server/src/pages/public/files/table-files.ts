/** Tables as files: what they are, by their addresses. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const table = /\/(standings|ratings|round\/(\d+)\/pairings)\.(csv|xlsx)$/

export const tableFormatIn = (path: string): TableFormat | null => (table.exec(path)?.[3] as TableFormat | undefined) ?? null

/** A pairing goes by its round. */
export const tableDisposition = (path: string, format: TableFormat): string => {
  const [, name, round] = table.exec(path) ?? []
  return `inline; filename="${round === undefined ? name : `round-${Number(round)}`}.${format}"`
}
