import type { Competitor } from '../rulebook/fide-dutch/competitor.ts'
import type { BracketResult } from '../rulebook/fide-dutch/procedure/bracket.ts'
import type { ProcedureEvent, Trace } from '../rulebook/fide-dutch/procedure/trace.ts'
import { makeCompetitor } from './players/make-competitor.ts'

/** Competitors numbered from 1: `count` of them with each score, highest score first. */
export const scoregroups = (
  groups: readonly (readonly [score: number, count: number])[],
  data: Readonly<Record<number, Partial<Competitor> & { readonly history?: string }>> = {},
): readonly Competitor[] => {
  const scores = groups.flatMap(([score, count]) => Array.from({ length: count }, () => score))
  return scores.map((score, index) => {
    const { history, ...rest } = data[index + 1] ?? {}
    return makeCompetitor(index + 1, score, history ?? '', rest)
  })
}

/** "1-3 2-4 bye 5": pairs bracket by bracket, then who is left over. */
export const inWords = (results: readonly BracketResult[]): string => {
  const pairs = results.flatMap((result) => result.pairs.map(({ higher, lower }) => `${higher.id}-${lower.id}`))
  const left = results.at(-1)?.downfloaters.map(({ id }) => `bye ${id}`) ?? []
  return [...pairs, ...left].join(' ')
}

/** What a procedure tells while it pairs. */
export const eventsOf = (pair: (trace: Trace) => unknown): readonly ProcedureEvent[] => {
  const events: ProcedureEvent[] = []
  pair((event) => events.push(event))
  return events
}

/** "C.10.b B5 up 1": what was lowered and by how much. */
export const loweredIn = (events: readonly ProcedureEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'lowered' ? [`${event.article} ${event.requirement} ${event.by}`] : []))

/** Everybody of the one list has met everybody of the other. */
export const cross = (a: readonly number[], b: readonly number[]): readonly (readonly [number, number])[] =>
  a.flatMap((x) => b.filter((y) => x < y).map((y) => [x, y] as const))
