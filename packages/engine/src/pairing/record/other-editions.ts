import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { rulebooks } from '../pair-round.ts'
import type { PairingSystem } from '../pairing-system.ts'
import { compareSheets } from './compare-sheets.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** Older procedures try their steps one by one, which takes long in a large field. */
const mostPlayers = 300

const yearOf = (id: string): number => Number(id.slice(-4))

/** Other editions of the same system that pair the round as recorded, the nearest first: then the rules were applied, but not these. */
export const editionsThatAgree = (
  tournament: Tournament,
  round: RoundNumber,
  recorded: Sheet,
  { id }: Pick<PairingSystem, 'id'>,
): readonly PairingSystem[] => {
  const family = /^(.*)-\d{4}$/.exec(id)?.[1]
  if (family === undefined || tournament.players.length > mostPlayers) return []
  return rulebooks
    .filter((other) => other.id !== id && other.id.startsWith(`${family}-`))
    .filter((other) => compareSheets(sheetOf(other.pairRound(tournament, round)), recorded) === null)
    .sort((a, b) => Math.abs(yearOf(a.id) - yearOf(id)) - Math.abs(yearOf(b.id) - yearOf(id)))
}
