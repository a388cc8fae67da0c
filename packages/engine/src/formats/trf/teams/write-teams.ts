import { boardCount } from '../../../model/team-values.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { makeByeRecords } from '../bye-records.ts'
import { lengthOf, teamFields, widthOf } from '../columns.ts'
import { miss, type Target } from '../target.ts'
import { trfWriteIssue } from '../write-issues.ts'
import {
  boardsAreTold,
  gamesTellMatches,
  makeOldTeamRecords,
  makeTeamRecords,
  pastByes,
  withGames,
  withShortNumbers,
} from './team-lines.ts'
import { makeSummaryRecords } from './team-summaries.ts'

/** A round of the tables may pass without a game; at the end of a file nothing shows that it was there. */
const checkLastRound = ({ players, teams }: Tournament, target: Target): void => {
  const rows: readonly (readonly { readonly kind: string; readonly bye?: string }[])[] = (teams ?? players).map(({ outcomes }) => outcomes)
  const rounds = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const paired = rows.some((row) => {
    const last = row[rounds - 1]
    return last !== undefined && last.kind !== 'absent' && (last.kind !== 'bye' || last.bye === 'pairing-allocated')
  })
  if (rounds > 0 && !paired) miss(target, 'unpaired-rounds-not-carried', { round: rounds })
}

/** Members with their games, and teams with numbers that fit. */
export const forTarget = (source: Tournament, target: Target): Tournament => {
  const { tournament, renumbered } = withShortNumbers(withGames(source))
  checkLastRound(source, target)
  if (renumbered) miss(target, 'pairing-numbers-not-carried', { what: 'long-numbers-of-teams' })
  return tournament
}

/** 310, 300, 320, 330 and 240 of teams; before TRF26 there is 013, and the games show who met whom. */
export const teamLines = (tournament: Tournament, target: Target): readonly string[] => {
  const { teams, requestedByes } = tournament
  if (teams === undefined) return []
  if (target.setup === 'bx') {
    miss(target, 'teams-not-carried', { what: 'teams' })
    return []
  }
  for (const { name } of teams)
    if (lengthOf(name.trim()) > widthOf(teamFields.name))
      target.issues.push(trfWriteIssue('text-cut', { what: 'team', text: name, width: widthOf(teamFields.name) }))
  if (target.setup === '26') {
    if (!boardsAreTold(teams, boardCount(tournament))) miss(target, 'line-ups-not-carried', { what: 'alternates' })
    return [...makeByeRecords([...pastByes(teams), ...requestedByes]), ...makeTeamRecords(tournament), ...makeSummaryRecords(tournament)]
  }
  const most = teams.reduce(
    (largest, { outcomes }) => Math.max(largest, ...outcomes.map((outcome) => (outcome.kind === 'match' ? outcome.boards.length : 0))),
    0,
  )
  if (!boardsAreTold(teams, most === 0 ? null : most) || !gamesTellMatches(tournament))
    miss(target, 'line-ups-not-carried', { what: 'boards' })
  if (requestedByes.length > 0 || teams.some(({ outcomes }) => outcomes.some(({ kind }) => kind === 'bye' || kind === 'forfeit')))
    miss(target, 'team-rounds-not-carried', {})
  if (teams.some(({ id }, index) => id !== index + 1)) miss(target, 'pairing-numbers-not-carried', { what: 'order-of-teams' })
  if (teams.some(({ nickname, strength, rank }) => nickname !== undefined || strength !== undefined || rank !== undefined))
    miss(target, 'teams-not-carried', { what: 'details' })
  return makeOldTeamRecords(teams)
}
