import { err, ok } from '@zug/engine/model'
import { type Problem, problem } from '../http/problem.ts'
import type { Storage } from '../storage/port.ts'
import { openDirectory } from './directory.ts'
import { accountNamed } from './login-name.ts'

/** In the audit: whoever has the machine has the data. */
const actor = 'command-line'

/** For whoever has the machine, when nobody else can: takes the second factor of an account away. What stands against it, or null. */
export const resetSecondFactor = async (storage: Storage, login: string, now: () => Date = () => new Date()): Promise<Problem | null> => {
  const directory = await openDirectory(storage, now)
  const done = await directory.record(actor, now().toISOString(), ({ accounts }) => {
    const account = accountNamed(login, accounts.values())
    if (account === undefined) return err(problem(404, 'not-found', { what: 'account' }))
    if (account.secondFactor === null) return err(problem(409, 'second-factor-state', { on: false }))
    return ok([{ kind: 'second-factor-reset', account: account.id }])
  })
  return done.ok ? null : done.error
}
