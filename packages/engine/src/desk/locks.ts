import type { SettingName } from './settings.ts'
import type { DeskState } from './state.ts'

/** Why a setting can no longer change. `confirmable`: the arbiter may insist. */
export type Lock = { readonly setting: SettingName; readonly article: string; readonly reason: string; readonly confirmable: boolean }

const afterStart: readonly SettingName[] = ['rules', 'scoring']

/** Settings that are locked now. What is not listed can be changed freely. */
export const locksOf = (state: DeskState): readonly Lock[] => {
  if (state.settings === null) return []
  const started = state.rounds.length > 0 || state.draft !== null
  if (!started) return []
  return [
    ...afterStart.map(
      (setting): Lock => ({
        setting,
        article: 'C.04.2 1.3',
        reason: 'It is declared before the first round and decides pairings that are made already.',
        confirmable: false,
      }),
    ),
    {
      setting: 'tieBreaks',
      article: 'C.07 2.1',
      reason: 'Tie-breaks are published before the start; changing them now must be the arbiter’s explicit decision.',
      confirmable: true,
    },
    {
      setting: 'numberOfRounds',
      article: 'C.04.1 1',
      reason: 'The number of rounds is declared beforehand; changing it now must be the arbiter’s explicit decision.',
      confirmable: true,
    },
  ]
}
