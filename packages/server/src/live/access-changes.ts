import { accountStream } from '../accounts/directory.ts'
import type { AccountEvent } from '../accounts/events.ts'
import type { Hub } from './hub.ts'
import type { Signals } from './signals.ts'

/** What may change what somebody is, in a tournament they have open. Signing in changes nothing for pages that are. */
const changing: ReadonlySet<string> = new Set<AccountEvent['kind']>([
  'role-given',
  'role-taken',
  'visibility-set',
  'tournament-deleted',
  'tournament-restored',
  'account-closed',
  'session-closed',
  'password-changed',
  'token-revoked',
  'link-revoked',
])

/** Lets every open stream look again at what its reader may have, as soon as access has changed, at this process or another. After the directory has read it. */
export const startAccessChanges = (hub: Hub, signals: Signals): (() => void) =>
  hub.watch((stream, events) => {
    if (stream === accountStream && events.some(({ event }) => changing.has(event.kind))) signals.lookAgain()
  })
