import type { Player } from '../model/player.ts'
import type { TournamentInfo } from '../model/tournament.ts'

/** Both ends belong to it; null leaves an end open. */
export type Range = { readonly from: number | null; readonly to: number | null }

/** Some of the players, who have a list of their own beside the standings: all that it says must hold of a player. */
export type Group = {
  readonly name: string
  readonly sex: Player['sex']
  /** In years, by the year of birth. */
  readonly age: Range
  readonly rating: Range
  /** Do those without a rating belong to it, whatever the range? */
  readonly unrated: 'in' | 'out' | 'only'
  /** Any of several, separated by semicolons; empty: all. */
  readonly federation: string
  readonly club: string
}

export type Groups = {
  /** The day on which ages are counted, YYYY-MM-DD; empty: the first day of the event. */
  readonly ageOn: string
  readonly list: readonly Group[]
}

export const noGroups: Groups = Object.freeze({ ageOn: '', list: [] })

const anything: Range = { from: null, to: null }

/** Everybody, until something is said. */
export const newGroup = (said: Partial<Group> = {}): Group => ({
  name: '',
  sex: null,
  age: anything,
  rating: anything,
  unrated: 'in',
  federation: '',
  club: '',
  ...said,
})

const yearIn = (text: string): number | null => {
  const found = /(?<!\d)\d{4}(?!\d)/.exec(text)
  return found === null ? null : Number(found[0])
}

const within = (value: number, { from, to }: Range): boolean => (from === null || value >= from) && (to === null || value <= to)

const isOpen = ({ from, to }: Range): boolean => from === null && to === null

const isAnyOf = (list: string, text: string): boolean => {
  const named = list
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
  return named.length === 0 || named.includes(text.trim().toLowerCase())
}

/** The year in which ages are counted; null when neither that nor the first day is known: then nobody has an age. */
export const ageYearOf = ({ ageOn }: Groups, { startDate }: Pick<TournamentInfo, 'startDate'>): number | null =>
  yearIn(ageOn) ?? yearIn(startDate)

type Known = Pick<Player, 'birth' | 'rating' | 'sex' | 'federation' | 'club'>

/** Is the player of this group? Whose year of birth is not known is in no group by age. */
export const belongsTo = (group: Group, player: Known, ageYear: number | null): boolean => {
  const born = yearIn(player.birth)
  const byAge = isOpen(group.age) || (born !== null && ageYear !== null && within(ageYear - born, group.age))
  const byRating =
    player.rating === null ? group.unrated !== 'out' : group.unrated !== 'only' && within(Math.round(player.rating), group.rating)
  const bySex = group.sex === null || player.sex === group.sex
  return byAge && byRating && bySex && isAnyOf(group.federation, player.federation) && isAnyOf(group.club, player.club)
}

/** Ranks among the rows of a group: whoever shares a rank shares it here as well. */
export const rankedAmong = <T extends { readonly rank: number; readonly unranked?: boolean | undefined }>(
  rows: readonly T[],
): readonly (T & { readonly among: string })[] => {
  const places = new Map<number, { readonly first: number; shared: boolean }>()
  for (const [at, { rank }] of rows.entries()) {
    const place = places.get(rank)
    if (place === undefined) places.set(rank, { first: at + 1, shared: false })
    else place.shared = true
  }
  return rows.map((row) => {
    const { first, shared } = places.get(row.rank)!
    return { ...row, among: row.unranked === true ? '–' : `${first}${shared ? '=' : ''}` }
  })
}
