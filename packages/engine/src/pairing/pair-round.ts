import { asPairedIn } from '../model/as-paired.ts'
import type { RoundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { cfc } from '../rulebook/cfc/index.ts'
import { cfcTeam } from '../rulebook/cfc-team/index.ts'
import { fideDutch1998 } from '../rulebook/fide-dutch-1998/index.ts'
import { fideDutch2012 } from '../rulebook/fide-dutch-2012/index.ts'
import { fideDutch2017 } from '../rulebook/fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../rulebook/fide-dutch-2026/index.ts'
import { roundRobin } from '../rulebook/round-robin/index.ts'
import { ssm } from '../rulebook/ssm/index.ts'
import type { PairingSystem } from './pairing-system.ts'
import type { PairingAnswer } from './round-pairing.ts'

/** A round that was paired is paired again from what was known then. */
const fromWhatWasKnown = (system: PairingSystem): PairingSystem => {
  const { steps, warnings } = system
  return {
    ...system,
    pairRound: (tournament, round) => system.pairRound(asPairedIn(tournament, round), round),
    explainer: (tournament, round) => system.explainer(asPairedIn(tournament, round), round),
    ...(steps === undefined ? {} : { steps: (tournament, round) => steps(asPairedIn(tournament, round), round) }),
    ...(warnings === undefined ? {} : { warnings: (tournament, round) => warnings(asPairedIn(tournament, round), round) }),
  }
}

/** Every rulebook of the engine, oldest edition first within a family. */
export const rulebooks: readonly PairingSystem[] = [
  fideDutch1998,
  fideDutch2012,
  fideDutch2017,
  fideDutch2026,
  cfc,
  cfcTeam,
  roundRobin,
  ssm,
].map(fromWhatWasKnown)

/** `fide-dutch-2026`, `cfc` …; null when there is none of that name. */
export const rulebookById = (id: string): PairingSystem | null => rulebooks.find((system) => system.id === id) ?? null

/** Pairs a round by the rulebook named; null when there is none of that name. */
export const pairRound = (tournament: Tournament, round: RoundNumber, rulebook: string): PairingAnswer | null =>
  rulebookById(rulebook)?.pairRound(tournament, round) ?? null
