import type { CfcSettings } from '../model/cfc-settings.ts'
import type { RoundRobinSettings } from '../model/round-robin-settings.ts'
import { type ScoringSystem, standardScoring } from '../model/scoring.ts'
import type { SsmSettings } from '../model/ssm-settings.ts'
import { emptyInfo, type Parity, type TournamentInfo } from '../model/tournament.ts'

/** What the organiser declares about an event. Which of it may still change is said by locks.ts. */
export type DeskSettings = {
  readonly info: TournamentInfo
  /** The event this is a section of, and the section's name; null when it stands alone. */
  readonly section: { readonly event: string; readonly name: string } | null
  readonly rulebook: string
  readonly numberOfRounds: number
  readonly scoring: ScoringSystem
  readonly acceleration: 'baku' | null
  readonly parity: Parity
  readonly colourless: boolean
  /** Codes of the tie-breaks in order. */
  readonly tieBreaks: readonly string[]
  /** Number on the first board, so that sections can share a hall. */
  readonly firstBoard: number
  /** A result that a player reports counts only when the opponent has confirmed it. */
  readonly confirmResults: boolean
  /** Teams are paired, not players. */
  readonly teamEvent: boolean
  readonly ssm: SsmSettings | null
  readonly cfc: CfcSettings | null
  readonly roundRobin: RoundRobinSettings | null
}

export const defaultDeskSettings: DeskSettings = Object.freeze({
  info: emptyInfo,
  section: null,
  rulebook: 'fide-dutch-2026',
  numberOfRounds: 7,
  scoring: standardScoring,
  acceleration: null,
  parity: 'paired-participants',
  colourless: false,
  tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'],
  firstBoard: 1,
  confirmResults: false,
  teamEvent: false,
  ssm: null,
  cfc: null,
  roundRobin: null,
})

export type SettingName = keyof DeskSettings
