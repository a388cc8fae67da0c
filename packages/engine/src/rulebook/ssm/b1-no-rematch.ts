import { opponentsBefore } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Ranked } from './a2-ranking.ts'
import type { Competitor } from './competitor.ts'

/** SSM B1: two players meet at most once. */
export const mayMeet = (a: Competitor, b: Competitor): boolean => !a.excluded.has(b.rank)

/** SSM C7: is there nobody in the bracket whom this player may meet? */
export const canMeetNobody = (player: Competitor, bracket: readonly Competitor[]): boolean =>
  !bracket.some((other) => other !== player && mayMeet(player, other))

/** SSM B1: whom each player cannot meet, by rank. A game that was forfeited was no meeting; pairs that the organiser forbids count as met. */
export const exclusions = (tournament: Tournament, round: RoundNumber, ranked: readonly Ranked[]): readonly ReadonlySet<number>[] => {
  const rankOf = new Map(ranked.map(({ player }, rank) => [player.id, rank]))
  const excluded = ranked.map(({ player }) => new Set(opponentsBefore(player, round).flatMap((id) => rankOf.get(id) ?? [])))
  for (const { players, firstRound, lastRound } of tournament.forbiddenPairs) {
    if (round < firstRound || (lastRound !== null && round > lastRound)) continue
    const ranks = players.flatMap((id) => rankOf.get(id) ?? [])
    for (const a of ranks) for (const b of ranks) if (a !== b) excluded[a]!.add(b)
  }
  return excluded
}
