import type { TrfDialect } from '../../model/issues/trf-writing.ts'

export type { TrfDialect } from '../../model/issues/trf-writing.ts'

/**
 * trf06 and trf16: reports of 2006 and 2016. trfx: JaVaFo's TRF(x). trfbx: bbpPairings' TRF(bx). trf26: the report of 2026.
 */
export const trfDialects = ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const satisfies readonly TrfDialect[]

const trf26Records = /^(142|152|162|172|182|192|202|212|222|240|250|260|299|300|310|320|330|352|362|80[12])$/

/** Does only TRF26 have this record? */
export const isTrf26Record = (id: string): boolean => trf26Records.test(id)

/** The dialect a file is written in, as far as its records and result letters tell. */
export const dialectOf = (ids: Iterable<string>, letters: ReadonlySet<string>): TrfDialect => {
  const kinds = new Set<'x' | 'bx' | '26'>()
  for (const id of ids) {
    if (/^XX[RCZSAP]$/.test(id)) kinds.add('x')
    else if (/^BB[WDLZFU]$/.test(id)) kinds.add('bx')
    else if (isTrf26Record(id)) kinds.add('26')
  }
  if (kinds.has('bx') || (kinds.has('x') && kinds.has('26'))) return 'trfbx'
  if (kinds.has('26')) return 'trf26'
  if (kinds.has('x')) return 'trfx'
  const new16 = ['H', 'F', 'U', 'Z', 'W', 'D', 'L'].some((letter) => letters.has(letter))
  return !new16 && letters.has('0000') ? 'trf06' : 'trf16'
}
