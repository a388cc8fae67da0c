import { z } from '@hono/zod-openapi'
import { err, ok, type Result } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import { type Caller, endpoint } from '../http/endpoint.ts'
import { notFound, type Problem, problem } from '../http/problem.ts'
import { qrSvg } from '../http/qr.ts'
import { routes } from '../http/routes.ts'
import { newSecondFactorSchema, recoverySchema } from './account-schema.ts'
import { verifyPassword } from './passwords.ts'
import { actorOf, type Principal } from './principal.ts'
import { idSchema, secondFactorCode } from './routes.ts'
import { hashRecoveryCode, newRecoveryCodes, withCode } from './second-factor.ts'
import type { Account } from './state.ts'
import { newTotpSecret, stepsOf, totpAddress, totpSecretForm } from './totp.ts'

const sessionNeeded = problem(403, 'session-needed', { of: 'second-factor' })
const on = problem(409, 'second-factor-state', { on: true })
const off = problem(409, 'second-factor-state', { on: false })

type InSession = Extract<Principal, { kind: 'account' }>

/** A token can be stolen from a program: what it opens by itself does not become more. */
const inSession = ({ principal }: Caller): InSession | null =>
  principal.kind === 'account' && principal.via.kind === 'session' ? principal : null

const accountOf = ({ directory }: ServerContext, { account }: InSession): Account => directory.state.accounts.get(account)!

/** The person once more, since a browser may stand open. Tries are counted as those to change the password are. */
const provePassword = async (context: ServerContext, account: Account, typed: string, address: string): Promise<Problem | null> => {
  if (account.password === '') return problem(409, 'second-factor-first', { of: 'password' })
  const name = `password ${account.id} ${address}`
  const wait = context.logins.wait(name)
  if (wait > 0) return problem(429, 'too-many-tries', { seconds: Math.ceil(wait / 1000) })
  context.logins.begin(name)
  if (!(await verifyPassword(typed, account.password))) return problem(422, 'wrong-password', { of: 'old' })
  context.logins.succeeded(name)
  return null
}

const password = z.string().max(200)
const proof = z.strictObject({ password, code: secondFactorCode.openapi({ description: 'Of the authenticator, or a recovery code' }) })

const freshCodes = () => {
  const recovery = newRecoveryCodes()
  return { recovery, hashes: recovery.map(hashRecoveryCode) }
}

