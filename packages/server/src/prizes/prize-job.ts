import type { z } from '@hono/zod-openapi'
import type { DeskState } from '@zug/engine/desk'
import { type Told, type Written, write } from '../http/told.ts'
import { differencesOf, prizesOf, prizesView } from './list.ts'
import type { prizesAnswerSchema, whatIfSchema } from './schema.ts'

type List = Written<Told<z.output<typeof prizesAnswerSchema>>>
type Differences = Written<Told<z.output<typeof whatIfSchema>>>

/** Who takes which prize, or who would gain and lose if the state were another one: of a large fund that takes longer than anybody at the desk should wait. */
export type PrizeJob =
  | { readonly kind: 'prizes'; readonly state: DeskState; readonly round: number | null; readonly forDesk: boolean }
  | { readonly kind: 'prizes-if'; readonly state: DeskState; readonly round: number | null; readonly then: DeskState }

/** As the text that is sent: a list may be megabytes. */
export type PrizesTold = { readonly kind: 'prizes'; readonly text: List } | { readonly kind: 'prizes-if'; readonly text: Differences }

export const runPrizes = (job: PrizeJob): PrizesTold => {
  const now = prizesOf(job.state, job.round)
  if (job.kind === 'prizes') return { kind: 'prizes', text: write({ list: now === null ? null : prizesView(job.state, now, job.forDesk) }) }
  const after = prizesOf(job.then, job.round)
  const told =
    now === null || after === null
      ? { list: null, changes: [] }
      : { list: prizesView(job.then, after, true), changes: [...differencesOf(job.state, now, after)] }
  return { kind: 'prizes-if', text: write(told) }
}
