import { availableParallelism } from 'node:os'
import type { Result, RulebookId } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import { answerInOrder } from '../parallel/in-order.ts'
import { type GeneratedFile, makeTournament, type Recipe } from './make-tournament.ts'

/** With fewer tournaments than this, threads take longer to start than they save. */
const worthThreads = 24

/** What of a generated tournament its file and the totals need; everything else stays in the thread that made it. */
export type MadeFile = Pick<GeneratedFile, 'text' | 'rounds' | 'players'>

/** A recipe that can be sent to a thread: the rulebook by its name. */
export type SentRecipe = Omit<Recipe, 'system'> & { readonly rulebook: RulebookId }

/** Makes one tournament a seed on all cores; they come in the order of the seeds, and are the same as without threads. */
export const makeTournaments = async (
  { system, settings, model, format }: Recipe,
  seeds: readonly string[],
  take: (made: Result<MadeFile, Problem>, seed: string) => void,
): Promise<void> => {
  // Only built code runs in threads.
  const built = import.meta.url.endsWith('.js')
  if (built && seeds.length >= worthThreads && availableParallelism() > 1) {
    const sent: SentRecipe = { rulebook: system.id, settings, model, format }
    return answerInOrder(new URL('./generate-worker.js', import.meta.url), sent, seeds, take)
  }
  for (const seed of seeds) take(makeTournament({ system, settings, model, format }, seed), seed)
}
