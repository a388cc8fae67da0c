import type { DeskCommand } from '@zug/engine/desk'
import { likelyBoards as mostLikely, type Squad, sameTeam } from '@zug/engine/files'
import type { PlayerId } from '@zug/engine/model'
import type { Team } from '../player.ts'

/** How many boards a match probably has: that of the teams there are, else the size that most squads have. */
export const likelyBoards = (squads: readonly Squad[], teams: readonly Team[]): number => teams[0]?.boards.length ?? mostLikely(squads)

/** The first so many of a squad are its boards, the others its alternates. Who comes to a team that is there already joins as an alternate. */
export const teamCommands = (
  squads: readonly Squad[],
  boards: number,
  teams: readonly Team[],
  idOf: (index: number) => PlayerId | undefined,
): readonly DeskCommand[] =>
  squads.flatMap(({ name, members }): readonly DeskCommand[] => {
    const ids = members.flatMap((index) => idOf(index) ?? [])
    const there = teams.find((team) => sameTeam(team.name) === sameTeam(name))
    if (ids.length === 0) return []
    return there === undefined
      ? [{ kind: 'enter-team', name, boards: ids.slice(0, boards), alternates: ids.slice(boards) }]
      : [{ kind: 'change-line-up', team: there.id, boards: there.boards, alternates: [...there.alternates, ...ids] }]
  })
