import type { DeskCommand, PlayerId } from '@zug/engine'
import type { Team } from './player.ts'

/** Somebody who goes into a team: the line of the list, the team's name and the board, as they stand there. */
export type Placed = { readonly index: number; readonly team: string; readonly board: string }
export type Squad = { readonly name: string; readonly members: readonly number[] }

const sameName = (name: string): string => name.trim().toLowerCase()

/** Players by team, board 1 first; where no board is given, in the order of the list. */
export const squadsOf = (placed: readonly Placed[]): readonly Squad[] => {
  const teams = new Map<string, Placed[]>()
  for (const one of placed) {
    const key = sameName(one.team)
    if (key !== '') teams.set(key, [...(teams.get(key) ?? []), one])
  }
  return [...teams.values()].map((members) => ({
    name: members[0]!.team.trim(),
    members: members.toSorted((a, b) => boardOf(a) - boardOf(b)).map(({ index }) => index),
  }))
}

const boardOf = ({ board }: Placed): number => (/^\d{1,3}$/.test(board.trim()) ? Number(board) : 1000)

/** How many boards a match probably has: that of the teams there are, else the size that most squads have. */
export const likelyBoards = (squads: readonly Squad[], teams: readonly Team[]): number => {
  if (teams.length > 0) return teams[0]!.boards.length
  const counts = new Map<number, number>()
  for (const { members } of squads) counts.set(members.length, (counts.get(members.length) ?? 0) + 1)
  return [...counts].toSorted(([a, some], [b, others]) => others - some || a - b)[0]?.[0] ?? 1
}

/** The first so many of a squad are its boards, the others its alternates. Who comes to a team that is there already joins as an alternate. */
export const teamCommands = (
  squads: readonly Squad[],
  boards: number,
  teams: readonly Team[],
  idOf: (index: number) => PlayerId | undefined,
): readonly DeskCommand[] =>
  squads.flatMap(({ name, members }): readonly DeskCommand[] => {
    const ids = members.flatMap((index) => idOf(index) ?? [])
    const there = teams.find((team) => sameName(team.name) === sameName(name))
    if (ids.length === 0) return []
    return there === undefined
      ? [{ kind: 'enter-team', name, boards: ids.slice(0, boards), alternates: ids.slice(boards) }]
      : [{ kind: 'change-line-up', team: there.id, boards: there.boards, alternates: [...there.alternates, ...ids] }]
  })
