import type { RulebookId } from '@zug/engine/model'
import type { BackupFault, Forbidden, NotFound as Missing } from '@zug/messages/console/problems/en'
import type { Gone } from '../hall/ladder.ts'

type Nothing = Readonly<Record<never, never>>

/** Why somebody may not do something that others may, and what is not there: as the catalogue words them. */
export type { Forbidden, NotFound as Missing } from '@zug/messages/console/problems/en'

/** What the server itself answers instead of doing what was asked, and what there is to say of it. Refusals of the desk come beside these. */
export type ProblemData = {
  'not-found': Missing
  forbidden: Forbidden
  'sign-in': Nothing
  'secret-unknown': Nothing
  'cross-site': Nothing
  'wrong-host': Nothing
  'session-needed': { readonly of: 'token' | 'password' | 'second-factor' | 'owner' }
  'wrong-password': { readonly of: 'sign-in' | 'old' }
  'wrong-code': Nothing
  'second-factor-needed': Nothing
  'wrong-second-factor': Nothing
  'second-factor-state': { readonly on: boolean }
  'second-factor-first': { readonly of: 'own' | 'password' }
  'too-many-tries': { readonly seconds: number }
  'login-taken': Nothing
  'set-up-already': Nothing
  'last-owner': Nothing
  'too-many-requests': { readonly of: 'changes' | 'questions' | 'files' | 'everybody' | 'tenant' }
  'too-many-connections': Nothing
  'too-many-streams': Nothing
  'took-too-much': { readonly of: 'time' | 'memory' }
  'too-many': { readonly most: number }
  'address-inside': Nothing
  'too-large': { readonly most: number }
  'invalid-request': { readonly of: 'request' | 'moment' }
  'json-only': Nothing
  'not-json': Nothing
  conflict: { readonly sequence: number }
  'key-used': Nothing
  'record-altered': Nothing
  'record-unreadable': Nothing
  'sections-apart': Nothing
  'section-taken': { readonly section: string }
  disappears: { readonly gone: readonly Gone[] }
  'plan-goes-down': Nothing
  unreadable: Nothing
  abandoned: Nothing
  'backup-unusable': { readonly why: BackupFault }
  'wrong-name': Nothing
  'no-teams': { readonly rulebook: RulebookId }
  'no-explanation': { readonly rulebook: RulebookId }
  'not-so': Nothing
  'not-shown': Nothing
  'no-schedule': Nothing
  'disk-full': Nothing
  'read-only': Nothing
  unreachable: Nothing
  /** `sent`: it may have been done. */
  'no-writer': { readonly sent: boolean }
  'newer-record': Nothing
  'in-use': Nothing
  moving: { readonly seconds: number }
  'data-unusable': Nothing
  internal: Nothing
}

export type ProblemCode = keyof ProblemData
