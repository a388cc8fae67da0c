import { randomUUID } from 'node:crypto'
import type { Database } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import { noPlaces, type PlaceEvent, type Places, placesAfter, placesStream } from './places.ts'

const mostTries = 50

/**
 * Where tournaments are, as the home database says. What is known here may be behind; `refresh` reads on. Of two who change it at once one is first, and the other decides
 * again: so a move is either done or abandoned, and everybody agrees which.
 */
export const createPlaceDirectory = (database: Database) => {
  let places: Places = noPlaces
  let reading: Promise<Places> | null = null

  const read = async (): Promise<Places> => {
    const before = places
    const events = await database.read(placesStream, before.sequence)
    if (places.sequence === before.sequence) places = placesAfter(before, events)
    return places
  }
  /** What was written before the question is in the answer: whoever asks while somebody reads waits for the next reading. */
  const refresh = async (): Promise<Places> => {
    if (reading !== null) await reading.catch(() => {})
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  /** `decide` is asked again when somebody else was first; null: there is nothing to say. */
  const record = async (actor: string, decide: (places: Places) => PlaceEvent | null): Promise<Places> => {
    const idempotencyKey = randomUUID()
    for (let tries = 0; tries < mostTries; tries++) {
      const now = await refresh()
      const event = decide(now)
      if (event === null) return now
      const at = new Date().toISOString()
      await database.createStream(placesStream, at)
      const answer = await database.append(placesStream, now.sequence, [event], { idempotencyKey, actor, at })
      if (answer.kind === 'appended' || answer.kind === 'duplicate') return refresh()
    }
    throw new StorageError('in-use', `Others change the directory of ${database.place} all the time; try again.`)
  }

  return { now: (): Places => places, refresh, record }
}

export type PlaceDirectory = ReturnType<typeof createPlaceDirectory>
