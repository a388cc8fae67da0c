import type { Tournament } from '../../model/tournament.ts'
import type { SettingField } from '../../pairing/setting-field.ts'
import { type CfcSettings, cfcSettings, defaultCfcSettings } from '../cfc/rules.ts'

/** What the regulations say of the boards of a team. */
export type TeamSettings = {
  /** 643: rating points by which boards of a team may be out of order. */
  readonly boardTolerance: number
  /** 644: rating points between an unrated top or bottom board and the board next to it. */
  readonly unratedGap: number
}

const defaultTeamSettings: TeamSettings = Object.freeze({ boardTolerance: 0, unratedGap: 50 })

export type CfcTeamRules = { readonly rulebook: 'cfc-team' } & CfcSettings & TeamSettings

export const cfcTeamDefaults: CfcTeamRules = Object.freeze({ rulebook: 'cfc-team', ...defaultCfcSettings, ...defaultTeamSettings })

export const cfcTeamSettings: readonly SettingField<keyof (CfcSettings & TeamSettings)>[] = [
  ...cfcSettings,
  { name: 'boardTolerance', kind: 'whole', least: 0, most: 9999 },
  { name: 'unratedGap', kind: 'whole', least: 0, most: 9999 },
]

/** What is declared; of any other event of teams, the defaults. */
export const teamSettingsOf = ({ rules }: Pick<Tournament, 'rules'>): TeamSettings =>
  rules !== null && 'unratedGap' in rules ? rules : defaultTeamSettings
