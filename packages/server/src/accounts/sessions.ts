import { err, ok, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Problem, problem } from '../http/problem.ts'
import { accountNamed, isTaken, loginName } from './login-name.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { withCode } from './second-factor.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'

export const inDays = (context: ServerContext, days: number): string => new Date(context.now().getTime() + days * 86_400_000).toISOString()

const newSession = (context: ServerContext, account: string) => {
  const secret = newSecret('session')
  const until = inDays(context, context.config.sessionDays)
  return { secret, event: { kind: 'session-opened', id: newId(), account, secret: hashSecret(secret), until } } as const
}

export const openSession = async (context: ServerContext, account: string): Promise<Result<string, Problem>> => {
  const { secret, event } = newSession(context, account)
  const done = await context.directory.record(`account:${account}`, context.now().toISOString(), () => ok([event]))
  return done.ok ? ok(secret) : done
}

export type NewAccount = { readonly login: string; readonly name: string; readonly password: string }

/** The very first account owns the installation; of two who try at once one wins. */
export const setUpOwner = async (context: ServerContext, given: NewAccount): Promise<Result<string, Problem>> => {
  if (context.directory.state.accounts.size > 0) return err(alreadySetUp)
  const password = await hashPassword(given.password, context.config.passwordCost)
  const id = newId()
  const done = await context.directory.record(`account:${id}`, context.now().toISOString(), ({ accounts }) =>
    accounts.size > 0
      ? err(alreadySetUp)
      : ok([{ kind: 'account-created', id, login: given.login, name: given.name, password, administrator: true }]),
  )
  return done.ok ? openSession(context, id) : done
}

/** Only an account that has no password yet; its sessions go on. */
export const claim = async (context: ServerContext, account: string, given: NewAccount): Promise<Result<unknown, Problem>> => {
  const password = await hashPassword(given.password, context.config.passwordCost)
  return context.directory.record(`account:${account}`, context.now().toISOString(), ({ accounts }) => {
    if (accounts.get(account)?.password !== '') return err(alreadySetUp)
    const others = [...accounts.values()].filter(({ id }) => id !== account)
    if (isTaken(given.login, others)) return err(problem(409, 'login-taken'))
    return ok([{ kind: 'account-claimed', account, login: given.login, name: given.name, password }])
  })
}

const alreadySetUp = problem(409, 'set-up-already')

/** Of an address that has failed so often, under whatever names, each name may fail once before it waits. A hall may share one, so nobody else waits for that. */
const patienceWithAddress = 50

/** An address that has failed so often waits behind those that have not. */
const patienceInLine = 10

export const signIn = async (
  context: ServerContext,
  login: string,
  password: string,
  code: string | undefined,
  address: string,
): Promise<Result<string, Problem>> => {
  const { logins, familiar, passwordLine } = context
  const name = `${loginName(login)} ${address}`
  const wait = logins.wait(name)
  if (wait > 0) return err(problem(429, 'too-many-tries', { seconds: Math.ceil(wait / 1000) }))
  const rank = logins.count(address) >= patienceInLine ? 'failed' : familiar.has(address) ? 'familiar' : 'stranger'
  logins.begin(name, logins.count(address) >= patienceWithAddress ? 1 : undefined)
  logins.begin(address)
  const account = accountNamed(login, context.directory.state.accounts.values())
  const isRight = await passwordLine(address, rank, () => verifyPassword(password, account?.password ?? null))
  if (!isRight || account === undefined) return err(problem(401, 'wrong-password', { of: 'sign-in' }))
  logins.takeBack(address)
  if (account.secondFactor === null) {
    logins.succeeded(name)
    return openSession(context, account.id)
  }
  if (code === undefined) {
    logins.takeBack(name)
    return err(problem(401, 'second-factor-needed'))
  }
  const { secret, event } = newSession(context, account.id)
  const done = await withCode(context, account.id, code, () => ok([event]))
  if (!done.ok) return done
  logins.succeeded(name)
  return ok(secret)
}
