import type { EventTemplate } from '../copies/template.ts'
import { addDevice, type Devices, removeDevicesOf } from './devices.ts'
import type { AccessLink, AccountEvent, ApiToken, Webhook } from './events.ts'
import type { BoardRange, Role } from './roles.ts'
import { type SecondFactor, withUsedStep } from './second-factor.ts'

export type Account = {
  readonly id: string
  readonly login: string
  readonly name: string
  readonly password: string
  readonly administrator: boolean
  readonly closed: boolean
  readonly secondFactor: SecondFactor | null
}
export type Session = { readonly id: string; readonly account: string; readonly secret: string; readonly until: string }
export type Member = { readonly role: Role; readonly boards: BoardRange | null }

/** A tournament that was deleted: who it was for, as it will be again when it is restored. */
export type Deleted = {
  readonly account: string
  readonly at: string
  readonly members: Map<string, Member>
  readonly visible: boolean
}

/** What holds now. Folded in place: it is read by every request and may hold many sessions. */
export type AccountState = {
  readonly accounts: Map<string, Account>
  /** By the hash of their secret, since that is what a request brings. */
  readonly sessions: Map<string, Session>
  readonly devices: Devices
  readonly tokens: Map<string, ApiToken>
  /** Links of `zug link` that are not used yet: until when, by the hash of their secret. */
  readonly tickets: Map<string, string>
  readonly links: Map<string, AccessLink>
  /** Links that were revoked, by identifier: they do not come back. */
  readonly revoked: Set<string>
  /** What every link was called that ever was, for the history. */
  readonly labels: Map<string, string>
  /** By tournament, then account. */
  readonly members: Map<string, Map<string, Member>>
  /** Who made somebody what they are: by tournament, then account, the account that did. */
  readonly givers: Map<string, Map<string, string>>
  readonly visible: Set<string>
  /** How often that changed: pages name other tournaments too. */
  readonly visibility: { changes: number }
  readonly deleted: Map<string, Deleted>
  /** By identifier. */
  readonly templates: Map<string, EventTemplate>
  readonly webhooks: Map<string, Webhook>
  /** Of the installation. */
  readonly rules: { secondFactor: boolean }
}

export const emptyAccounts = (): AccountState => ({
  accounts: new Map(),
  sessions: new Map(),
  devices: new Map(),
  tokens: new Map(),
  tickets: new Map(),
  links: new Map(),
  revoked: new Set(),
  labels: new Map(),
  members: new Map(),
  givers: new Map(),
  visible: new Set(),
  visibility: { changes: 0 },
  deleted: new Map(),
  templates: new Map(),
  webhooks: new Map(),
  rules: { secondFactor: false },
})

/** Whether anybody can sign in with a password. */
export const hasPasswords = ({ accounts }: Readonly<AccountState>): boolean =>
  [...accounts.values()].some(({ password, closed }) => password !== '' && !closed)

/** An owner who has no password yet. */
export const localOwner = ({ accounts }: Readonly<AccountState>): Account | null =>
  [...accounts.values()].find(({ administrator, password, closed }) => administrator && !closed && password === '') ?? null

/** Does the printed link lead anywhere? Not once the owner has a password. */
export const mayEnter = (state: Readonly<AccountState>): boolean => state.accounts.size === 0 || localOwner(state) !== null

/** What an actor's name follows where a record came from a file. */
export const fromFile = 'file'

/** An actor as people know it. */
export const nameOfActor = ({ accounts, labels }: Readonly<AccountState>, actor: string): string => {
  const [kind, id] = actor.split(':')
  if (kind === 'account') return accounts.get(id ?? '')?.name ?? actor
  if (kind === 'link') return labels.get(id ?? '') ?? actor
  // Somebody of another desk, or of a backup: an account there is none here.
  if (kind === fromFile) return actor.slice(fromFile.length + 1)
  return actor
}

const dropWhere = <T>(map: Map<string, T>, gone: (value: T) => boolean): void => {
  for (const [key, value] of map) if (gone(value)) map.delete(key)
}

const changeAccount = ({ accounts }: AccountState, id: string, changes: Partial<Account>): void => {
  const account = accounts.get(id)
  if (account !== undefined) accounts.set(id, { ...account, ...changes })
}

const changeFactor = (state: AccountState, id: string, change: (factor: SecondFactor) => SecondFactor): void => {
  const factor = state.accounts.get(id)?.secondFactor ?? null
  if (factor !== null) changeAccount(state, id, { secondFactor: change(factor) })
}

/** A new password and a closed account end every session and token of the account, and forget its devices. */
const signOut = (state: AccountState, account: string): void => {
  dropWhere(state.sessions, (session) => session.account === account)
  removeDevicesOf(state.devices, account)
  dropWhere(state.tokens, (token) => token.account === account)
}

