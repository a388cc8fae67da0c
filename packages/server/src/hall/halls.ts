import { randomUUID } from 'node:crypto'
import { ok, type Result } from '@zug/engine/model'
import type { Problem } from '../http/problem.ts'
import type { Storage } from '../storage/port.ts'
import { createQueues } from '../tournaments/queues.ts'
import { hallEventIn } from './event-schema.ts'
import type { HallEvent } from './events.ts'
import { emptyHall, foldHall, type HallState } from './state.ts'

/** No tournament has such an identifier. One stream for all halls: changes are few, and every request asks what it may show. */
export const hallStream = '$halls'

type Decide = (hall: HallState) => Result<HallEvent | null, Problem>

/** The halls of all tournaments, in memory and in storage. Every process reads on when another one has written. */
export const openHalls = async (storage: Storage) => {
  const halls = new Map<string, HallState>()
  const queues = createQueues()
  let sequence = 0
  await storage.createStream(hallStream, new Date().toISOString())

  const of = (tournament: string): HallState => halls.get(tournament) ?? emptyHall

  const readOn = async (): Promise<void> => {
    for (const stored of await storage.read(hallStream, sequence)) {
      if (stored.sequence <= sequence) continue
      sequence = stored.sequence
      const event = hallEventIn(stored.event)
      // An acceptance of the record, or what an earlier version took from a file: nothing of the hall follows from either.
      if (event === null) continue
      halls.set(event.tournament, foldHall(of(event.tournament), event))
    }
  }
  await readOn()

  return {
    of,
    /** null from `decide`: it is so already. */
    record: (actor: string, at: string, tournament: string, decide: Decide): Promise<Result<HallState, Problem>> =>
      queues.run('write', async () => {
        for (;;) {
          const decision = decide(of(tournament))
          if (!decision.ok) return decision
          if (decision.value === null) return ok(of(tournament))
          const answer = await storage.append(hallStream, sequence, [decision.value], { idempotencyKey: randomUUID(), actor, at })
          await readOn()
          // The key is of this very call: what it did before an answer was lost is done.
          if (answer.kind === 'appended' || answer.kind === 'duplicate') return ok(of(tournament))
        }
      }),
    /** What a hall starts with, all of it or, where something was arranged already, nothing. */
    begin: (actor: string, at: string, tournament: string, events: readonly HallEvent[]): Promise<void> =>
      queues.run('write', async () => {
        while (events.length > 0 && of(tournament).sequence === 0) {
          const answer = await storage.append(hallStream, sequence, events, { idempotencyKey: randomUUID(), actor, at })
          await readOn()
          if (answer.kind !== 'conflict') return
        }
      }),
    refresh: (): Promise<void> => queues.run('write', readOn),
    /** Who changed what in one hall, latest last. */
    history: async (tournament: string) =>
      (await storage.read(hallStream)).flatMap((stored) => {
        const event = hallEventIn(stored.event)
        return event?.tournament === tournament ? [{ ...stored, event }] : []
      }),
  }
}

export type Halls = Awaited<ReturnType<typeof openHalls>>
