import type { z } from '@hono/zod-openapi'
import type { DeskState } from '@zug/engine/desk'
import { type Told, type Written, write } from '../http/told.ts'
import type { normsSchema } from './schema.ts'
import { normsView } from './view.ts'

/** The norms of everybody after a round: of a large field they take many seconds. */
export type NormJob = { readonly kind: 'norms'; readonly state: DeskState; readonly round: number | null }

/** As the text that is sent. */
export type NormsTold = { readonly kind: 'norms'; readonly text: Written<Told<z.output<typeof normsSchema>>> }

export const runNorms = ({ state, round }: NormJob): NormsTold => ({ kind: 'norms', text: write({ norms: normsView(state, round) }) })
