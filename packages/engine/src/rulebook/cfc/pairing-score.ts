import { virtualPointsIn } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { pointsFor, type ScoringSystem } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { CfcVariation } from './rules.ts'
import { settingsOf } from './settings.ts'

/** CFC 616, 616.1: the scoring declared, in which the bye is worth a win, or half a point where that is announced. */
export const scoringUnder = (declared: ScoringSystem, variations: readonly CfcVariation[]): ScoringSystem => {
  const bye = pointsFromTenths(Math.floor(declared.forfeitWin / 2))
  return variations.includes('616.1') && declared.pairingAllocatedBye !== bye ? { ...declared, pairingAllocatedBye: bye } : declared
}

/**
 * CFC 614, 616: the scores with which a player was, or is to be, paired in rounds 1 to `rounds`, in tenths. A late entrant may have a pairing score: points
 * added for pairing only (`virtualPoints`).
 */
export const pairingScores = (tournament: Tournament, player: Player, rounds: number): readonly number[] => {
  const scoring = scoringUnder(tournament.scoring, settingsOf(tournament).variations)
  let sum = 0
  return Array.from({ length: rounds }, (_, index) => {
    if (index > 0) sum += pointsFor(asCounted(tournament, player, index), scoring)
    return sum + virtualPointsIn(tournament, player.id, (index + 1) as RoundNumber)
  })
}

/**
 * CFC 617, 617.1: the outcome of a round as it counts for pairing. An unfinished game counts as a draw unless the director has said who is winning it, or has
 * adjudicated it.
 */
export const asCounted = (tournament: Tournament, player: Player, round: number): Outcome => {
  const outcome = player.outcomes[round - 1] ?? absent
  if (outcome.kind !== 'game' || outcome.result !== 'adjourned') return outcome
  const { adjudications } = settingsOf(tournament)
  const own = adjudications.find((each) => each.round === round && each.player === player.id)
  if (own !== undefined) return { ...outcome, result: own.result }
  const other = adjudications.find((each) => each.round === round && each.player === outcome.opponent)
  return other === undefined ? outcome : { ...outcome, result: mirrored[other.result] }
}

const mirrored = { win: 'loss', draw: 'draw', loss: 'win' } as const
