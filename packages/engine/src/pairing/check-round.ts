import { asPairedIn } from '../model/as-paired.ts'
import type { RoundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { referees } from './referee/index.ts'
import type { Found, KnownToReferee } from './referee/referee.ts'
import type { RoundPairing } from './round-pairing.ts'
import { rulebookById } from './rulebook-of.ts'

export type { KnownToReferee, RefereedBracket } from './referee/referee.ts'

/** What the referee found: rules that are broken, and how good each bracket is (from the top; empty when the pairing is not even complete). */
export type RefereeReport = { readonly rulebook: RulebookId; readonly round: RoundNumber } & Found

/**
 * An independent look at a pairing: is it legal, are colours and boards as they should be, and how far does each bracket fail each criterion?
 * Whether a better pairing exists is not asked. Everything is worked out from the tournament anew, with nothing borrowed from the rulebooks.
 */
export const checkRound = (
  recorded: Tournament,
  round: RoundNumber,
  pairing: RoundPairing,
  rulebook: RulebookId,
  known: KnownToReferee = {},
): RefereeReport => ({ rulebook, round, ...referees[rulebook].check(asRefereed(recorded, round, rulebook), round, pairing, known) })

/** Under the rulebook, as it stood when the round was paired. */
const asRefereed = (recorded: Tournament, round: RoundNumber, rulebook: RulebookId): Tournament => {
  const system = rulebookById(rulebook)
  if (system.traits.pairs !== 'players') return asPairedIn(system.declared(recorded), round)
  const prepared = system.prepare(recorded, round)
  // Numbers that were given anew do not show the initial colour any more; otherwise the referee reads it off the first round for itself.
  return recorded.asPaired === undefined ? { ...prepared, initialColour: recorded.initialColour } : prepared
}
