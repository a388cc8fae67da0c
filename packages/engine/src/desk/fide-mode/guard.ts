import { err } from '../../result.ts'
import type { Decision } from '../decide/decision.ts'
import type { PlainCommand } from '../decide/index.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { type Caution, cautionsOf } from './cautions.ts'
import { answers, highest, type Level } from './level.ts'
import { levelOf } from './level-of.ts'

/** Is this asked as FIDE wants it? An event that is made in FIDE mode is in it from its first setting on. */
export const inFideMode = ({ settings }: DeskState, command: PlainCommand): boolean =>
  command.kind === 'create-tournament'
    ? command.settings.fideMode === true
    : settings !== null && (settings.fideMode === true || (command.kind === 'change-settings' && command.changes.fideMode === true))

/**
 * A decision in FIDE mode. What the desk asks in any event, and what it asks in FIDE mode only, is asked at once, with one answer for all of it; one
 * thing that is refused refuses the command. A result that somebody else has changed is asked before, as in any event.
 */
export const guarded = (
  state: DeskState,
  command: PlainCommand,
  decide: (state: DeskState, command: PlainCommand) => Decision,
): Decision => {
  const { confirmed, ...unasked } = command
  const first = decide(state, unasked as PlainCommand)
  if (!first.ok && !first.error.confirmable) return first
  // Two devices, two results: no rule is asked about, and who answers a rule's question (`twice`) has not seen the other one.
  if (!first.ok && first.error.code === 'result-changed' && confirmed !== true) return first
  const decided = first.ok ? first : decide(state, { ...command, confirmed: true })
  if (!decided.ok) return decided
  const asked = first.ok ? [] : [{ refusal: first.error, level: levelOf(first.error) }]
  // What the desk asks of numbers in any event is not asked in other words too.
  const again = first.ok ? null : first.error.code === 'numbers-change' ? 'fide-numbers-again' : null
  const asks = [...asked, ...cautionsOf(state, command, decided.value).filter(({ refusal }) => refusal.code !== again)]
  if (asks.length === 0) return decided
  const level = highest(asks.map((ask) => ask.level))
  return answers(confirmed, level) ? decided : err(asking(level, asks))
}

const asking = (level: Level, asks: readonly Caution[]): Refusal => {
  // Of what is refused only that is said which refuses it.
  const said = level === 'refuse' ? asks.filter((ask) => ask.level === 'refuse') : asks
  return refuse('fide-mode', { level, asks: said.map(({ refusal }) => refusal), confirmable: level !== 'refuse' })
}
