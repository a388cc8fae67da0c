import { groupMembers } from '../../standings/groups.ts'
import { type Entrant, fieldOf } from './entrants.ts'
import { type Grouping, groupings } from './options.ts'
import type { Paper } from './paper.ts'

export type Group<T> = { readonly heading: string | null; readonly rows: readonly T[] }

/** Groupings that the players' data make. */
export const groupingsOf = ({ state }: Paper): readonly Grouping[] => {
  const { all } = fieldOf(state)
  const known: Readonly<Record<Grouping, boolean>> = {
    none: true,
    all: groupMembers(state).length > 0,
    women: all.some(({ sex }) => sex === 'w'),
    federation: all.some(({ federation }) => federation !== ''),
    club: all.some(({ club }) => club.trim() !== ''),
  }
  return groupings.filter((grouping) => known[grouping])
}

/** A list as a whole, or cut into lists of its own that keep the order and the overall ranks. */
export const groupsOf = <T>(rows: readonly T[], entrantOf: (row: T) => Entrant, by: Grouping, paper: Paper): readonly Group<T>[] => {
  const { words, language } = paper
  switch (by) {
    case 'none':
      return [{ heading: null, rows }]
    case 'all':
      return groupMembers(paper.state).flatMap(({ name, players }, at) => {
        const members = new Set(players)
        const own = rows.filter((row) => members.has(entrantOf(row).id))
        return own.length === 0 ? [] : [{ heading: name || words.groupNumber(at + 1), rows: own }]
      })
    case 'women':
      return [{ heading: words.women, rows: rows.filter((row) => entrantOf(row).sex === 'w') }]
    case 'federation':
      return grouped(rows, (row) => entrantOf(row).federation, words.noFederation, language)
    case 'club':
      return grouped(rows, (row) => entrantOf(row).club.trim(), words.noClub, language)
  }
}

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string, without: string, language: string): readonly Group<T>[] => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || compare(a, b))
    .map(([key, members]) => ({ heading: key === '' ? without : key, rows: members }))
}
