import type { PlayerId } from './ids.ts'
import { declaredBoards } from './team-values.ts'
import type { Tournament } from './tournament.ts'

type Members = { readonly boards: readonly PlayerId[]; readonly alternates: readonly PlayerId[] }

/** The members of a team in the declared order as regular players of so many boards, and reserves. */
export const splitMembers = ({ boards, alternates }: Members, count: number): Members => {
  const members = [...boards, ...alternates]
  return { boards: members.slice(0, count), alternates: members.slice(count) }
}

/** A team event before its first round, with so many boards per match: anyone beyond is a reserve. */
export const withBoardsPerMatch = (tournament: Tournament, boards: number): Tournament => {
  const { teams, boardsPerMatch: _, ...rest } = tournament
  if (teams === undefined) return tournament
  const split = teams.map((team) => ({ ...team, ...splitMembers(team, boards) }))
  return { ...rest, teams: split, ...declaredBoards(boards, split) }
}
