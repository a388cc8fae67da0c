import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingSystem } from '../pairing-system.ts'
import { rulebooks } from '../rulebook-of.ts'
import { compareSheets } from './compare-sheets.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** Older procedures try their steps one by one, which takes long in a large field. */
const mostPlayers = 300

/** Other editions of the same system that pair the round as recorded, the nearest first: then the rules were applied, but not these. */
export const editionsThatAgree = (
  tournament: Tournament,
  round: RoundNumber,
  recorded: Sheet,
  { id, traits }: Pick<PairingSystem, 'id' | 'traits'>,
): readonly PairingSystem[] => {
  const { family, edition } = traits
  if (edition === null || tournament.players.length > mostPlayers) return []
  const away = (other: PairingSystem): number => Math.abs((other.traits.edition?.year ?? 0) - edition.year)
  return rulebooks
    .filter((other) => other.id !== id && other.traits.family === family)
    .filter((other) => compareSheets(sheetOf(other.pairRound(tournament, round)), recorded) === null)
    .sort((a, b) => away(a) - away(b))
}
