import { pairsTeams } from '../pairing/description-of.ts'
import type { DeskState } from './state.ts'

/** Settings that are declared before the first round. */
export type LockedSetting = 'rules' | 'scoring' | 'tieBreaks' | 'numberOfRounds' | 'boardsPerMatch'

/** `decides-pairings`: pairings that are made already follow from it. `announced`: people rely on it. */
export type LockReason = 'decides-pairings' | 'announced'

/** Why a setting can no longer change. `confirmable`: the arbiter may insist. */
export type Lock = {
  readonly setting: LockedSetting
  readonly article: string
  readonly reason: LockReason
  readonly confirmable: boolean
}

const locks: readonly Lock[] = [
  { setting: 'rules', article: 'C.04.2 1.3', reason: 'decides-pairings', confirmable: false },
  { setting: 'scoring', article: 'C.04.2 1.3', reason: 'decides-pairings', confirmable: false },
  { setting: 'boardsPerMatch', article: 'C.04.2 1.3', reason: 'decides-pairings', confirmable: false },
  { setting: 'tieBreaks', article: 'C.07 2.1', reason: 'announced', confirmable: true },
  { setting: 'numberOfRounds', article: 'C.04.1 1', reason: 'announced', confirmable: true },
]

/** Settings that are locked now. What is not listed can be changed freely. */
export const locksOf = ({ settings, rounds, draft }: DeskState): readonly Lock[] => {
  if (settings === null || (rounds.length === 0 && draft === null)) return []
  return pairsTeams(settings.rules) ? locks : locks.filter(({ setting }) => setting !== 'boardsPerMatch')
}
