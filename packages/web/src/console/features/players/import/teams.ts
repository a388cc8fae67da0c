import type { DeskCommand } from '@zug/engine/desk'
import { likelyBoards as mostLikely, type Squad, sameTeam } from '@zug/engine/files'
import { boardCount, type PlayerId, splitMembers } from '@zug/engine/model'
import type { Team } from '../player.ts'

/** Boards of a match if the event does not declare them: those of its teams, else what most squads of the list suggest. A fifth or seventh player is usually a reserve. */
export const likelyBoards = (squads: readonly Squad[], teams: readonly Team[]): number => {
  if (teams.length > 0) return boardCount({ teams })
  const players = mostLikely(squads)
  return players >= 5 && players % 2 === 1 ? players - 1 : players
}

/** The first players of a squad are regular, the others its reserves. A player who joins an existing team gets a board only if one is empty. */
export const teamCommands = (
  squads: readonly Squad[],
  boards: number,
  /** The event declares that number: then existing teams fill empty boards, too. */
  declared: boolean,
  teams: readonly Team[],
  idOf: (index: number) => PlayerId | undefined,
): readonly DeskCommand[] =>
  squads.flatMap(({ name, members }): readonly DeskCommand[] => {
    const ids = members.flatMap((index) => idOf(index) ?? [])
    const there = teams.find((team) => sameTeam(team.name) === sameTeam(name))
    if (ids.length === 0) return []
    if (there === undefined) return [{ kind: 'enter-team', name, boards: ids.slice(0, boards), alternates: ids.slice(boards) }]
    const joined = { boards: there.boards, alternates: [...there.alternates, ...ids] }
    return [{ kind: 'change-line-up', team: there.id, ...splitMembers(joined, declared ? boards : there.boards.length) }]
  })
