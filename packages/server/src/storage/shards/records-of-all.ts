import { type Database, home, type InstallationRecord } from '../port.ts'
import { installationSetting } from './belongs.ts'
import type { PlaceDirectory } from './directory.ts'
import { placeOf, placesStream } from './places.ts'

/**
 * Several databases as one: every tournament from where it is, positions anew and without the gaps that copies would leave. The end of home is
 * looked for last, so that the people and the roles of every tournament are there. The directory is left out: what is restored is in one place again.
 */
export const recordsOfAll = async function* (
  databases: ReadonlyMap<string, Database>,
  directory: PlaceDirectory,
): AsyncGenerator<InstallationRecord> {
  const places = await directory.refresh()
  const order = [...databases].toSorted(([a], [b]) => Number(a === home) - Number(b === home))
  const sources: { readonly name: string; readonly records: AsyncIterator<InstallationRecord>; next: InstallationRecord | null }[] = []
  for (const [name, database] of order) {
    const records = database.records()[Symbol.asyncIterator]()
    // The first record is asked for at once: with it the database settles which moment it is of.
    sources.push({ name, records, next: valueIn(await records.next()) })
  }
  sources.reverse()
  const isHere = (name: string, stream: string): boolean =>
    stream.startsWith('$') ? name === home && stream !== placesStream : placeOf(places, stream) === name

  const marks = new Map<string, number>()
  const settings: InstallationRecord[] = []
  const streams: InstallationRecord[] = []
  for (const source of sources) {
    for (; source.next !== null && source.next.kind !== 'event'; source.next = valueIn(await source.records.next())) {
      const record = source.next
      if (record.kind === 'mark') marks.set(source.name, record.position)
      else if (record.kind === 'setting' && source.name === home && record.name !== installationSetting) settings.push(record)
      else if (record.kind === 'stream' && isHere(source.name, record.stream)) streams.push(record)
    }
  }
  yield* settings
  yield* streams
  let position = 0
  for (const source of sources) {
    let before = 0
    for (; source.next !== null; source.next = valueIn(await source.records.next())) {
      const record = source.next
      if (record.kind !== 'event') continue
      // Numbers that are missing in a database are missing here.
      position += record.position - before - 1
      before = record.position
      if (!isHere(source.name, record.stream)) continue
      position += 1
      yield { ...record, position }
    }
    position += Math.max(0, (marks.get(source.name) ?? 0) - before)
  }
  if (position > 0) yield { kind: 'mark', position }
}

const valueIn = (step: IteratorResult<InstallationRecord>): InstallationRecord | null => (step.done === true ? null : step.value)
