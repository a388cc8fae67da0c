import { emptyEntry, type Figures, type KindOfPlay, type ListEntry } from '../entry.ts'

/** What FIDE's list has of everybody, in either form. */
export type FideColumn =
  | 'id'
  | 'name'
  | 'federation'
  | 'sex'
  | 'title'
  | 'womenTitle'
  | 'otherTitles'
  | 'arenaTitle'
  | 'birth'
  | 'flag'
  | `${KindOfPlay} ${keyof Figures}`

/** An entry out of its columns; null when it is none. Nought is unrated, a year of nought unknown; the flag has `i` for inactive and `w` for a woman. */
export const fideEntry = (text: (column: FideColumn) => string): ListEntry | null => {
  const id = text('id')
  const name = text('name')
  if (!/^\d{1,12}$/.test(id) || name === '') return null
  const figures = (kind: KindOfPlay): Figures => ({
    rating: whole(text(`${kind} rating`)) || null,
    games: whole(text(`${kind} games`)),
    k: whole(text(`${kind} k`)) || null,
  })
  // Asked for in the order in which the list has them.
  const federation = text('federation')
  const sex = text('sex')
  const [title, womenTitle, otherTitles, arenaTitle] = [text('title'), text('womenTitle'), text('otherTitles'), text('arenaTitle')]
  const [standard, rapid, blitz] = [figures('standard'), figures('rapid'), figures('blitz')]
  const birth = text('birth')
  const flag = text('flag')
  return {
    ...emptyEntry,
    id,
    fideId: id,
    name,
    federation,
    sex: sex === 'F' ? 'w' : sex === 'M' ? 'm' : flag.includes('w') ? 'w' : null,
    title,
    womenTitle,
    otherTitles,
    arenaTitle,
    standard,
    rapid,
    blitz,
    birth: /^\d{4}/.test(birth) && !birth.startsWith('0000') ? birth.slice(0, 4) : '',
    inactive: flag.includes('i'),
  }
}

const whole = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null)
