import { canonical, type DeskEvent, type DeskState, isTeamEvent } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { Outcome, Step } from '../steps.ts'
import type { Section } from '../world.ts'

/** One section before and after a step. */
export type Look = { readonly before: Section; readonly after: Section; readonly step: Step; readonly outcome: Outcome }

/** A promise, and the sentences that say where it is broken. */
export type Invariant = readonly [name: string, check: (look: Look) => readonly string[]]

export const unless = (holds: boolean, detail: string): readonly string[] => (holds ? [] : [detail])

/** Equal values; what is undefined is not there, and maps have no order. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Map || b instanceof Map)
    return (
      a instanceof Map && b instanceof Map && a.size === b.size && [...a].every(([key, value]) => b.has(key) && same(value, b.get(key)))
    )
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => same(item, b[at]))
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}

/** What differs, in a line that a reader can take in. */
export const difference = (what: string, found: unknown, expected: unknown): readonly string[] =>
  same(found, expected) ? [] : [`${what} is ${canonical(found).slice(0, 400)}, expected ${canonical(expected).slice(0, 400)}`]

export const commandOf = ({ step }: Look) => ('command' in step ? step.command : null)

export const eventsOf = ({ outcome }: Look): readonly DeskEvent[] => (outcome.kind === 'done' ? outcome.events : [])

export const hasEvent = (look: Look, ...kinds: readonly DeskEvent['kind'][]): boolean =>
  eventsOf(look).some(({ kind }) => kinds.includes(kind))

/** Players, or the teams of a team event. */
export const entrantsIn = (state: DeskState): readonly PlayerId[] => [...(isTeamEvent(state) ? state.teams : state.players).keys()]

export const isCreated = ({ desk }: Section): boolean => desk.state.settings !== null
