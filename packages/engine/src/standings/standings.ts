import { gameScoresOf } from '../model/game-score.ts'
import { roundsPaired } from '../model/history.ts'
import type { PlayerId } from '../model/ids.ts'
import type { TieBreakIssue } from '../model/issues/tie-breaks.ts'
import type { Player } from '../model/player.ts'
import { type Points, pointsFromTenths } from '../model/points.ts'
import type { Tournament } from '../model/tournament.ts'
import type { TieBreakCode } from './code.ts'
import { type EventSystem, editionOf, systemOf, type TieBreakEdition } from './edition.ts'
import type { Exact } from './exact.ts'
import { fieldOfTournament } from './field-of-tournament.ts'
import { rankBy, ranksBy } from './rank.ts'
import type { Context } from './rule.ts'
import type { Manner } from './tables/manner.ts'
import { mannerOf } from './tables/notation-of.ts'
import { usableCodes } from './usable-codes.ts'
import type { Working } from './working.ts'

export type StandingsOptions = {
  /** After this round; all paired rounds when it is missing. */
  readonly round?: number
  /** After the points, in order. PTS at the front may be written or not. */
  readonly tieBreaks: readonly TieBreakCode[]
  readonly edition?: TieBreakEdition
  readonly system?: EventSystem
  /** F.10 of 1998 breaks ties for the first place only. */
  readonly breaks?: 'all' | 'first-place'
  /** What the drawing of lots was drawn from. */
  readonly lotsSeed?: string
  /** SSM: game scores (GAM) by player, in tenths; those recorded with the games when it is missing. */
  readonly gameScores?: ReadonlyMap<PlayerId, number>
}

export type StandingsRow = {
  readonly rank: number
  /** Does somebody else have the same rank? */
  readonly shared: boolean
  readonly player: Player
  /** Of a team its points in the primary score. */
  readonly points: Points
  /** Of a team; not there for players. */
  readonly gamePoints?: Points
  /** One value for each of `Standings.criteria`, the points first. null where a criterion says nothing. */
  readonly values: readonly (Exact | null)[]
  /** Stays in the table without a place in the standings (FIDE C.05 6.6, CFC 653); `rank` only puts the row behind all others. Not there for everybody else. */
  readonly unranked?: true
  /** The rank after each criterion: tells which one separated two players. */
  readonly places: readonly number[]
  /** How each value came about; computed when asked for. */
  readonly working: () => readonly Working[]
}

export type OpenGame = { readonly round: number; readonly player: PlayerId; readonly opponent: PlayerId }

export type Standings = {
  readonly of: 'players' | 'teams'
  readonly manner: Manner
  /** After this round. */
  readonly round: number
  /** Not as long as rounds remain or games are adjourned or without a result. */
  readonly final: boolean
  /** Each once; they count as draws for the time being (C.04.2.D.1). */
  readonly openGames: readonly OpenGame[]
  readonly edition: TieBreakEdition
  readonly system: EventSystem
  /** Points first, then the tie-breaks. */
  readonly criteria: readonly TieBreakCode[]
  /** Of tie-breaks that were asked for and cannot be computed here, which decide nothing. */
  readonly issues: readonly TieBreakIssue[]
  readonly rows: readonly StandingsRow[]
}

const prepared = (tournament: Tournament, options: StandingsOptions) => {
  const round = Math.min(options.round ?? Number.POSITIVE_INFINITY, roundsPaired(tournament))
  const edition = options.edition ?? editionOf(tournament)
  const system = options.system ?? systemOf(tournament)
  const { criteria, issues } = usableCodes(options.tieBreaks, 'players')

  const field = fieldOfTournament(tournament, round, system, edition)
  const context: Context = {
    field,
    primary: field,
    secondary: null,
    primaryScore: 'GP',
    boards: null,
    lotsSeed: options.lotsSeed ?? null,
    gameScores: options.gameScores ?? recordedGameScores(tournament, round),
    gamesOf: options.gameScores === undefined ? gamesWithScores(tournament, round) : null,
  }
  return { round, edition, system, criteria, issues, field, by: { contexts: () => context, breaks: options.breaks ?? 'all' } as const }
}

/** The ranks alone, in the order of the players: a projection asks for them again and again. */
export const ranksOf = (tournament: Tournament, options: StandingsOptions): readonly number[] => {
  const { field, criteria, by } = prepared(tournament, options)
  const ranks = ranksBy(field.entries.length, criteria, by)
  return field.entries.map((_, index) => ranks.get(index)!)
}

/** C.07 4.2: points, then the tie-breaks one after the other; those whom nothing separates share a rank. */
export const standings = (tournament: Tournament, options: StandingsOptions): Standings => {
  const { round, edition, system, criteria, issues, field, by } = prepared(tournament, options)
  const ranking = rankBy(field.entries.length, criteria, by)
  const holders = new Map<number, number>()
  for (const { rank } of ranking.ranked) holders.set(rank, (holders.get(rank) ?? 0) + 1)
  const openGames = openGamesOf(tournament, round)
  return {
    of: 'players',
    manner: mannerOf(tournament),
    round,
    final: openGames.length === 0 && round > 0 && round >= (tournament.numberOfRounds ?? roundsPaired(tournament)),
    openGames,
    edition,
    system,
    criteria,
    issues,
    rows: ranking.order.map((index) => {
      const { rank, values, places, working } = ranking.ranked[index]!
      return {
        rank,
        shared: holders.get(rank)! > 1,
        player: tournament.players[index]!,
        points: pointsFromTenths(field.entries[index]!.points),
        values,
        places,
        working,
      }
    }),
  }
}

/** null when no game has a score of its own. */
const recordedGameScores = (tournament: Tournament, round: number): ReadonlyMap<PlayerId, number> | null => {
  const kept = tournament.players.some(({ outcomes }) =>
    outcomes.some((outcome) => outcome.kind === 'game' && outcome.gameScore !== undefined),
  )
  return kept ? gameScoresOf(tournament, round) : null
}

const gamesWithScores = (tournament: Tournament, rounds: number): NonNullable<Context['gamesOf']> => {
  let byId: ReadonlyMap<PlayerId, Player['outcomes']> | null = null
  return (id) => {
    byId ??= new Map(tournament.players.map((player) => [player.id, player.outcomes]))
    return (byId.get(id as PlayerId) ?? []).slice(0, rounds).flatMap((outcome, at) => {
      if (outcome.kind !== 'game' || outcome.gameScore === undefined) return []
      return [{ round: at + 1, opponent: outcome.opponent, score: outcome.gameScore }]
    })
  }
}

/** Each open game once, by the side with the lower number. */
const openGamesOf = (tournament: Tournament, rounds: number): readonly OpenGame[] =>
  tournament.players.flatMap(({ id, outcomes }) => {
    const open: OpenGame[] = []
    outcomes.slice(0, rounds).forEach((outcome, at) => {
      if (outcome.kind !== 'game' || outcome.result !== 'adjourned' || id > outcome.opponent) return
      open.push({ round: at + 1, player: id, opponent: outcome.opponent })
    })
    return open
  })
