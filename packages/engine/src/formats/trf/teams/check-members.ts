import type { PlayerId } from '../../../model/ids.ts'
import { type IssueList, report } from '../issues.ts'
import type { SaidLineUp, SaidTeam } from './team-records.ts'

/** Nobody sits at two boards of a round, and everybody who sits somewhere has a record. */
export const checkSeats = (lineUps: readonly SaidLineUp[], players: ReadonlySet<PlayerId>, list: IssueList): void => {
  const seated = new Set<string>()
  for (const { round, team, opponent, boards, place } of lineUps)
    for (const player of boards) {
      if (player === null) continue
      const known = players.has(player)
      if (!known) report(list, 'player-unknown', { ...place, player })
      else if (seated.has(`${round} ${player}`)) report(list, 'line-ups-conflict', { ...place, round, what: 'opponents', team, opponent })
      // The first fault is enough: a file may have it eighty thousand times.
      if (!known || seated.has(`${round} ${player}`)) return
      seated.add(`${round} ${player}`)
    }
}

/** Every team has its own number, and everybody is a member of one. */
export const checkMembers = (teams: readonly SaidTeam[], players: ReadonlySet<PlayerId>, list: IssueList): void => {
  const numbers = new Set<number>()
  const taken = new Set<PlayerId>()
  for (const { id, members, place } of teams) {
    if (numbers.has(id)) report(list, 'team-duplicate', { ...place, team: id })
    numbers.add(id)
    for (const member of members) {
      if (!players.has(member.id)) report(list, 'player-unknown', { ...member.place, player: member.id })
      else if (taken.has(member.id)) report(list, 'team-member-twice', { ...member.place, player: member.id })
      taken.add(member.id)
    }
  }
}
