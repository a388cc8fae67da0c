import type { Of } from '../work/fair-line.ts'
import type { AccountState } from './state.ts'

/** Whom an event belongs to, by whom limits and turns are counted: its owner; without one the installation, which is nobody's name. */
export const tenantOf = ({ members }: Pick<AccountState, 'members'>, tournament: string): string => {
  for (const [account, { role }] of members.get(tournament) ?? []) if (role === 'owner') return account
  return ''
}

/** The same where there is anybody to share with; null where all events belong to one account. */
export const tenantAmong = (state: Pick<AccountState, 'members' | 'accounts'>, tournament: string): string | null =>
  state.accounts.size > 1 ? tenantOf(state, tournament) : null

export const ofTournament = (state: Pick<AccountState, 'members'>, tournament: string): Of => ({
  tenant: tenantOf(state, tournament),
  tournament,
})
