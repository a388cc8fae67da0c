import { err, ok, type Result } from '../result.ts'
import type { DeskCommand } from './commands.ts'
import { decide } from './decide/index.ts'
import type { DeskEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { effective, isMove, type RecordedEvent, redoable, replay, undoable } from './history.ts'
import { type Refusal, refuse } from './refusal.ts'
import { roundsToTables } from './rounds-of-tables.ts'
import { type DeskState, emptyState } from './state.ts'

/** A tournament at the desk: all that ever happened, and what is so now. */
export type Desk = { readonly history: readonly RecordedEvent[]; readonly state: DeskState }

export const emptyDesk: Desk = Object.freeze({ history: [], state: emptyState })

export const openDesk = (history: readonly RecordedEvent[]): Desk => ({ history, state: replay(history) })

/** The desk after events that were recorded elsewhere, in the order of their numbers. Only undoing looks further back. */
export const extendDesk = (desk: Desk, recorded: readonly RecordedEvent[]): Desk => {
  const history = [...desk.history, ...recorded]
  const own = new WeakSet<object>()
  return recorded.some(({ event }) => event.kind === 'undone' || event.kind === 'redone')
    ? openDesk(history)
    : { history, state: recorded.reduce((state, { event }) => evolve(state, event, own), desk.state) }
}

export type Executed = { readonly desk: Desk; readonly recorded: readonly RecordedEvent[] }

/**
 * Carries out a command: the desk after it and the events to be stored, or a refusal and nothing changed. Who carries out many, and keeps the last desk alone, gives the
 * same `own` to each: what the first had to copy, the others fill.
 */
export const execute = (desk: Desk, command: DeskCommand, own: WeakSet<object> = new WeakSet()): Result<Executed, Refusal> => {
  if (command.kind === 'undo' || command.kind === 'redo') return turnBack(desk, command.kind)
  // A desk of before, or one that was filled from a file, may still say what the tables do not.
  const first = roundsToTables(desk.state)
  const decision = decide(after(desk.state, first, new WeakSet()), command)
  return decision.ok ? ok(record(desk, [...first, ...decision.value], own)) : decision
}

const turnBack = (desk: Desk, kind: 'undo' | 'redo'): Result<Executed, Refusal> => {
  if (desk.state.finished) return err(refuse('finished', { section: null }))
  const batch = kind === 'undo' ? undoable(desk.history) : redoable(desk.history)
  if (batch === null) return err(kind === 'undo' ? undoRefused(desk) : refuse('nothing-to-redo'))
  const event: DeskEvent = { kind: kind === 'undo' ? 'undone' : 'redone', batch }
  const { desk: turned, recorded } = recordAll(desk, [event], (state) => state)
  return ok({ desk: { ...turned, state: replay(turned.history) }, recorded })
}

const undoRefused = ({ history }: Desk): Refusal => {
  const counts = effective(history)
  const batch = counts.at(-1)?.batch
  return counts.some((entry) => entry.batch === batch && isMove(entry.event)) ? refuse('move-not-undone') : refuse('nothing-to-undo')
}

/** Events decided elsewhere become one command of this desk, together with what follows from them. */
export const record = (desk: Desk, decided: readonly DeskEvent[], own: WeakSet<object> = new WeakSet()): Executed => {
  const state = after(desk.state, decided, own)
  const follows = roundsToTables(state)
  return recordAll(desk, [...decided, ...follows], () => after(state, follows, own))
}

const after = (state: DeskState, events: readonly DeskEvent[], own: WeakSet<object>): DeskState =>
  events.reduce((at, event) => evolve(at, event, own), state)

const recordAll = (desk: Desk, events: readonly DeskEvent[], next: (state: DeskState) => DeskState): Executed => {
  const last = desk.history.at(-1)
  const batch = (last?.batch ?? 0) + 1
  const recorded = events.map((event, index) => ({ sequence: (last?.sequence ?? 0) + index + 1, batch, event }))
  return { desk: { history: [...desk.history, ...recorded], state: next(desk.state) }, recorded }
}
