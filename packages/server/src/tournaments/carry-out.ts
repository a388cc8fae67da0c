import type { Desk, RecordedEvent } from '@zug/engine/desk'
import { err, ok, type Result } from '@zug/engine/model'
import type { SeriesPart, Storage } from '../storage/port.ts'
import { StorageError } from '../storage/storage-error.ts'
import type { executeAll } from './bulk.ts'
import { type DeskStore, extend, type OpenTournament, sequenceOf } from './desk-store.ts'
import type { createQueues } from './queues.ts'
import type { CommandRequest, Done, Guard, NotDone } from './service.ts'

export type Carried = ReturnType<typeof executeAll>
/** A round that was paired ahead, on the state after event number `sequence`. */
export type Prepared = { readonly sequence: number; readonly executed: Carried }
export type Order = { readonly request: CommandRequest; readonly guard: Guard; readonly prepared: Prepared | null }

export type Decided =
  | { readonly kind: 'append'; readonly executed: { readonly desk: Desk; readonly recorded: readonly RecordedEvent[] } }
  | { readonly kind: 'repeated' | 'answer'; readonly answer: Result<Done, NotDone> }
export type Decide = (tournament: OpenTournament, order: Order) => Promise<Decided>

type Answer = Result<Done, NotDone>
type Waiting = { readonly order: Order; readonly resolve: (answer: Answer) => void; readonly reject: (error: unknown) => void }
/** What came of one order: an answer, or what was thrown. */
type Outcome = { readonly answer: Answer; readonly settled: boolean } | { readonly thrown: unknown }

/**
 * For how long another process may be faster each time, in milliseconds from the first time on: a database that was silent may tell it late. Nobody who asked for no
 * number should hear that it is another by now.
 */
const patience = 10_000
const mostTogether = 100

/** Pairing may take long, and the others do not wait for it more than they have to. */
const standsAlone = ({ request }: Order): boolean => request.commands.some(({ kind }) => kind === 'pair-round')

/**
 * Carries out commands on one tournament in the order they came. Those that wait while storage is busy go together: each is decided on what the one
 * before has left, and one flush makes all of them true. When somebody else has written in between, all are decided again.
 */
export const createCarrier = (storage: Storage, desks: DeskStore, queues: ReturnType<typeof createQueues>, decide: Decide) => {
  const lines = new Map<string, Waiting[]>()

  const takeFrom = (line: Waiting[]): readonly Waiting[] => {
    const end = line.findIndex(({ order }, at) => at > 0 && (at >= mostTogether || standsAlone(order) || standsAlone(line[0]!.order)))
    return line.splice(0, end === -1 ? line.length : end)
  }

  /** There is a turn for every order; one that was carried out with an earlier one finds nothing left to do. */
  const turn = async (id: string): Promise<void> => {
    const line = lines.get(id) ?? []
    const group = takeFrom(line)
    if (line.length === 0) lines.delete(id)
    if (group.length === 0) return
    try {
      const outcomes = await attempt(
        id,
        group.map(({ order }) => order),
      )
      group.forEach(({ resolve, reject }, at) => {
        const outcome = outcomes[at]!
        if ('thrown' in outcome) reject(outcome.thrown)
        else resolve(outcome.answer)
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  const attempt = async (id: string, group: readonly Order[]): Promise<readonly Outcome[]> => {
    let tournament = await desks.get(id)
    let slower: number | null = null
    while (slower === null || performance.now() < slower + patience) {
      const { outcomes, series, after } = await decideAll(tournament, group)
      if (series.length > 0) {
        const answer = await notAltered(() => storage.appendSeries(id, sequenceOf(tournament), series))
        if (answer === 'altered') {
          desks.forget(id)
          return group.map(() => settled(err({ kind: 'record-altered' })))
        }
        if (answer.kind === 'unknown-stream') return group.map(() => settled(err({ kind: 'unknown-tournament' })))
        if (answer.kind === 'appended') {
          desks.keep({ ...after, record: { ...after.record, hash: answer.parts.at(-1)!.hash } })
          return outcomes
        }
        slower ??= performance.now()
        tournament = await desks.refresh(id)
        continue
      }
      // Nothing to write: what was refused may have been refused for something that is no longer so.
      if (outcomes.every((outcome) => 'thrown' in outcome || outcome.settled)) return outcomes
      const later = await desks.refresh(id)
      if (sequenceOf(later) === sequenceOf(tournament)) return outcomes
      slower ??= performance.now()
      tournament = later
    }
    return group.map(() => settled(err({ kind: 'conflict', sequence: sequenceOf(tournament) })))
  }

  const decideAll = async (tournament: OpenTournament, group: readonly Order[]) => {
    const outcomes: Outcome[] = []
    const series: SeriesPart[] = []
    let after = tournament
    for (const order of group) {
      try {
        const decided = await decide(after, order)
        if (decided.kind !== 'append') {
          outcomes.push({ answer: decided.answer, settled: decided.kind === 'repeated' })
          continue
        }
        const { idempotencyKey, actor, at } = order.request
        const { desk, recorded } = decided.executed
        const events = recorded.map(({ event }) => event)
        after = extend(
          after,
          recorded.map((entry) => ({ ...entry, idempotencyKey, actor, at })),
          desk,
        )
        series.push({ events, metadata: { idempotencyKey, actor, at } })
        outcomes.push(settled(ok({ sequence: sequenceOf(after), repeated: false, events, tournament: after })))
      } catch (thrown) {
        // A fault in one command is not the others' fault.
        outcomes.push({ thrown })
      }
    }
    return { outcomes, series, after }
  }

  return (id: string, order: Order): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const line = lines.get(id) ?? []
      lines.set(id, line)
      line.push({ order, resolve, reject })
      queues.run(id, () => turn(id)).catch(reject)
    })
}

/** The record was changed under the running desk: it is checked when it is next opened. */
export const notAltered = async <T>(append: () => Promise<T>): Promise<T | 'altered'> => {
  try {
    return await append()
  } catch (error) {
    if (error instanceof StorageError && error.code === 'record-altered') return 'altered'
    throw error
  }
}

const settled = (answer: Answer): Outcome => ({ answer, settled: true })
