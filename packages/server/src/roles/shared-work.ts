import { randomUUID } from 'node:crypto'
import type { Bus } from '../bus/port.ts'
import { openQueue } from '../work/queue/queue.ts'
import { queuedWorkers } from '../work/queue/queued-workers.ts'
import { createWorkers, type Workers } from '../work/workers.ts'
import { joinCensus } from './processes.ts'

/** The work that a writer or an edge gives to workers, and who else is there. Without a worker it is done here. */
export const shareWork = async (url: string, bus: Bus, role: 'writer' | 'edge') => {
  const id = randomUUID()
  const queue = await openQueue(url, bus, id)
  const census = await joinCensus(queue, id, role)
  const hasWorkers = (): boolean => census.has('worker')
  const workers: Workers = queuedWorkers(queue, 'work', createWorkers(), hasWorkers)
  const projectors: Workers = queuedWorkers(queue, 'projection', createWorkers(0, 2), hasWorkers)
  return {
    workers,
    projectors,
    queue,
    census,
    /** After whoever uses the workers has closed them. */
    close: async (): Promise<void> => {
      await census.close()
      await queue.close()
    },
  }
}

export type SharedWork = Awaited<ReturnType<typeof shareWork>>
