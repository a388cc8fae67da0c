import { join } from 'node:path'
import { needNode } from '../node-version.ts'
import { parsePlace } from '../storage/place.ts'
import type { RatingLists } from './port.ts'

/** The lists of the installation at this place: beside its data, or in its database. */
export const openLists = async (place: string): Promise<RatingLists> => {
  needNode()
  const where = parsePlace(place)
  if (where.kind === 'sqlite') return (await import('./sqlite/lists.ts')).sqliteLists(join(where.folder, 'lists'))
  return (await import('./postgres/lists.ts')).postgresLists(where.url)
}
