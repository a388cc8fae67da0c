import { type Points, parsePoints, pointsFromTenths } from './points.ts'
import type { ExtraRecord } from './tournament.ts'

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

/** What matches and the bye are worth where an event does not say it: the bye as much as a win on every board, or as a draw. */
export type MatchScoring = { readonly values: MatchValues; readonly bye: 'win' | 'draw' }

/** CFC 647. */
export const ownMatchScoring: MatchScoring = { values: ownMatchValues, bye: 'win' }
