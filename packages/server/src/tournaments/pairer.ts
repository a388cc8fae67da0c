import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import {
  type Desk,
  type DeskCommand,
  type DeskState,
  type Executed,
  err,
  execute,
  ok,
  type RecordedEvent,
  type Refusal,
  type Result,
} from '@zug/engine'

/** What goes to the worker: the state, and of the history only its end, by which new events are numbered. */
export type PairingJob = { readonly last: RecordedEvent | null; readonly state: DeskState; readonly command: DeskCommand }
export type PairingReply =
  | { readonly kind: 'done'; readonly recorded: readonly RecordedEvent[]; readonly state: DeskState }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly message: string }

export type Pairer = {
  readonly isLarge: (desk: Desk) => boolean
  readonly execute: (desk: Desk, command: DeskCommand) => Promise<Result<Executed, Refusal>>
  readonly close: () => Promise<void>
}

export const runJob = ({ last, state, command }: PairingJob): PairingReply => {
  const done = execute({ history: last === null ? [] : [last], state }, command)
  return done.ok ? { kind: 'done', recorded: done.value.recorded, state: done.value.desk.state } : { kind: 'refused', refusal: done.error }
}

const entrants = ({ state }: Desk): number => (state.settings?.teamEvent === true ? state.teams.size : state.players.size)

/** Pairs in the thread that asks: for tests and small installations. */
export const pairHere: Pairer = { isLarge: () => false, execute: async (desk, command) => execute(desk, command), close: async () => {} }

/** From so many entrants a round is paired in a thread of its own: below, sending it there costs more than pairing. */
export const largeField = 60

/** Threads are started when needed, end with their work, and are never more than the machine has cores to spare. */
export const createPairer = (from = largeField, most = Math.max(1, availableParallelism() - 1)): Pairer => {
  const running = new Set<Worker>()
  const waiting: (() => void)[] = []
  const slot = async (): Promise<void> => {
    while (running.size >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const work = (job: PairingJob): Promise<PairingReply> =>
    new Promise((resolve) => {
      const worker = new Worker(workerFile, { workerData: job, execArgv: fromSources ? ['--conditions=zug:source'] : [] })
      running.add(worker)
      const finish = (reply: PairingReply): void => {
        resolve(reply)
        running.delete(worker)
        waiting.shift()?.()
      }
      worker.once('message', finish)
      worker.once('error', (error) => finish({ kind: 'failed', message: String(error) }))
      worker.once('exit', () => finish({ kind: 'failed', message: 'The pairing thread ended without an answer.' }))
    })
  return {
    isLarge: (desk) => entrants(desk) >= from,
    execute: async (desk, command) => {
      await slot()
      const reply = await work({ last: desk.history.at(-1) ?? null, state: desk.state, command })
      if (reply.kind === 'failed') throw new Error(reply.message)
      if (reply.kind === 'refused') return err(reply.refusal)
      return ok({ desk: { history: [...desk.history, ...reply.recorded], state: reply.state }, recorded: reply.recorded })
    },
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

/** Beside this file: TypeScript as written when run from the sources, JavaScript when built. */
const fromSources = import.meta.url.endsWith('.ts')
const workerFile = new URL(`./pairing-worker${fromSources ? '.ts' : '.js'}`, import.meta.url)
