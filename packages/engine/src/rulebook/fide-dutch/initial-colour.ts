import { asPairedIn } from '../../model/as-paired.ts'
import type { Colour } from '../../model/colour.ts'
import { roundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { shownInRoundOne } from './shown-in-round-one.ts'

/** The initial colour read back from round 1 (E.5), by the numbers players had then; null when round 1 shows no colour. */
export const inferInitialColour = (tournament: Tournament): Colour | null => shownInRoundOne(asPairedIn(tournament, roundNumber(1)))

/** FIDE Dutch 2026 5.1: the initial colour to pair with: as recorded, else as round 1 shows it, else White (no lot was drawn). */
export const initialColourOf = (tournament: Tournament): Colour => tournament.initialColour ?? inferInitialColour(tournament) ?? 'white'
