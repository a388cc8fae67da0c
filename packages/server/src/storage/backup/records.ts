import { ownSettings } from '../own-settings.ts'
import type { Database, InstallationRecord } from '../port.ts'

/**
 * Everything an installation remembers, as of the moment this starts. What is appended is never changed, so reading up to the position of that
 * moment is consistent without holding anyone up. Streams are read after it, so none of an event is missing.
 */
export const databaseRecords = async function* (storage: Database): AsyncGenerator<InstallationRecord> {
  const { last, heads, marked } = await endOf(storage)
  for (const [name, value] of await storage.settings()) if (!name.startsWith(ownSettings)) yield { kind: 'setting', name, value }
  if (marked !== null && marked > 0) yield { kind: 'mark', position: marked }
  for (const { stream, createdAt } of await storage.streams()) {
    const head = heads.get(stream)
    yield { kind: 'stream', stream, createdAt, ...(head === undefined ? {} : { head }) }
  }
  for (let after = 0; after < last; ) {
    const page = (await storage.readAll(after, Math.min(1000, last - after))).filter(({ position }) => position <= last)
    for (const event of page) yield { kind: 'event', ...event }
    after = page.at(-1)?.position ?? last
  }
}

/** The last position, and where each stream ends there: the same moment, unless somebody writes all the time; then what was marked last. */
const endOf = async (storage: Database) => {
  for (let tries = 0; ; tries++) {
    const { position: marked, heads } = await storage.heads()
    const last = await storage.position()
    if (marked === null || (await storage.heads()).position === marked) return { last, heads, marked }
    if (tries === 5) return { last: marked, heads, marked }
  }
}
