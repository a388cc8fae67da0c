import type { AppendSeriesResult, SeriesPart, StoredEvent } from '../port.ts'
import { inTransaction, type SqlDriver } from './driver.ts'
import { insertEvents } from './events.ts'
import { checkText } from './text-check.ts'

/** All that has to be known under the lock is asked in one question: each more would keep the other writers waiting. */
export const appendSeries = async (
  driver: SqlDriver,
  stream: string,
  expectedSequence: number,
  series: readonly SeriesPart[],
): Promise<AppendSeriesResult> => {
  if (series.length === 0 || series.some(({ events }) => events.length === 0)) throw new TypeError('An append has at least one event.')
  const keys = series.map(({ metadata }) => metadata.idempotencyKey)
  if (new Set(keys).size < keys.length) throw new TypeError('A key takes effect once.')
  for (const { metadata } of series) {
    checkText('An idempotency key', metadata.idempotencyKey)
    checkText('An actor', metadata.actor)
    checkText('A time', metadata.at)
  }
  const result = await inTransaction(driver, async (transaction): Promise<AppendSeriesResult> => {
    const stand = await transaction
      .selectFrom('streams')
      .where('id', '=', stream)
      .select(({ selectFrom }) => [
        selectFrom('events')
          .where('stream', '=', stream)
          .select(({ fn }) => fn.max('sequence').as('last'))
          .as('sequence'),
        selectFrom('events')
          .where('stream', '=', stream)
          .where('idempotency_key', 'in', keys)
          .select(({ fn }) => fn.max('sequence').as('known'))
          .as('known'),
        selectFrom('events')
          .select(({ fn }) => fn.max('position').as('end'))
          .as('position'),
      ])
      .executeTakeFirst()
    if (stand === undefined) return { kind: 'unknown-stream' }
    if (stand.known !== null) return { kind: 'duplicate' }
    if ((stand.sequence ?? 0) !== expectedSequence) return { kind: 'conflict', sequence: stand.sequence ?? 0 }
    let sequence = expectedSequence
    let position = stand.position ?? 0
    const stored = series.map(({ events, metadata }) =>
      events.map((event): StoredEvent => {
        sequence += 1
        position += 1
        return { ...metadata, position, stream, sequence, event }
      }),
    )
    await insertEvents(transaction, stored.flat())
    await driver.announce(transaction)
    return { kind: 'appended', parts: stored.map((events) => partOf(events.at(-1)!)) }
  })
  if (result.kind === 'appended') driver.announced()
  return result
}

const partOf = ({ stream, sequence, position }: StoredEvent) => ({ stream, sequence, position })
