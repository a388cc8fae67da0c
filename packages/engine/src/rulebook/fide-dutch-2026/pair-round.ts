import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { KeptBrackets } from '../../pairing/kept-brackets.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { pairDutchRound } from '../fide-dutch/pair-round.ts'
import { edition } from './edition.ts'
import { pairBrackets } from './pair-brackets.ts'

/** FIDE Dutch 2026: one round. */
export const pairRound = (tournament: Tournament, round: RoundNumber, initialColour: Colour, kept?: KeptBrackets): PairingAnswer =>
  pairDutchRound(tournament, round, initialColour, edition, pairBrackets, kept)
