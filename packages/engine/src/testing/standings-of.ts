import type { Tournament } from '../model/tournament.ts'
import type { TieBreakCode } from '../standings/code.ts'
import { toNumber } from '../standings/exact.ts'
import { parseTieBreaks } from '../standings/parse-code.ts'
import { type StandingsOptions, standings } from '../standings/standings.ts'
import type { Working } from '../standings/working.ts'
import { told } from './told.ts'

export const codesFrom = (text: string, whose: 'players' | 'teams' = 'players'): readonly TieBreakCode[] => {
  const parsed = parseTieBreaks(text, whose)
  if (!parsed.ok) throw new Error(told(parsed.error))
  return parsed.value
}

type Rest = Omit<StandingsOptions, 'tieBreaks'>

/** Value of one tie-break by player id, from 1 upwards. */
export const valuesOf = (tournament: Tournament, code: string, options: Rest = {}): readonly (number | null)[] =>
  standings(tournament, { ...options, tieBreaks: codesFrom(code) })
    .rows.toSorted((a, b) => a.player.id - b.player.id)
    .map(({ values }) => (values[1] == null ? null : toNumber(values[1])))

/** Rank by player id, from 1 upwards. */
export const ranksOf = (tournament: Tournament, list: string, options: Rest = {}): readonly number[] =>
  standings(tournament, { ...options, tieBreaks: codesFrom(list) })
    .rows.toSorted((a, b) => a.player.id - b.player.id)
    .map(({ rank }) => rank)

export const workingOf = (tournament: Tournament, code: string, player: number, options: Rest = {}): Working =>
  standings(tournament, { ...options, tieBreaks: codesFrom(code) })
    .rows.find((row) => row.player.id === player)!
    .working()[1]!
