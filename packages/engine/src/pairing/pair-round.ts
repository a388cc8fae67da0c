import type { RoundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingAnswer } from './round-pairing.ts'
import { rulebookById, rulebookOf } from './rulebook-of.ts'

/** Pairs a round by the tournament's own rulebook, or by the one named. */
export const pairRound = (tournament: Tournament, round: RoundNumber, rulebook?: RulebookId): PairingAnswer =>
  (rulebook === undefined ? rulebookOf(tournament) : rulebookById(rulebook)).pairRound(tournament, round)
