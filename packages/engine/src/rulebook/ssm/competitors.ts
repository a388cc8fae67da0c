import { participantsOf } from '../../model/history.ts'
import { type RoundNumber, roundNumber } from '../../model/ids.ts'
import { absent } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import { rankingBefore, wdlBefore } from './a2-ranking.ts'
import { floatOf } from './a4-floats.ts'
import { exclusions } from './b1-no-rematch.ts'
import { barsFromBye } from './b2-bye-once.ts'
import { restrictedGroup } from './b4-restricted.ts'
import type { Competitor } from './competitor.ts'
import { readingsOf } from './rules.ts'

/** Everybody to be paired in `round`, in the order of A2. */
export const competitorsOf = (tournament: Tournament, round: RoundNumber): readonly Competitor[] => {
  const present = new Set(participantsOf(tournament, round).map(({ id }) => id))
  const ranked = rankingBefore(tournament, round).filter(({ player }) => present.has(player.id))
  const excluded = exclusions(tournament, round, ranked)
  const lastScores = round > 1 ? wdlBefore(tournament, roundNumber(round - 1)) : new Map()
  const { remaining } = readingsOf(tournament)
  return ranked.map(({ player, score, sos, gam }, rank): Competitor => {
    const floatLastRound = floatOf(player.id, player.outcomes[round - 2] ?? absent, lastScores)
    return {
      id: player.id,
      rank,
      score,
      sos,
      gam,
      excluded: excluded[rank]!,
      group: restrictedGroup(tournament, player, round),
      floatLastRound,
      mayRemain: remaining === 'not-asked' || floatLastRound !== 'down',
      mayTakeBye: !player.outcomes.slice(0, round - 1).some(barsFromBye),
    }
  })
}
