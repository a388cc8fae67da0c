import type { DeskState } from '@zug/engine/desk'
import type { BoardRange, Role } from './roles.ts'
import { hashSecret, kindOfSecret } from './secrets.ts'
import type { AccountState } from './state.ts'

/** Who a request comes from. */
export type Principal =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'account'
      readonly account: string
      readonly name: string
      readonly administrator: boolean
      /** The session, or the token. */
      readonly via: { readonly kind: 'session' | 'token'; readonly id: string }
      readonly readOnly: boolean
      /** A token may be good for one tournament only. */
      readonly only: string | null
    }
  | {
      readonly kind: 'helper'
      readonly link: string
      readonly name: string
      readonly tournament: string
      readonly boards: BoardRange
      readonly checkIn?: boolean
    }
  | {
      readonly kind: 'board'
      readonly link: string
      readonly name: string
      readonly tournament: string
      /** The link is of this player in this round: on which board follows from the current publication (see `boardOf`). */
      readonly round: number
      readonly player: number
    }

export const nobody: Principal = { kind: 'nobody' }

/** Who a secret belongs to; null when it is unknown, revoked or over. */
export const principalOf = (state: Readonly<AccountState>, secret: string, now: string): Principal | null => {
  const hash = hashSecret(secret)
  switch (kindOfSecret(secret)) {
    case 'session': {
      const session = state.sessions.get(hash)
      if (session === undefined || session.until <= now) return null
      return accountPrincipal(state, session.account, { kind: 'session', id: session.id }, false, null)
    }
    case 'token': {
      const token = state.tokens.get(hash)
      if (token === undefined || (token.until !== null && token.until <= now)) return null
      return accountPrincipal(state, token.account, { kind: 'token', id: token.id }, token.readOnly, token.tournament)
    }
    case 'link': {
      const link = state.links.get(hash)
      if (link === undefined || link.until <= now || state.deleted.has(link.tournament)) return null
      const { may, id, tournament, label } = link
      const of = { link: id, name: label, tournament }
      return may.kind === 'helper' ? { ...may, ...of } : { kind: 'board', round: may.round, player: may.player, ...of }
    }
    case 'entrance':
    case 'device':
    case null:
      return null
  }
}

const accountPrincipal = (
  state: Readonly<AccountState>,
  id: string,
  via: { readonly kind: 'session' | 'token'; readonly id: string },
  readOnly: boolean,
  only: string | null,
): Principal | null => {
  const account = state.accounts.get(id)
  if (account === undefined || account.closed) return null
  return { kind: 'account', account: id, name: account.name, administrator: account.administrator, via, readOnly, only }
}

/** As kept with every event. Names change; this does not. */
export const actorOf = (principal: Principal): string => {
  switch (principal.kind) {
    case 'nobody':
      return 'nobody'
    case 'account':
      return `account:${principal.account}`
    case 'helper':
    case 'board':
      return `link:${principal.link}`
  }
}

/** Where the player of a link sits in its round now, from 0; -1: nowhere, or the round is not published. Amendments and new publications move players. */
export const boardOf = (
  { rounds }: Pick<DeskState, 'rounds'>,
  { round, player }: { readonly round: number; readonly player: number },
): number =>
  rounds.find((entry) => entry.round === round)?.boards.findIndex(({ white, black }) => white === player || black === player) ?? -1

/** What a principal is in one tournament. */
export type Standing = { readonly role: Role | null; readonly boards: BoardRange | null; readonly visible: boolean }

export const standingOf = (state: Readonly<AccountState>, principal: Principal, tournament: string): Standing => {
  const open = state.visible.has(tournament)
  const none: Standing = { role: null, boards: null, visible: open }
  switch (principal.kind) {
    case 'nobody':
      return none
    case 'account': {
      if (principal.only !== null && principal.only !== tournament) return none
      if (state.deleted.has(tournament)) return none
      if (principal.administrator) return { role: 'owner', boards: null, visible: true }
      const member = state.members.get(tournament)?.get(principal.account)
      return member === undefined ? none : { ...member, visible: true }
    }
    case 'helper':
      return principal.tournament === tournament ? { role: 'helper', boards: principal.boards, visible: true } : none
    case 'board':
      return principal.tournament === tournament ? { role: 'viewer', boards: null, visible: true } : none
  }
}

/** Was it deleted, and was it something they could see until then? Whoever could not learns nothing. */
export const sawDeleted = (state: Readonly<AccountState>, principal: Principal, tournament: string): boolean => {
  const deleted = state.deleted.get(tournament)
  if (deleted === undefined) return false
  if (deleted.visible) return true
  if (principal.kind !== 'account' || (principal.only !== null && principal.only !== tournament)) return false
  return principal.administrator || deleted.members.has(principal.account)
}
