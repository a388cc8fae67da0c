import { pairsTeams } from '../pairing/description-of.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import { rulebookById } from '../pairing/rulebook-of.ts'
import type { DeskState } from './state.ts'

/** The rulebook of the event. */
export const rulebookAt = ({ settings }: DeskState): PairingSystem => rulebookById(settings!.rules.rulebook)

/** Are teams paired, not players? */
export const isTeamEvent = ({ settings }: DeskState): boolean => pairsTeams(settings!.rules)
