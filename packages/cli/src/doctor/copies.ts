import { examineRecord } from './data.ts'
import { type Finding, note, well, wrong } from './finding.ts'

type Storage = typeof import('@zug/server/storage')

/** Can each database of tournaments be reached, does this Zug work with it, and is what is there as it was written? */
export const examineShards = async (storage: Storage, shards: ReadonlyMap<string, string>): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [name, place] of shards) {
    const about = `shard ${name}`
    try {
      const { found, newest } = await storage.tablesOf(place)
      const named = storage.placeName(storage.parsePlace(place))
      if (found === 0) findings.push(note(about, `There is no Zug data in ${named} yet`, 'The first start makes it.'))
      else if (found < newest)
        findings.push(note(about, `${named} was written by an older Zug`, 'The next start backs it up and brings it up to date.'))
      else findings.push(well(about, named), ...(await examineRecord(storage, place, about)))
    } catch (error) {
      if (!(error instanceof storage.StorageError)) throw error
      findings.push(wrong(about, error.message, 'Its tournaments are not available until it is back; the others are.'))
    }
  }
  return findings
}

/** Is what the desk writes every few seconds where it should be? */
export const examineSegments = async (
  storage: Storage,
  place: string,
  shards: ReadonlyMap<string, string>,
  said: string | undefined,
): Promise<readonly Finding[]> => {
  const about = 'segments'
  try {
    const open = (at: string) => storage.openStorage(at, { mode: 'read' })
    const database = await open(place)
    const opened = shards.size === 0 ? database : (await storage.openShards(database, shards, { open, reading: true })).storage
    try {
      const known = await storage.segmentsOf(opened)
      if (known === null)
        return said === undefined
          ? []
          : [wrong(about, `Nothing was written to ${said} yet`, 'Start zug serve with --segments, and look at its log.')]
      const gone = said === undefined ? undefined : await missing(storage.openStore(said), known.last)
      if (gone !== undefined)
        return [wrong(about, `The last segment (${gone}…) is not in ${said}`, 'Is the place right? Somebody may have removed it.')]
      return [
        known.behind === 0
          ? well(about, `all that was written is in line ${known.line}`)
          : note(about, `${known.behind} events are not there yet`, 'A running desk writes them within seconds; if not, its log says why.'),
      ]
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof storage.StoreError) return [wrong(about, error.message, 'The desk goes on and catches up when the store is back.')]
    // What is wrong with the database is said of it.
    if (error instanceof storage.StorageError)
      return said === undefined ? [] : [wrong(about, error.message, 'See docs/operator.md, Segments.')]
    throw error
  }
}

const missing = async (store: { readonly list: (prefix: string) => Promise<readonly string[]> }, last: readonly string[]) => {
  for (const prefix of last) if ((await store.list(prefix)).length === 0) return prefix
  return undefined
}
