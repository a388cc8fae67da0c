import { kindsOfPlay, type ListRatings, type OfficialRatings } from '@zug/engine/model'
import type { ListEntry } from './entry.ts'
import type { ListInfo, RatingLists } from './port.ts'

/** An entry of a list as a player keeps it: the three ratings, and which list they are of. */
export const ratingsIn = (
  { name, month, kind, mapping }: Pick<ListInfo, 'name' | 'month' | 'kind' | 'mapping'>,
  entry: ListEntry,
): ListRatings => {
  const [standard, rapid, blitz] = kindsOfPlay.map((play) => entry[play].rating || null)
  const federation = kind === 'fide' ? '' : (mapping?.federation || entry.federation).toUpperCase().slice(0, 3)
  const k = Object.fromEntries(kindsOfPlay.flatMap((play) => (isCoefficient(entry[play].k) ? [[play, entry[play].k]] : [])))
  return {
    list: name.slice(0, 40),
    month: month.slice(0, 10),
    federation,
    id: entry.id.slice(0, 20),
    standard: standard ?? null,
    rapid: rapid ?? null,
    blitz: blitz ?? null,
    ...(entry.inactive ? { inactive: true } : {}),
    ...(Object.keys(k).length > 0 ? { k } : {}),
  }
}

/** A national list may have anything in its columns. */
const isCoefficient = (k: number | null): boolean => k !== null && Number.isInteger(k) && k >= 1 && k <= 99

/** What all lists together say of somebody: of FIDE's, and of the national one they were taken from or else the first that knows their FIDE number. */
export type Person = {
  readonly official: OfficialRatings
  readonly title: string
  readonly fideId: string
  readonly entries: readonly ListEntry[]
}

/** null: there is nobody by this number in the list, or no such list. */
export const personIn = async (lists: RatingLists, list: string, id: string): Promise<Person | null> => {
  const infos = await lists.lists()
  const own = infos.find(({ name }) => name === list)
  const entry = own === undefined ? null : await lists.entry(list, id)
  if (own === undefined || entry === null) return null
  const others = entry.fideId === '' ? [] : infos.filter((info) => info.name !== list && info.kind !== own.kind)
  let official: OfficialRatings = { [own.kind]: ratingsIn(own, entry) }
  const entries = [entry]
  for (const info of others) {
    if (official[info.kind] !== undefined) continue
    const other = await lists.byFideId(info.name, entry.fideId)
    if (other === null) continue
    official = { ...official, [info.kind]: ratingsIn(info, other) }
    entries.push(other)
  }
  return { official, title: entries.map(titleOf).find((title) => title !== '') ?? '', fideId: entry.fideId, entries }
}

/** The stronger of the two titles that FIDE gives. */
export const titleOf = ({ title, womenTitle }: ListEntry): string => title || womenTitle
