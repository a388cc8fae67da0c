import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openStorage } from '../../src/storage/open-storage.ts'
import { send } from '../client.ts'

/** So many that pairing them is work for a worker. */
const players = 400

/** A second event, whose next round is paired again and again: by the worker, as long as there is one. */
export const createLongWork = async (url: string, headers: Readonly<Record<string, string>>) => {
  const made = await send(
    url,
    'POST',
    '/tournaments',
    { key: randomUUID(), settings: { info: { name: 'Large' }, numberOfRounds: 9 } },
    headers,
  )
  const id = String(made.body.id)
  const list = Array.from({ length: players }, (_, index) => ({ name: `Guest ${index + 1}`, rating: 2700 - index }))
  let drafted = 0
  const insist = async (to: () => string, command: object): Promise<void> => {
    const key = randomUUID()
    for (let tries = 0; tries < 600; tries++) {
      const answer = await send(to(), 'POST', `/tournaments/${id}/commands`, { key, command }, headers).catch(() => null)
      if (answer?.status === 200) return
      if (answer !== null && ![429, 502, 503, 504].includes(answer.status))
        throw new Error(`Long work was refused: ${JSON.stringify(answer.body)}`)
      await delay(100)
    }
    throw new Error('Long work was not done in a minute.')
  }
  await insist(() => url, { kind: 'import-players', players: list })
  return {
    /** Asked once, acknowledged once; then it is taken away, to be done again. */
    pair: async (to: () => string): Promise<void> => {
      await insist(to, { kind: 'pair-round' })
      drafted += 1
      await insist(to, { kind: 'discard-draft' })
    },
    check: async (place: string): Promise<readonly string[]> => {
      const storage = await openStorage(place, { mode: 'read' })
      const events = await storage.read(id).finally(storage.close)
      const found = events.filter(({ event }) => event.kind === 'round-drafted').length
      return found === drafted
        ? []
        : [
            `${drafted} pairings were acknowledged and ${found} ${found < drafted ? 'are there: some are lost' : 'times one is there 2 times'}`,
          ]
    },
  }
}

export type LongWork = Awaited<ReturnType<typeof createLongWork>>
