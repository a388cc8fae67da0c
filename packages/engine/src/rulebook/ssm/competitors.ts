import { participantsOf } from '../../model/history.ts'
import { type RoundNumber, roundNumber } from '../../model/ids.ts'
import { absent } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import { rankingBefore, wdlBefore } from './a2-ranking.ts'
import { floatOf } from './a4-floats.ts'
import { barsFromBye } from './b2-bye-once.ts'
import { restrictedGroup } from './b4-restricted.ts'
import type { Competitor } from './competitor.ts'

/** Everybody to be paired in `round`, in the order of A2. */
export const competitorsOf = (tournament: Tournament, round: RoundNumber): readonly Competitor[] => {
  const present = new Set(participantsOf(tournament, round).map(({ id }) => id))
  const ranked = rankingBefore(tournament, round).filter(({ player }) => present.has(player.id))
  const rankOf = new Map(ranked.map(({ player }, rank) => [player.id, rank]))
  const excluded = ranked.map(() => new Set<number>())
  ranked.forEach(({ player }, rank) => {
    for (const outcome of player.outcomes.slice(0, round - 1)) {
      const opponent = outcome.kind === 'game' ? rankOf.get(outcome.opponent) : undefined
      if (opponent !== undefined) excluded[rank]!.add(opponent)
    }
  })
  for (const { players, firstRound, lastRound } of tournament.forbiddenPairs) {
    if (round < firstRound || (lastRound !== null && round > lastRound)) continue
    const ranks = players.flatMap((id) => rankOf.get(id) ?? [])
    for (const a of ranks) for (const b of ranks) if (a !== b) excluded[a]!.add(b)
  }
  const lastScores = round > 1 ? wdlBefore(tournament, roundNumber(round - 1)) : new Map()
  return ranked.map(
    ({ player, score, sos, gam }, rank): Competitor => ({
      id: player.id,
      rank,
      score,
      sos,
      gam,
      excluded: excluded[rank]!,
      group: restrictedGroup(tournament, player, round),
      floatLastRound: floatOf(player.id, player.outcomes[round - 2] ?? absent, lastScores),
      mayTakeBye: !player.outcomes.slice(0, round - 1).some(barsFromBye),
    }),
  )
}
