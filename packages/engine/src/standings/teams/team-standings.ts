import type { TieBreakIssue } from '../../model/issues/tie-breaks.ts'
import type { TieBreakCode } from '../code.ts'
import type { TieBreakEdition } from '../edition.ts'
import type { Exact } from '../exact.ts'
import { rankBy } from '../rank.ts'
import type { Context } from '../rule.ts'
import { usableCodes } from '../usable-codes.ts'
import type { Working } from '../working.ts'
import { boardsOf, fieldOfTeams } from './field-of-teams.ts'
import type { Team, TeamEvent } from './team-event.ts'

export type TeamStandingsOptions = {
  readonly round?: number
  readonly tieBreaks: readonly TieBreakCode[]
  readonly edition?: TieBreakEdition
  readonly lotsSeed?: string
  readonly breaks?: 'all' | 'first-place'
}

export type TeamStandingsRow = {
  readonly rank: number
  readonly shared: boolean
  readonly team: Team
  readonly values: readonly (Exact | null)[]
  readonly places: readonly number[]
  readonly working: () => readonly Working[]
}

export type TeamStandings = {
  readonly round: number
  readonly final: boolean
  readonly edition: TieBreakEdition
  readonly criteria: readonly TieBreakCode[]
  /** Of tie-breaks that were asked for and cannot be computed here, which decide nothing. */
  readonly issues: readonly TieBreakIssue[]
  readonly rows: readonly TeamStandingsRow[]
}

/** C.07 11 to 13: teams by the primary score, then by the tie-breaks. :MP and :GP say in which score a tie-break is computed. */
export const teamStandings = (event: TeamEvent, options: TeamStandingsOptions): TeamStandings => {
  const played = event.teams.reduce((most, team) => Math.max(most, team.rounds.length), 0)
  const round = Math.min(options.round ?? Number.POSITIVE_INFINITY, played)
  const edition = options.edition ?? '2026'
  const fields = { MP: fieldOfTeams(event, round, 'MP', edition), GP: fieldOfTeams(event, round, 'GP', edition) }
  const primary = fields[event.primary]
  const common = {
    primary,
    secondary: fields[event.primary === 'MP' ? 'GP' : 'MP'],
    primaryScore: event.primary,
    boards: boardsOf(event, round),
    lotsSeed: options.lotsSeed ?? null,
    gameScores: null,
    gamesOf: null,
  }
  const contexts = (code: TieBreakCode): Context => ({ ...common, field: code.score === null ? primary : fields[code.score] })
  const { criteria, issues } = usableCodes(options.tieBreaks, 'teams')
  const ranking = rankBy(event.teams.length, criteria, { contexts, breaks: options.breaks ?? 'all' })
  const holders = new Map<number, number>()
  for (const { rank } of ranking.ranked) holders.set(rank, (holders.get(rank) ?? 0) + 1)
  return {
    round,
    final: round > 0 && round >= (event.numberOfRounds ?? played),
    edition,
    criteria,
    issues,
    rows: ranking.order.map((index) => ({
      ...ranking.ranked[index]!,
      shared: holders.get(ranking.ranked[index]!.rank)! > 1,
      team: event.teams[index]!,
    })),
  }
}
