import { z } from '@hono/zod-openapi'
import { err, ok } from '@zug/engine/model'
import { endpoint } from '../http/endpoint.ts'
import { notFound, problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { wholeNumberText } from '../http/texts.ts'
import { accountsSchema, auditSchema, createdSchema } from './account-schema.ts'
import { isTaken } from './login-name.ts'
import { hashPassword } from './passwords.ts'
import { actorOf } from './principal.ts'
import { idSchema, newAccountSchema } from './routes.ts'
import { newId } from './secrets.ts'

/** Accounts of the installation: its owner makes them and closes them. */
export const administrationEndpoints = routes({
  'GET /accounts': endpoint({
    summary: 'All accounts',
    least: 'administrator',
    answers: accountsSchema,
    handle: ({ directory }) => ({
      json: {
        accounts: [...directory.state.accounts.values()].map(({ id, login, name, administrator, closed, secondFactor }) => ({
          id,
          login,
          name,
          administrator,
          closed,
          secondFactor: secondFactor !== null,
        })),
        secondFactorRequired: directory.state.rules.secondFactor,
      },
    }),
  }),
  'GET /audit': endpoint({
    summary: 'Who changed what about accounts and access, latest last',
    least: 'administrator',
    query: z.object({ after: wholeNumberText.optional() }),
    answers: auditSchema,
    handle: async ({ directory }, { query }) => {
      const stored = (await directory.history(query.after ?? 0)).slice(0, 1000)
      return { json: { events: stored.map(({ sequence, actor, at, event }) => ({ sequence, actor, at, event: withoutSecrets(event) })) } }
    },
  }),
  'POST /accounts': endpoint({
    summary: 'Make an account',
    least: 'administrator',
    body: newAccountSchema.extend({ administrator: z.boolean().default(false) }),
    answers: createdSchema,
    created: true,
    handle: async (context, { body }, { principal }) => {
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      // A token that was stolen is revoked; an owner that was made with it would stay.
      if (body.administrator && principal.kind === 'account' && principal.via.kind !== 'session')
        return problem(403, 'session-needed', { of: 'owner' })
      const password = await hashPassword(body.password, context.config.passwordCost)
      const id = newId()
      const done = await context.directory.record(actorOf(principal), context.now().toISOString(), ({ accounts }) =>
        isTaken(body.login, accounts.values())
          ? err(problem(409, 'login-taken'))
          : ok([{ kind: 'account-created', id, login: body.login, name: body.name, password, administrator: body.administrator }]),
      )
      return done.ok ? { json: { id } } : done.error
    },
  }),
  'DELETE /accounts/{id}': endpoint({
    summary: 'Close an account: its sessions, tokens and roles end',
    least: 'administrator',
    params: z.object({ id: idSchema }),
    answers: z.object({ closed: z.string() }),
    handle: async ({ directory, now }, { params }, { principal }) => {
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      const done = await directory.record(actorOf(principal), now().toISOString(), ({ accounts }) => {
        const account = accounts.get(params.id)
        if (account === undefined || account.closed) return err(notFound())
        const others = [...accounts.values()].some(({ id, administrator, closed }) => administrator && !closed && id !== account.id)
        if (account.administrator && !others) return err(problem(409, 'last-owner'))
        return ok([{ kind: 'account-closed', account: account.id }])
      })
      return done.ok ? { json: { closed: params.id } } : done.error
    },
  }),
})

const secrets: readonly string[] = ['password', 'secret', 'recovery', 'hash', 'step']

const withoutSecrets = (event: object): object => Object.fromEntries(Object.entries(event).filter(([name]) => !secrets.includes(name)))
