/** Columns of a players' CSV, in the order they are written; the rounds follow. */
export const columns = ['id', 'name', 'title', 'rating', 'federation', 'fide id', 'birth', 'sex', 'club', 'points', 'rank'] as const
/** Written, after the rank, only where some player has it. */
export const rareColumns = ['city'] as const
export type Column = (typeof columns)[number] | (typeof rareColumns)[number]

/** Other words for the columns, as other programs write them. */
const synonyms: Readonly<Record<string, Column>> = {
  no: 'id',
  'no.': 'id',
  nr: 'id',
  snr: 'id',
  number: 'id',
  'starting rank': 'id',
  player: 'name',
  elo: 'rating',
  rtg: 'rating',
  fed: 'federation',
  country: 'federation',
  fideid: 'fide id',
  fide_id: 'fide id',
  born: 'birth',
  birthday: 'birth',
  'birth date': 'birth',
  gender: 'sex',
  team: 'club',
  town: 'city',
}

/** The column a title stands for; null when it is none of ours. */
export const columnOf = (title: string): Column | null => {
  const word = title.toLowerCase()
  return [...columns, ...rareColumns].find((column) => column === word) ?? (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? null) : null)
}
