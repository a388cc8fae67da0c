import type { Tournament } from '../../model/tournament.ts'
import { type CfcSettings, type CfcVariation, defaultCfcSettings } from './rules.ts'

/** CFC 601, 602: what was announced before the first round; the basic rules where nothing was. */
export const settingsOf = ({ rules }: Pick<Tournament, 'rules'>): CfcSettings =>
  rules !== null && 'variations' in rules ? rules : defaultCfcSettings

export const uses = (tournament: Tournament, variation: CfcVariation): boolean => settingsOf(tournament).variations.includes(variation)
