import { type Points, parsePoints, pointsFromTenths } from './points.ts'
import type { TeamEntry } from './team.ts'
import type { ExtraRecord, Tournament } from './tournament.ts'

/** What a match is worth to the team that wins, draws or loses it. */
export type MatchValues = { readonly win: Points; readonly draw: Points; readonly loss: Points }

/** CFC 647: one point for a match. */
export const ownMatchValues: MatchValues = { win: pointsFromTenths(10), draw: pointsFromTenths(5), loss: pointsFromTenths(0) }

/** What a report takes where it does not say otherwise. */
export const usualMatchValues: MatchValues = { win: pointsFromTenths(20), draw: pointsFromTenths(10), loss: pointsFromTenths(0) }

/** Other values of a match that came with a report (TRF26 362); null when there are none, or none that can be read. */
export const matchValuesOf = (extra: readonly ExtraRecord[]): MatchValues | null => {
  const text = extra.find(({ id }) => id === '362')?.text
  if (text === undefined) return null
  const values = new Map(Array.from(text.matchAll(/(T[WDL])\s*([\d.]+)/gi), (part) => [part[1]!.toUpperCase(), parsePoints(part[2]!)]))
  const worth = (symbol: string, usual: Points): Points | null => (values.has(symbol) ? (values.get(symbol) ?? null) : usual)
  const [win, draw, loss] = [worth('TW', usualMatchValues.win), worth('TD', usualMatchValues.draw), worth('TL', usualMatchValues.loss)]
  return win === null || draw === null || loss === null ? null : { win, draw, loss }
}

export const sameMatchValues = (a: MatchValues, b: MatchValues): boolean => a.win === b.win && a.draw === b.draw && a.loss === b.loss

/** What the pairing-allocated bye is worth to a team. */
export type TeamByeValues = { readonly matchPoints: Points; readonly gamePoints: Points }

/** Other values of it that came with a report (TRF26 320). */
export const teamByeValuesOf = (extra: readonly ExtraRecord[]): TeamByeValues | null => {
  const [match = '', game = ''] =
    extra
      .find(({ id }) => id === '320')
      ?.text.trim()
      .split(/\s+/) ?? []
  const [matchPoints, gamePoints] = [parsePoints(match), parsePoints(game)]
  return matchPoints === null || gamePoints === null ? null : { matchPoints, gamePoints }
}

/**
 * What matches and the bye are worth where a report does not say it: the bye as much as a win on every board or as a draw, or what is declared; a match of which both teams missed
 * every board as any other with equal points, or as one that both lost.
 */
export type MatchScoring = {
  readonly values: MatchValues
  readonly bye: 'win' | 'draw'
  readonly byeMatchPoints?: Points | null
  readonly byeGamePoints?: Points | null
  readonly missedByBoth: 'draw' | 'loss'
}

/** CFC 647. */
export const ownMatchScoring: MatchScoring = { values: ownMatchValues, bye: 'win', missedByBoth: 'draw' }

/** What matches and the pairing-allocated bye are worth in an event. */
export type TeamScoring = MatchValues & {
  readonly byeMatchPoints: Points
  readonly byeGamePoints: Points
  readonly missedByBoth: 'draw' | 'loss'
}

/** As the report says (362, 320), else as declared; `byesScored` is false in a round robin (CFC 664). */
export const teamScoring = (
  usual: MatchScoring,
  tournament: Pick<Tournament, 'teams' | 'boardsPerMatch' | 'extra' | 'scoring'>,
  byesScored = true,
): TeamScoring => {
  const { extra, scoring } = tournament
  const values = matchValuesOf(extra) ?? usual.values
  const said = teamByeValuesOf(extra)
  const onBoard = usual.bye === 'win' ? scoring.winWhite : scoring.drawWhite
  const nothing = pointsFromTenths(0)
  return {
    ...values,
    byeMatchPoints: said?.matchPoints ?? usual.byeMatchPoints ?? (byesScored ? values[usual.bye] : nothing),
    byeGamePoints: said?.gamePoints ?? usual.byeGamePoints ?? (byesScored ? pointsFromTenths(boardCount(tournament) * onBoard) : nothing),
    missedByBoth: usual.missedByBoth,
  }
}

/** As many boards as a match can have in any file or event. */
export const mostBoardsPerMatch = 100

type BoardsOfTeams = { readonly teams?: readonly Pick<TeamEntry, 'boards'>[]; readonly boardsPerMatch?: number }

/** Boards of a match: as declared, and at least as many as the largest team has regular members. */
export const boardCount = ({ teams = [], boardsPerMatch = 0 }: BoardsOfTeams): number =>
  teams.reduce((most, { boards }) => Math.max(most, boards.length), boardsPerMatch)

/** `boardsPerMatch` of a tournament: kept only if the teams alone do not show it, so that the same event is the same in every format. */
export const declaredBoards = (boards: number | null | undefined, teams: BoardsOfTeams['teams']): { readonly boardsPerMatch?: number } =>
  boards == null || boards <= boardCount({ teams: teams ?? [] }) ? {} : { boardsPerMatch: boards }
