import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from './competitor.ts'
import { type Group, halves, quarters } from './group.ts'
import { scoringUnder } from './pairing-score.ts'
import { regrouped } from './regrouping.ts'
import { settingsOf, uses } from './settings.ts'

/**
 * CFC 620, 621, 633: the groups from the highest score down, and how each is laid out. In round 1 there is one, the whole field. Under 633.1 and
 * 633.2 round 1 is laid out in quarters; 633.1 goes on with it, 633.2 regroups for round 2.
 */
export const groupsOf = (tournament: Tournament, round: number, competitors: readonly Competitor[]): readonly Group[] => {
  if (round === 2 && uses(tournament, '633.2')) return regrouped(tournament, competitors)
  const groups = scoreGroups(competitors)
  const inQuarters = quarteredGroups(tournament, round, groups)
  return groups.map((players, index) => ({ players, shape: index < inQuarters ? quarters : halves }))
}

/** CFC 620: a group is of one score; within it the cards are in the order of 613. */
const scoreGroups = (competitors: readonly Competitor[]): readonly (readonly Competitor[])[] => {
  const groups: Competitor[][] = []
  for (const player of competitors) {
    const group = groups.at(-1)
    if (group?.[0]?.score === player.score) group.push(player)
    else groups.push([player])
  }
  return groups
}

/**
 * CFC 633, 633.1: how many groups from the top are laid out in quarters. All in round 1; later the players with a perfect score and the group just below
 * them, as long as there are more perfect scores than the rounds left, this one included, can reduce to one (16 for 4, 32 for 5, 64 for 6).
 */
const quarteredGroups = (tournament: Tournament, round: number, groups: readonly (readonly Competitor[])[]): number => {
  if (!uses(tournament, '633.1') && !uses(tournament, '633.2')) return 0
  if (round === 1) return groups.length
  if (!uses(tournament, '633.1') || tournament.numberOfRounds === null) return 0
  const { winWhite, winBlack } = scoringUnder(tournament.scoring, settingsOf(tournament).variations)
  const perfect = groups[0]?.[0]?.score === Math.max(winWhite, winBlack) * (round - 1) ? groups[0].length : 0
  return perfect > 2 ** Math.max(0, tournament.numberOfRounds - round + 1) ? 2 : 0
}
