import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Problem, problem } from '../http/problem.ts'
import type { AccountEvent } from './events.ts'
import type { Principal } from './principal.ts'
import { hashSecret } from './secrets.ts'
import type { Account, AccountState } from './state.ts'
import { base32, stepsOf } from './totp.ts'

/** What somebody has beside the password: an authenticator, and codes on paper for the day it is lost. */
export type SecondFactor = {
  readonly secret: string
  /** Hashes of the recovery codes that are left. */
  readonly recovery: readonly string[]
  /** The latest time step whose code was used. Older codes stay refused, even if the clock is set back (RFC 6238 5.2). */
  readonly lastUsedStep: number
}

export const withUsedStep = (factor: SecondFactor, step: number): SecondFactor => ({
  ...factor,
  lastUsedStep: Math.max(factor.lastUsedStep, step),
})

const recoveryCodes = 10

/** Eighty bits each, in groups that can be typed from paper: their hashes need no salt. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)).replace(/(.{4})(?=.)/g, '$1-'))

/** As somebody types it: with or without groups, in small letters. */
export const hashRecoveryCode = (typed: string): string => hashSecret(`recovery ${typed.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)

const isRecoveryCode = (typed: string): boolean => typed.replace(/[\s-]/g, '').length === 16

/** The event by which a code is used up; null when it opens nothing. */
const usedBy = ({ id, secondFactor }: Account, typed: string, at: Date): AccountEvent | null => {
  if (secondFactor === null) return null
  if (isRecoveryCode(typed)) {
    const hash = hashRecoveryCode(typed)
    return secondFactor.recovery.includes(hash) ? { kind: 'recovery-code-used', account: id, hash } : null
  }
  const step = stepsOf(secondFactor.secret, typed.replace(/\s/g, ''), at).find((each) => each > secondFactor.lastUsedStep)
  return step === undefined ? null : { kind: 'second-factor-used', account: id, step }
}

/**
 * Uses a code up together with what it allows, or does neither: of two who send the same one, at whatever server, one gets in. Tries are counted for the
 * account, from wherever they come: only who knows the password comes so far.
 */
export const withCode = async (
  { logins, directory, now }: ServerContext,
  account: string,
  typed: string,
  decide: (state: AccountState) => Result<readonly AccountEvent[], Problem>,
): Promise<Result<readonly AccountEvent[], Problem>> => {
  const name = `second factor ${account}`
  const wait = logins.wait(name)
  if (wait > 0) return err(problem(429, 'too-many-tries', { seconds: Math.ceil(wait / 1000) }))
  logins.begin(name)
  const at = now()
  const done = await directory.record(`account:${account}`, at.toISOString(), (state) => {
    const used = usedBy(state.accounts.get(account)!, typed, at)
    if (used === null) return err(wrongCode)
    const decided = decide(state)
    return decided.ok ? ok([used, ...decided.value]) : decided
  })
  if (done.ok || done.error !== wrongCode) logins.succeeded(name)
  return done
}

const wrongCode = problem(401, 'wrong-second-factor')

/** Must somebody set up a second factor before anything else? Tokens were made by somebody who might. */
export const lacksFactor = (state: Readonly<AccountState>, principal: Principal): boolean =>
  state.rules.secondFactor &&
  principal.kind === 'account' &&
  principal.via.kind === 'session' &&
  state.accounts.get(principal.account)?.secondFactor === null
