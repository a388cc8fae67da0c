import { type DeskState, forRating, reportOf } from '@zug/engine/desk'
import { createMemory, type ExtraRecord, type Tournament } from '@zug/engine/model'
import { checkStandings, makeTieBreak } from '@zug/engine/standings'
import { leftOutOf, standingsOf, tieBreaksOfEvent } from '../standings/table.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { tournamentAsListed } from '../tournaments/moments.ts'
import { recallsOf } from '../tournaments/recalls.ts'
import { integrityRemarks } from './integrity-remarks.ts'

const reports = createMemory<DeskState, null, Tournament>()

/** The tournament as files carry it: with what its rounds were paired from, its tie-breaks, and the final ranks once it is finished. */
export const reportNow = (open: OpenTournament): Tournament => {
  const { desk } = open
  return reports.of(desk.state, null, () =>
    withRemarks(withStandings(desk.state, reportOf(desk, tournamentAsListed(desk.state))), [
      ...tieBreakRemarks(desk.state),
      ...recallRemarks(open),
      ...integrityRemarks(open),
    ]),
  )
}

const withRemarks = (tournament: Tournament, remarks: readonly ExtraRecord[]): Tournament =>
  remarks.length === 0 ? tournament : { ...tournament, extra: [...remarks, ...tournament.extra] }

/** 212 has only the criteria that were applied. */
const tieBreakRemarks = (state: DeskState): readonly ExtraRecord[] => {
  const leftOut = leftOutOf(tieBreaksOfEvent(state))
  return leftOut.length === 0 ? [] : [{ id: '###', text: `Tie-breaks of the settings that were not applied: ${leftOut.join(', ')}` }]
}

/** A round that was taken back is part of what happened, and its receipt may be on paper somewhere. */
const recallRemarks = (open: OpenTournament): readonly ExtraRecord[] =>
  recallsOf(open).map(({ round, publishedAt, at, reason, receipt }) => ({
    id: '###',
    text: `Withdrawn: round ${round} of ${publishedAt}, receipt ${receipt.short}, withdrawn ${at}: ${reason.replace(/\s+/g, ' ')}`,
  }))

/** The same for the rating office: results as corrected for the rating report only (C.04.2 4.3), and a remark for each of them. */
export const ratingReportNow = (open: OpenTournament): Tournament => {
  const { state } = open.desk
  const remarks = correctionsOf(state)
  if (remarks.length === 0) return reportNow(open)
  const now = { ...open.desk, state: forRating(state) }
  // Ranks follow from the results of the tournament, which are not those of this report.
  return { ...reportOf(now, tournamentAsListed(now.state)), extra: [...remarks, ...reportNow(open).extra] }
}

const correctionsOf = ({ rounds, players }: DeskState): readonly ExtraRecord[] =>
  rounds.flatMap(({ round, boards }) =>
    boards.flatMap(({ white, black, result, ratingResult }) => {
      if (ratingResult === null) return []
      const [first, second] = [white, black].map((id) => players.get(id)?.name ?? String(id))
      const before = `${result?.white ?? 'open'}/${result?.black ?? 'open'}`
      const text = `Rating report: round ${round}, ${first} - ${second} is ${ratingResult.white}/${ratingResult.black}; pairings and standings count ${before} (C.04.2 4.3)`
      return [{ id: '###', text }]
    }),
  )

const withStandings = (state: DeskState, tournament: Tournament): Tournament => {
  if (state.rounds.length === 0) {
    const { tieBreaks, issues } = tieBreaksOfEvent(state)
    return declared(tournament, (issues.length === 0 ? state.settings!.tieBreaks : tieBreaks.map(makeTieBreak)).join(',') || 'PTS')
  }
  const table = standingsOf(state, null)
  const criteria = table.criteria.map(makeTieBreak).join(',')
  if (!state.finished) return declared(tournament, criteria)
  const ranks = new Map(table.rows.flatMap(({ player, rank, unranked }) => (unranked === true ? [] : [[player.id, rank] as const])))
  const { players, teams } = tournament
  const ranked: Tournament =
    teams === undefined
      ? { ...tournament, players: players.map((player) => ({ ...player, rank: ranks.get(player.id) ?? null })) }
      : { ...tournament, teams: teams.map((team) => ({ ...team, ...rankOf(ranks.get(team.id)) })) }
  const whole = declared(ranked, criteria)
  // Where more than the criteria decided (who left a round robin, ties broken for the first place only), they would contradict the ranks.
  const report = checkStandings(whole)
  return report.kind === 'checked' && report.differences.length > 0 ? ranked : whole
}

const rankOf = (rank: number | undefined): { readonly rank?: number } => (rank === undefined ? {} : { rank })

/** TRF26 212: the criteria of the standings. */
const declared = (tournament: Tournament, criteria: string): Tournament => ({
  ...tournament,
  extra: [...tournament.extra, { id: '212', text: criteria.replace(/(^|,)EXT(?=,|$)/i, '$1OTHER_EXT') }],
})
