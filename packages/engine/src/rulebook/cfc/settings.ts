import { type CfcSettings, type CfcVariation, defaultCfcSettings } from '../../model/cfc-settings.ts'
import type { Tournament } from '../../model/tournament.ts'

/** CFC 601, 602: what was announced before the first round; the basic rules where nothing was. */
export const settingsOf = (tournament: Tournament): CfcSettings => tournament.cfc ?? defaultCfcSettings

export const uses = (tournament: Tournament, variation: CfcVariation): boolean => settingsOf(tournament).variations.includes(variation)
