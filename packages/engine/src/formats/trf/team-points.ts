import { gamePoints } from '../../model/match-points.ts'
import { type Points, parsePoints, pointsFromTenths } from '../../model/points.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { TeamEntry } from '../../model/team.ts'
import type { ExtraRecord } from '../../model/tournament.ts'

/** What matches and the pairing-allocated bye are worth to a team. */
export type TeamScoring = {
  readonly win: Points
  readonly draw: Points
  readonly loss: Points
  readonly byeMatchPoints: Points
  readonly byeGamePoints: Points
}

type MatchValues = Pick<TeamScoring, 'win' | 'draw' | 'loss'>

/** CFC 647: one point for a match. */
export const ownMatchValues: MatchValues = { win: pointsFromTenths(10), draw: pointsFromTenths(5), loss: pointsFromTenths(0) }

/** What TRF26 takes where no 362 says otherwise. */
export const usualMatchValues: MatchValues = { win: pointsFromTenths(20), draw: pointsFromTenths(10), loss: pointsFromTenths(0) }

/** 362; null when there is none, or none that can be read. */
export const matchValuesOf = (extra: readonly ExtraRecord[]): MatchValues | null => {
  const text = extra.find(({ id }) => id === '362')?.text
  if (text === undefined) return null
  const values = new Map(Array.from(text.matchAll(/(T[WDL])\s*([\d.]+)/gi), (part) => [part[1]!.toUpperCase(), parsePoints(part[2]!)]))
  const [win, draw, loss] = (['TW', 'TD', 'TL'] as const).map((symbol, index) => {
    const usual = [usualMatchValues.win, usualMatchValues.draw, usualMatchValues.loss][index]!
    return values.has(symbol) ? (values.get(symbol) ?? null) : usual
  })
  return win == null || draw == null || loss == null ? null : { win, draw, loss }
}

export const sameMatchValues = (a: MatchValues, b: MatchValues): boolean => a.win === b.win && a.draw === b.draw && a.loss === b.loss

/** Match points and game points of a team after all its rounds. */
export const teamPoints = (
  team: TeamEntry,
  teams: ReadonlyMap<number, TeamEntry>,
  boards: number,
  scoring: ScoringSystem,
  values: TeamScoring,
): { readonly matchPoints: Points; readonly gamePoints: Points } => {
  let [match, game] = [0, 0]
  for (const [index, own] of team.outcomes.entries()) {
    switch (own.kind) {
      case 'match': {
        const other = teams.get(own.opponent)?.outcomes[index]
        const mine = gamePoints(own.boards, scoring)
        const theirs = other?.kind === 'match' ? gamePoints(other.boards, scoring) : 0
        game += mine
        match += mine > theirs ? values.win : mine < theirs ? values.loss : values.draw
        break
      }
      case 'forfeit':
        match += own.result === 'win' ? values.win : values.loss
        game += own.result === 'win' ? boards * scoring.forfeitWin : 0
        break
      case 'bye':
        match += { 'pairing-allocated': values.byeMatchPoints, 'full-point': values.win, 'half-point': values.draw, 'zero-point': 0 }[
          own.bye
        ]
        game += {
          'pairing-allocated': values.byeGamePoints,
          'full-point': boards * scoring.winWhite,
          'half-point': boards * scoring.drawWhite,
          'zero-point': 0,
        }[own.bye]
        break
      case 'absent':
        break
    }
  }
  return { matchPoints: pointsFromTenths(match), gamePoints: pointsFromTenths(game) }
}