/** What is over opens nothing any more; nobody needs to keep it in memory. */
export const prune = ({ sessions, links, tickets }: AccountState, now: string): void => {
  dropWhere(tickets, (until) => until <= now)
  dropWhere(sessions, ({ until }) => until <= now)
  dropWhere(links, ({ until }) => until <= now)
}

/** `actor`: whose doing it is. */
export const fold = (state: AccountState, event: AccountEvent, actor: string): void => {
  switch (event.kind) {
    case 'account-created': {
      const { kind: _, ...account } = event
      state.accounts.set(event.id, { ...account, closed: false, secondFactor: null })
      return
    }
    case 'password-changed':
      changeAccount(state, event.account, { password: event.password })
      signOut(state, event.account)
      return
    case 'account-claimed': {
      const { login, name, password } = event
      changeAccount(state, event.account, { login, name, password })
      return
    }
    case 'account-closed':
      changeAccount(state, event.account, { closed: true, password: '', secondFactor: null })
      signOut(state, event.account)
      for (const members of state.members.values()) members.delete(event.account)
      for (const { members } of state.deleted.values()) members.delete(event.account)
      return
    case 'second-factor-set':
      changeAccount(state, event.account, { secondFactor: { secret: event.secret, recovery: event.recovery, lastUsedStep: 0 } })
      dropWhere(state.sessions, ({ account, id }) => account === event.account && id !== event.session)
      return
    case 'second-factor-used':
      changeFactor(state, event.account, (factor) => withUsedStep(factor, event.step))
      return
    case 'recovery-codes-made':
      changeFactor(state, event.account, (factor) => ({ ...factor, recovery: event.recovery }))
      return
    case 'recovery-code-used':
      changeFactor(state, event.account, (factor) => ({ ...factor, recovery: factor.recovery.filter((hash) => hash !== event.hash) }))
      return
    case 'second-factor-removed':
      changeAccount(state, event.account, { secondFactor: null })
      return
    case 'second-factor-reset':
      changeAccount(state, event.account, { secondFactor: null })
      dropWhere(state.sessions, ({ account }) => account === event.account)
      return
    case 'second-factor-required':
      state.rules.secondFactor = event.required
      return
    case 'session-opened':
      state.sessions.set(event.secret, event)
      return
    case 'sign-in-link-made':
      state.tickets.set(event.secret, event.until)
      return
    case 'sign-in-link-used':
      state.tickets.delete(event.secret)
      return
    case 'session-closed':
      dropWhere(state.sessions, ({ id }) => id === event.id)
      return
    case 'device-remembered':
      addDevice(state.devices, event.account, event.secret)
      return
    case 'token-made':
      state.tokens.set(event.secret, event)
      return
    case 'token-revoked':
      dropWhere(state.tokens, ({ id }) => id === event.id)
      return
    case 'role-given': {
      const member = { role: event.role, boards: event.boards }
      const givers = state.givers.get(event.tournament) ?? new Map<string, string>()
      state.givers.set(event.tournament, givers.set(event.account, actor.replace(/^account:/, '')))
      const deleted = state.deleted.get(event.tournament)
      if (deleted !== undefined) {
        deleted.members.set(event.account, member)
        return
      }
      const members = state.members.get(event.tournament) ?? new Map<string, Member>()
      state.members.set(event.tournament, members.set(event.account, member))
      return
    }
    case 'role-taken':
      state.members.get(event.tournament)?.delete(event.account)
      return
    case 'visibility-set':
      state.visibility.changes += 1
      if (event.visible) state.visible.add(event.tournament)
      else state.visible.delete(event.tournament)
      return
    case 'tournament-deleted': {
      const { tournament, account, at } = event
      const members = state.members.get(tournament) ?? new Map<string, Member>()
      state.deleted.set(tournament, { account, at, members, visible: state.visible.has(tournament) })
      state.members.delete(tournament)
      state.visible.delete(tournament)
      state.visibility.changes += 1
      return
    }
    case 'tournament-restored': {
      const deleted = state.deleted.get(event.tournament)
      if (deleted === undefined) return
      state.deleted.delete(event.tournament)
      state.members.set(event.tournament, deleted.members)
      if (deleted.visible) state.visible.add(event.tournament)
      state.visibility.changes += 1
      return
    }
    case 'tournament-copied':
      return
    case 'template-kept':
      state.templates.set(event.id, event)
      return
    case 'template-removed':
      state.templates.delete(event.id)
      return
    case 'link-made':
      state.links.set(event.secret, event)
      state.labels.set(event.id, event.label)
      return
    case 'link-revoked':
      state.revoked.add(event.id)
      dropWhere(state.links, ({ id }) => id === event.id)
      return
    case 'webhook-made':
      state.webhooks.set(event.id, event)
      return
    case 'webhook-removed':
      state.webhooks.delete(event.id)
      return
  }
}
