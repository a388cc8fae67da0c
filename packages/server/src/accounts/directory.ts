import { randomUUID } from 'node:crypto'
import { ok, type Result } from '@zug/engine/model'
import type { Problem } from '../http/problem.ts'
import type { Storage } from '../storage/port.ts'
import { createQueues } from '../tournaments/queues.ts'
import type { AccountEvent } from './events.ts'
import { type Principal, type Standing, standingOf } from './principal.ts'
import { type AccountState, emptyAccounts, fold, prune } from './state.ts'

/** No tournament has such an identifier. */
export const accountStream = '$accounts'

type Decide = (state: AccountState) => Result<readonly AccountEvent[], Problem>

/** Accounts and access of the installation, in memory and in storage. Every process reads on when another one has written. */
export const openDirectory = async (storage: Storage, now: () => Date, { reading = false }: { readonly reading?: boolean } = {}) => {
  const state = emptyAccounts()
  const queues = createQueues()
  let sequence = 0
  let latest = ''
  let waiting: Promise<void> | null = null
  if (!reading) await storage.createStream(accountStream, now().toISOString())

  const readOn = async (): Promise<void> => {
    for (const stored of await storage.read(accountStream, sequence)) {
      if (stored.sequence <= sequence) continue
      sequence = stored.sequence
      if (stored.at > latest) latest = stored.at
      fold(state, stored.event as AccountEvent, stored.actor)
    }
  }
  await readOn()
  // A machine may start with its clock far ahead and have it set right later: what was not yet over when last something happened is kept.
  const started = now().toISOString()
  prune(state, latest < started ? latest : started)

  const record = async (actor: string, at: string, decide: Decide): Promise<Result<readonly AccountEvent[], Problem>> =>
    queues.run('write', async () => {
      for (;;) {
        const decision = decide(state)
        if (!decision.ok || decision.value.length === 0) return decision
        const answer = await storage.append(accountStream, sequence, decision.value, { idempotencyKey: randomUUID(), actor, at })
        await readOn()
        // The key is of this very call: what it did before an answer was lost is done.
        if (answer.kind === 'appended' || answer.kind === 'duplicate') return ok(decision.value)
      }
    })

  return {
    state: state as Readonly<AccountState>,
    record,
    /** What somebody is in one tournament. */
    standing: (principal: Principal, tournament: string): Standing => standingOf(state, principal, tournament),
    /** Whoever asks before it has begun waits for the same reading. */
    refresh: (): Promise<void> => {
      waiting ??= queues.run('write', () => {
        waiting = null
        return readOn()
      })
      return waiting
    },
    /** Who did what to access, latest last. */
    history: (after: number) => storage.read(accountStream, after),
  }
}

export type Directory = Awaited<ReturnType<typeof openDirectory>>
