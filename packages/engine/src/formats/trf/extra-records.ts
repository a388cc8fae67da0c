import type { ExtraRecord } from '../../model/tournament.ts'

/** Records about the tournament as a whole: they stand before the players. */
const isHeading = (id: string): boolean => /^([0-3]\d2|###)$/.test(id)

/** Comments first, then headings by number, then the rest: each kind in the order of the source, so that writing and reading agree. */
export const orderExtra = (extra: readonly ExtraRecord[]): readonly ExtraRecord[] => {
  const headings = extra.filter(({ id }) => isHeading(id)).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  return [...headings, ...extra.filter(({ id }) => !isHeading(id))]
}

export const headingsOf = (extra: readonly ExtraRecord[]): readonly ExtraRecord[] => orderExtra(extra).filter(({ id }) => isHeading(id))
export const othersOf = (extra: readonly ExtraRecord[]): readonly ExtraRecord[] => extra.filter(({ id }) => !isHeading(id))
