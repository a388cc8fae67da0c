import type { Database, EventLog, StoredEvent } from '../port.ts'
import type { PlaceDirectory } from './directory.ts'
import { type Places, placesStream, wasWrittenIn } from './places.ts'

/**
 * A database's log without the copies in it: an event is told by the database it was written in, and by no other. What is not known to belong there is looked up before
 * it is left out, so that the directory of a process may be behind. The directory itself is no business of readers.
 */
export const followedLog = (name: string, database: Database, directory: PlaceDirectory): EventLog => {
  /** From here to there was nothing but copies: they are not read again and again while a move goes on. */
  let skipped = { from: -1, to: -1 }

  const ownOf = async (page: readonly StoredEvent[]): Promise<readonly StoredEvent[]> => {
    const isOwn = (places: Places, { stream, sequence }: StoredEvent): boolean =>
      stream.startsWith('$') ? stream !== placesStream : wasWrittenIn(places, name, stream, sequence)
    const known = directory.now()
    if (page.every((event) => isOwn(known, event))) return page
    const places = await directory.refresh()
    return page.filter((event) => isOwn(places, event))
  }

  return {
    name,
    readAll: async (after, limit) => {
      const start = skipped.from <= after && after < skipped.to ? skipped.to : after
      for (let from = start; ; ) {
        const page = await database.readAll(from, limit)
        const own = await ownOf(page)
        if (own.length > 0) return own
        from = page.at(-1)?.position ?? from
        skipped = { from: after, to: from }
        if (page.length < limit) return []
      }
    },
    position: () => database.position(),
    bus: database.bus,
    isAway: database.logs[0].isAway,
  }
}
