import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { checkInstallation } from '../../src/storage/chain/check-installation.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { send } from '../client.ts'

type Command = { readonly key: string; readonly board: number; readonly white: 'win' | 'loss'; sequence: number | null }

/** What the desk said to a command: done, not now (or nothing), or the code of a refusal that stays. */
type Answer = 'done' | 'later' | { readonly refused: string }

const players = 40
const phones = 4
const owner = { login: 'owner', name: 'Owner', password: 'for the fault matrix' }

/** `setUp`: what else the first account is made with. An event with a round being played, into which results are entered all the time, and which remembers what the desk has acknowledged. */
export const createBusyEvent = async (url: string, setUp: object = {}) => {
  const { cookie } = await send(url, 'POST', '/setup', { ...owner, ...setUp })
  const { body: made } = await send(url, 'POST', '/tokens', { name: 'faults' }, { cookie: cookie ?? '', origin: url })
  const headers = { authorization: `Bearer ${String(made.secret)}` }
  const { body } = await send(
    url,
    'POST',
    '/tournaments',
    { key: 'open', settings: { info: { name: 'Open' }, numberOfRounds: 9 } },
    headers,
  )
  const id = String(body.id)
  const list = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}`, rating: 2700 - index }))
  for (const command of [{ kind: 'import-players', players: list }, { kind: 'pair-round' }, { kind: 'publish-round' }]) {
    const answer = await send(url, 'POST', `/tournaments/${id}/commands`, { key: randomUUID(), command }, headers)
    if (answer.status !== 200) throw new Error(`The event was not made: ${JSON.stringify(answer.body)}`)
  }
  const commands: Command[] = []
  let unanswered = 0

  const deliver = async (to: string, command: Command): Promise<Answer> => {
    const { key, board, white } = command
    const result = { white, black: white === 'win' ? 'loss' : 'win', rated: true }
    const body = { key, command: { kind: 'enter-result', round: 1, board, result } }
    const answer = await send(to, 'POST', `/tournaments/${id}/commands`, body, headers).catch(() => null)
    if (answer === null || [429, 502, 503, 504].includes(answer.status)) {
      if (answer?.status !== 429) unanswered += 1
      return 'later'
    }
    if (answer.status !== 200) return { refused: String(answer.body.code) }
    command.sequence = Number(answer.body.sequence)
    return 'done'
  }

  const next = (board: number): Command => {
    const before = commands.findLast((command) => command.board === board)
    const command: Command = { key: randomUUID(), board, white: before?.white === 'win' ? 'loss' : 'win', sequence: null }
    commands.push(command)
    return command
  }

  /** As a phone does it: the same command under the same key until it is acknowledged. */
  const insist = async (to: () => string, command: Command, stopped: () => boolean): Promise<void> => {
    while (!stopped()) {
      const answer = await deliver(to(), command)
      if (answer === 'done') return
      if (answer !== 'later') throw new Error(`A result was refused: ${answer.refused}`)
      await delay(100)
    }
  }

  /** What of the promise is broken, in what is stored at `place`. Commands of unknown outcome may be there, once. */
  const check = async (place: string): Promise<readonly string[]> => {
    const storage = await openStorage(place, { mode: 'read' })
    try {
      const stored = await storage.read(id)
      const found = new Map<string, (typeof stored)[number][]>()
      for (const event of stored) {
        const key = event.idempotencyKey.slice(event.idempotencyKey.lastIndexOf('/') + 1)
        found.set(key, [...(found.get(key) ?? []), event])
      }
      const { records, lost } = await checkInstallation(storage)
      const last = new Map<number, number>()
      return [
        ...commands.flatMap(({ key, board, white, sequence }) => {
          const events = found.get(key) ?? []
          if (events.length > 1) return [`one command is there ${events.length} times`]
          if (sequence === null) return []
          const event = events[0]?.event as { readonly board?: number; readonly result?: { readonly white?: string } } | undefined
          if (events[0]?.sequence !== sequence || event?.board !== board || event.result?.white !== white)
            return [`what was acknowledged as event ${sequence} is not there`]
          if (sequence < (last.get(board) ?? 0)) return [`event ${sequence} is out of order`]
          last.set(board, sequence)
          return []
        }),
        ...records.filter(({ breaches }) => breaches.length > 0).map(({ record }) => `the chain of ${record} is broken`),
        ...(lost === 0 ? [] : [`${lost} events are lost`]),
      ]
    } finally {
      await storage.close()
    }
  }

  return {
    id,
    headers,
    acknowledged: (): number => commands.filter(({ sequence }) => sequence !== null).length,
    /** How often there was no answer, or one that said later. */
    unanswered: (): number => unanswered,
    /** What stands on each board, by what was acknowledged last. */
    standing: (): ReadonlyMap<number, 'win' | 'loss'> =>
      new Map(commands.flatMap(({ board, white, sequence }) => (sequence === null ? [] : [[board, white] as const]))),
    /** People at four boards enter results, and try again where there is no answer, until it is stopped and the last of each is settled. */
    play: (to: string | (() => string), pause = 20): { readonly stop: () => Promise<void> } => {
      let over = false
      let given = false
      const playing = Promise.all(
        Array.from({ length: phones }, async (_, board) => {
          while (!over) {
            await insist(typeof to === 'string' ? () => to : to, next(board), () => given)
            await delay(pause)
          }
        }),
      )
      playing.catch(() => {})
      return {
        stop: async () => {
          over = true
          const patience = setTimeout(() => {
            given = true
          }, 60_000)
          await playing.finally(() => clearTimeout(patience))
          if (given) throw new Error('A result could not be entered in a minute.')
        },
      }
    },
    /** One more result, and what the desk says to it. */
    tryOne: (to: string): Promise<Answer> => deliver(to, next(0)),
    /** Everything that was acknowledged, sent again as by a page that never heard the answer: what was answered otherwise than the first time. */
    sendAgain: async (to: string): Promise<readonly string[]> => {
      const faults: string[] = []
      for (const command of commands.filter(({ sequence }) => sequence !== null)) {
        const again = { ...command }
        const answer = await deliver(to, again)
        if (answer !== 'done' || again.sequence !== command.sequence)
          faults.push(`event ${command.sequence}, sent again, became ${again.sequence}`)
      }
      return faults
    },
    /** That last one was said to a copy, which is thrown away. */
    forgetLast: (): void => {
      commands.pop()
    },
    check,
    /** The times that were recorded, first to last. */
    times: async (place: string): Promise<readonly number[]> => {
      const storage = await openStorage(place, { mode: 'read' })
      try {
        return (await storage.read(id)).map(({ at }) => Date.parse(at))
      } finally {
        await storage.close()
      }
    },
  }
}

export type BusyEvent = Awaited<ReturnType<typeof createBusyEvent>>
