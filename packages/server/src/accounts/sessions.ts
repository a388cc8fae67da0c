import { err, ok, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Problem, problem } from '../http/problem.ts'
import { knownDevice, rememberDevice } from './devices.ts'
import { accountNamed, isTaken, loginName } from './login-name.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { withCode } from './second-factor.ts'
import { hashSecret, newId, newSecret } from './secrets.ts'

export const inDays = (context: ServerContext, days: number): string => new Date(context.now().getTime() + days * 86_400_000).toISOString()

/** The secrets of the two cookies that a browser gets when somebody signs in. */
export type SignedIn = { readonly session: string; readonly device: string }

const newSession = (context: ServerContext, account: string, deviceCookie: string | undefined) => {
  const session = newSecret('session')
  const until = inDays(context, context.config.sessionDays)
  const { device, events } = rememberDevice(context.directory.state, account, deviceCookie)
  const opened = { kind: 'session-opened', id: newId(), account, secret: hashSecret(session), until } as const
  return { signedIn: { session, device }, events: [opened, ...events] }
}

export const openSession = async (
  context: ServerContext,
  account: string,
  deviceCookie: string | undefined,
): Promise<Result<SignedIn, Problem>> => {
  const { signedIn, events } = newSession(context, account, deviceCookie)
  const done = await context.directory.record(`account:${account}`, context.now().toISOString(), () => ok(events))
  return done.ok ? ok(signedIn) : done
}

export type NewAccount = { readonly login: string; readonly name: string; readonly password: string }

/** The very first account owns the installation; of two who try at once one wins. */
export const setUpOwner = async (
  context: ServerContext,
  given: NewAccount,
  deviceCookie: string | undefined,
): Promise<Result<SignedIn, Problem>> => {
  if (context.directory.state.accounts.size > 0) return err(alreadySetUp)
  const password = await hashPassword(given.password, context.config.passwordCost)
  const id = newId()
  const done = await context.directory.record(`account:${id}`, context.now().toISOString(), ({ accounts }) =>
    accounts.size > 0
      ? err(alreadySetUp)
      : ok([{ kind: 'account-created', id, login: given.login, name: given.name, password, administrator: true }]),
  )
  return done.ok ? openSession(context, id, deviceCookie) : done
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
  deviceCookie: string | undefined,
): Promise<Result<SignedIn, Problem>> => {
  const { logins, familiar, passwordLine, directory } = context
  const account = accountNamed(login, directory.state.accounts.values())
  // Failures of others behind the same address do not count against a device on which this account has signed in before.
  const device = account === undefined ? null : knownDevice(directory.state, account.id, deviceCookie)
  const source = device === null ? address : `device ${device}`
  const name = `${loginName(login)} ${source}`
  const wait = logins.wait(name)
  if (wait > 0) return err(problem(429, 'too-many-tries', { seconds: Math.ceil(wait / 1000) }))
  const rank = logins.count(source) >= patienceInLine ? 'failed' : device !== null || familiar.has(address) ? 'familiar' : 'stranger'
  logins.begin(name, logins.count(source) >= patienceWithAddress ? 1 : undefined)
  logins.begin(source)
  const isRight = await passwordLine(address, rank, () => verifyPassword(password, account?.password ?? null))
  if (!isRight || account === undefined) return err(problem(401, 'wrong-password', { of: 'sign-in' }))
  logins.takeBack(source)
  if (account.secondFactor === null) {
    logins.succeeded(name)
    return openSession(context, account.id, deviceCookie)
  }
  if (code === undefined) {
    logins.takeBack(name)
    return err(problem(401, 'second-factor-needed'))
  }
  const { signedIn, events } = newSession(context, account.id, deviceCookie)
  const done = await withCode(context, account.id, code, () => ok(events))
  if (!done.ok) return done
  logins.succeeded(name)
  return ok(signedIn)
}
