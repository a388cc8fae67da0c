import { type DeskBoardResult as BoardResult, type Desk, execute } from '@zug/engine/desk'
import { createOutbox, type Delivery } from '../../../../outbox/create-outbox.ts'
import type { QueuedResult } from '../../../../outbox/entry.ts'
import { createShelf } from '../../../../outbox/shelf.ts'
import type { EntryEvent } from '../event.ts'
import { nothingSent } from '../post.ts'
import { begin, type State } from '../state.ts'
import { step } from '../step.ts'
import { type Kind, sheetFrom } from './desks.ts'

export type Chance = { readonly upTo: (most: number) => number; readonly is: (probability: number) => boolean }

/** Chance with a seed (mulberry32). */
export const chanceOf = (seed: number): Chance => {
  let at = seed
  const next = (): number => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { upTo: (most) => Math.floor(next() * most), is: (probability) => next() < probability }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The whole way of a result with the engine's own desk at its end: keys are stepped, the outbox sends, the desk decides with the same check as the server,
 * and answers and pages take their time, get lost, and overtake each other.
 */
export const slowDesk = (start: Desk, kind: Kind, chance: Chance, { slowest = 2000, pages = 2000, losses = 0.05 } = {}) => {
  let desk = start
  let state: State = begin(sheetFrom(desk, kind), nothingSent, new Map())
  const done = new Map<string, number>()
  const refusals: QueuedResult[] = []
  let keys = 0

  const enter = (round: State['sheet']['round'], board: number, result: BoardResult | null, over?: BoardResult | null) => {
    const answer = execute(desk, { kind: 'enter-result', round, board, result, ...(over === undefined ? {} : { over }) })
    if (answer.ok) desk = answer.value.desk
    return answer
  }
  const deliver = async (entry: QueuedResult): Promise<Delivery> => {
    const { key, round, board, result, over } = entry
    await wait(chance.upTo(slowest / 2))
    if (chance.is(losses)) return { kind: 'later' }
    const known = done.get(key)
    const answer = known === undefined ? enter(round as never, board, result, over) : null
    if (answer?.ok === true) done.set(key, desk.history.at(-1)!.sequence)
    await wait(chance.upTo(slowest / 2))
    if (chance.is(losses)) return { kind: 'later' }
    if (answer === null || answer.ok) return { kind: 'taken', sequence: done.get(key)! }
    refusals.push(entry)
    const { error } = answer
    const theirs = error.code === 'result-changed' ? { theirs: error.theirs } : {}
    return { kind: 'refused', problem: { status: 422, code: error.code, data: error, title: '', detail: '', ...theirs } }
  }
  const box = createOutbox({
    shelf: createShelf(null),
    account: async () => 'anna',
    deliver,
    taken: () => {},
    refused: () => {},
    exclusively: (work) => work(),
    newKey: () => `key ${++keys}`,
    now: Date.now,
    pause: 2000,
  })
  const happens = (event: EntryEvent): void => {
    const next = step(state, event)
    state = next.state
    for (const effect of next.effects) {
      if (effect.kind === 'send') box.enqueue(effect.entry)
      else if (effect.kind === 'amend') box.amend(effect.key, effect.change)
      else if (effect.kind === 'dismiss') box.dismiss(effect.key)
    }
  }
  box.subscribe(() => {
    const { waiting, landed, refused } = box.now()
    happens({ kind: 'post', post: { waiting, landed, refused, given: [] } })
  })
  return {
    happens,
    state: (): State => state,
    desk: (): Desk => desk,
    outbox: box.now,
    /** Keys of messages that had their effect. */
    done,
    refusals,
    /** Somebody else, at another device. */
    other: (board: number, result: BoardResult): void => void enter(state.sheet.round, board, result),
    /** The page asks, is answered from that moment, and has it later; an older page may come after a newer one. */
    reload: async (): Promise<void> => {
      await wait(chance.upTo(pages / 2))
      const read = sheetFrom(desk, kind)
      await wait(chance.upTo(pages / 2))
      happens({ kind: 'loaded', sheet: read })
    },
  }
}
