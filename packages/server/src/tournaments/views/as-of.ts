import { openDesk } from '@zug/engine/desk'
import type { ServerContext } from '../../context.ts'
import type { OpenTournament } from '../desk-store.ts'

/** The same tournament as it was after event number `sequence`. */
export const asOf = (open: OpenTournament, sequence: number): OpenTournament => {
  const history = open.desk.history.filter((entry) => entry.sequence <= sequence)
  return { ...open, desk: openDesk(history), said: open.said.slice(0, history.length) }
}

/** Moments that were looked at last: a page of an earlier moment asks for several views of it. Of a large event each takes ten megabytes. */
const mostKept = 8
const kept = new Map<string, OpenTournament>()

const remembered = (open: OpenTournament, sequence: number): OpenTournament => {
  const last = open.desk.history.at(-1)?.sequence ?? 0
  if (sequence >= last) return open
  // Events never change, so a moment stays what it was; the first event tells installations in one process apart.
  const name = `${open.id} ${sequence} ${open.said[0]?.at} ${open.said[0]?.idempotencyKey}`
  const moment = kept.get(name) ?? asOf(open, sequence)
  kept.delete(name)
  kept.set(name, moment)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return moment
}

/** The server as it was then, for one tournament and one answer. */
export const contextAt = (context: ServerContext, sequence: number): ServerContext => ({
  ...context,
  tournaments: { ...context.tournaments, get: async (id) => remembered(await context.tournaments.get(id), sequence) },
})
