import type { WordedStep } from '../../../pairing/pairing-system.ts'
import { stepText } from './step-text.ts'
import type { ProcedureEvent, Trace } from './trace.ts'

/** The steps a procedure tells while it pairs, each with a line for it. */
export const stepsOf = (pair: (trace: Trace) => unknown): readonly WordedStep[] => {
  const events: ProcedureEvent[] = []
  pair((event) => events.push(event))
  return events.map((event) => ({ event, text: (nameOf, language) => stepText(event, nameOf, language) }))
}
