import { parentPort, workerData } from 'node:worker_threads'
import type { Result } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'
import type { Problem } from '../failure.ts'
import type { Done, Job } from '../parallel/in-order.ts'
import { makeTournament } from './make-tournament.ts'
import type { MadeFile, SentRecipe } from './make-tournaments.ts'

/** A thread that makes one tournament after the other. */
const { rulebook, ...recipe } = workerData as SentRecipe
const system = rulebookById(rulebook)

parentPort?.on('message', ({ index, question }: Job<string>) => {
  const made = makeTournament({ system, ...recipe }, question)
  const { text, rounds, players } = made.ok ? made.value : { text: '', rounds: 0, players: 0 }
  const answer: Result<MadeFile, Problem> = made.ok ? { ok: true, value: { text, rounds, players } } : made
  parentPort?.postMessage({ index, answer } satisfies Done<Result<MadeFile, Problem>>)
})