/** A second factor beside the password (RFC 6238), switched on by the person. */
export const secondFactorEndpoints = routes({
  'POST /second-factor/secret': endpoint({
    summary: 'A new secret for an authenticator, as text and as a QR code; nothing changes before it is sent back with a code',
    least: 'account',
    enrolling: true,
    answers: newSecondFactorSchema,
    created: true,
    handle: (context, _, caller) => {
      const principal = inSession(caller)
      if (principal === null) return sessionNeeded
      const { login } = accountOf(context, principal)
      const secret = newTotpSecret()
      const uri = totpAddress(secret, login, `Zug ${new URL(caller.origin).host}`)
      return { json: { secret, uri, qr: qrSvg(uri) } }
    },
  }),
  'PUT /second-factor': endpoint({
    summary: 'Switch the second factor on; other sessions of the account end, and recovery codes are shown',
    least: 'account',
    enrolling: true,
    body: z.strictObject({ password, secret: z.string().regex(totpSecretForm), code: secondFactorCode }),
    answers: recoverySchema,
    handle: async (context, { body }, caller) => {
      const principal = inSession(caller)
      if (principal === null) return sessionNeeded
      const account = accountOf(context, principal)
      if (account.secondFactor !== null) return on
      const wrong = await provePassword(context, account, body.password, caller.address)
      if (wrong !== null) return wrong
      const [step] = stepsOf(body.secret, body.code.replace(/\s/g, ''), context.now())
      if (step === undefined) return problem(422, 'wrong-second-factor')
      const { recovery, hashes } = freshCodes()
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), ({ accounts }) =>
        accounts.get(account.id)?.secondFactor === null
          ? ok([
              { kind: 'second-factor-set', account: account.id, session: principal.via.id, secret: body.secret, recovery: hashes },
              { kind: 'second-factor-used', account: account.id, step },
            ])
          : err(on),
      )
      return done.ok ? { json: { recovery } } : done.error
    },
  }),
  'POST /second-factor/recovery': endpoint({
    summary: 'New recovery codes; those of before are good no more',
    least: 'account',
    body: proof,
    answers: recoverySchema,
    created: true,
    handle: async (context, { body }, caller) => {
      const { recovery, hashes } = freshCodes()
      const done = await proven(context, caller, body, (account) => ({ kind: 'recovery-codes-made', account, recovery: hashes }))
      return done.ok ? { json: { recovery } } : done.error
    },
  }),
  'POST /second-factor/off': endpoint({
    summary: 'Switch the second factor off',
    least: 'account',
    body: proof,
    answers: z.object({ on: z.literal(false) }),
    created: true,
    handle: async (context, { body }, caller) => {
      const done = await proven(context, caller, body, (account) => ({ kind: 'second-factor-removed', account }))
      return done.ok ? { json: { on: false as const } } : done.error
    },
  }),
  'DELETE /accounts/{id}/second-factor': endpoint({
    summary: "Take somebody's second factor away because it was lost; their sessions end",
    least: 'administrator',
    params: z.object({ id: idSchema }),
    answers: z.object({ reset: z.string() }),
    handle: async ({ directory, now }, { params }, caller) => {
      const principal = inSession(caller)
      if (principal === null) return sessionNeeded
      const done = await directory.record(actorOf(principal), now().toISOString(), ({ accounts }) => {
        const account = accounts.get(params.id)
        if (account === undefined || account.closed) return err(notFound({ what: 'account' }))
        // Whoever has their own at hand switches it off with it: a browser left open must not be enough.
        if (account.id === principal.account) return err(problem(403, 'forbidden', { because: 'own-factor' }))
        return account.secondFactor === null ? err(off) : ok([{ kind: 'second-factor-reset', account: account.id }])
      })
      return done.ok ? { json: { reset: params.id } } : done.error
    },
  }),
  'PUT /second-factor/required': endpoint({
    summary: 'Whether every account of the installation needs a second factor',
    least: 'administrator',
    body: z.strictObject({ required: z.boolean() }),
    answers: z.object({ required: z.boolean() }),
    handle: async ({ directory, now }, { body }, caller) => {
      const principal = inSession(caller)
      if (principal === null) return sessionNeeded
      const { required } = body
      const done = await directory.record(actorOf(principal), now().toISOString(), ({ accounts, rules }) => {
        // Else the one who can take it back would be the first to be locked out.
        if (required && accounts.get(principal.account)?.secondFactor === null)
          return err(problem(409, 'second-factor-first', { of: 'own' }))
        return ok(rules.secondFactor === required ? [] : [{ kind: 'second-factor-required', required }])
      })
      return done.ok ? { json: { required } } : done.error
    },
  }),
})

/** By the password and a code together. */
const proven = async (
  context: ServerContext,
  caller: Caller,
  body: z.output<typeof proof>,
  event: (
    account: string,
  ) =>
    | { readonly kind: 'recovery-codes-made'; readonly account: string; readonly recovery: readonly string[] }
    | { readonly kind: 'second-factor-removed'; readonly account: string },
): Promise<Result<unknown, Problem>> => {
  const principal = inSession(caller)
  if (principal === null) return err(sessionNeeded)
  const account = accountOf(context, principal)
  if (account.secondFactor === null) return err(off)
  const wrong = await provePassword(context, account, body.password, caller.address)
  if (wrong !== null) return err(wrong)
  const done = await withCode(context, account.id, body.code, () => ok([event(account.id)]))
  // A wrong code is no reason to sign in anew.
  return done.ok || done.error.code !== 'wrong-second-factor' ? done : err(problem(422, 'wrong-second-factor'))
}
