export const formats = ['a4', 'letter'] as const
export type Format = (typeof formats)[number]
export const densities = ['large', 'normal', 'compact'] as const
export const groupings = ['none', 'all', 'women', 'federation', 'club'] as const
export type Grouping = (typeof groupings)[number]
const orders = ['number', 'name', 'rating', 'rank'] as const
export type Order = (typeof orders)[number]
/** As on screens, unless starting numbers are asked for. */
export const numberings = ['rank', 'start'] as const

/** What can be chosen about a printout. A document names those that mean something to it. */
export type OptionName = 'round' | 'columns' | 'density' | 'perPage' | 'links' | 'group' | 'order' | 'numbers' | 'boards' | 'numbersRange'

export type PaperOptions = {
  readonly format: Format
  /** null: the last one that may be seen. */
  readonly round: number | null
  readonly columns: 1 | 2 | 3
  readonly density: (typeof densities)[number]
  /** null: as the document has it. */
  readonly perPage: number | null
  readonly links: boolean
  readonly group: Grouping
  /** null: as the document has it. */
  readonly order: Order | null
  readonly numbers: (typeof numberings)[number]
  readonly first: number | null
  readonly last: number | null
}

type Query = Readonly<Record<string, string | undefined>>

const oneOf = <T extends string>(values: readonly T[], text: string | undefined, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise

const whole = (text: string | undefined): number | null => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null)

/** Letter is the paper of North America and a few more; everybody else has A4. */
const usualFormat = (accepted: string | undefined): Format =>
  /^\s*[a-z]+-(us|ca|mx|ph|co|cl|ve)\b/i.test(accepted ?? '') ? 'letter' : 'a4'

/** Somebody types an address by hand: what cannot be read is as if it were not there. */
export const readOptions = (query: Query, accepted: string | undefined): PaperOptions => ({
  format: oneOf(formats, query.format, usualFormat(accepted)),
  round: whole(query.round),
  columns: ([1, 2, 3] as const).find((count) => String(count) === query.columns) ?? 1,
  density: oneOf(densities, query.density, 'normal'),
  perPage: whole(query.perPage),
  links: query.links === 'yes',
  group: oneOf(groupings, query.group, 'none'),
  order: orders.find((order) => order === query.order) ?? null,
  numbers: oneOf(numberings, query.numbers, 'rank'),
  first: whole(query.first),
  last: whole(query.last),
})
