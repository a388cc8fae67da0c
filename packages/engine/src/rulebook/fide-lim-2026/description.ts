import type { Description } from '../../pairing/pairing-system.ts'
import { individualDescription } from '../fide-individual.ts'
import { type LimRules, limDefaults, limSettings } from './rules.ts'

/** Lim is a word for a limit of ratings as well: as a system it stands in brackets or before what it is. */
const words = /\bLIM (SWISS|SYSTEM)\b|\(LIM\b/

export const description: Description<LimRules> = {
  ...individualDescription('Lim', 'C.04.4.3', limDefaults, limSettings, { voice: 'both-ways', readsRatings: true }, words),
  floatsForfeited: ({ forfeitedGamesFloat }) => forfeitedGamesFloat,
}
