import {
  type DeskState,
  type Exact,
  makeTieBreak,
  parseTieBreaks,
  presetFor,
  type Standings,
  type StandingsRow,
  standings,
  type TieBreakCode,
  tieBreakRule,
  tieBreaksOf,
  toNumber,
} from '@zug/engine'
import { entrantsNow } from '../tournaments/moments.ts'

const made = new WeakMap<DeskState, Map<number | null, Standings>>()

/** Standings after a round (all published when null), by the tie-breaks declared; made once a state. */
export const standingsOf = (state: DeskState, asked: number | null): Standings => {
  const round = asked === null || asked >= state.rounds.length ? null : asked
  const known = made.get(state) ?? new Map<number | null, Standings>()
  made.set(state, known)
  const kept = known.get(round)
  if (kept !== undefined) return kept
  const tournament = entrantsNow(state)
  const seed = state.lots?.seed
  const table = standings(tournament, {
    tieBreaks: criteriaOf(state) ?? tieBreaksOf(presetFor(tournament)),
    ...(round === null ? {} : { round }),
    ...(seed === undefined ? {} : { lotsSeed: seed }),
  })
  known.set(round, table)
  return table
}

/** null when a code is unknown, or when one ranks teams by their matches, which this table does not. */
const criteriaOf = ({ settings }: DeskState): readonly TieBreakCode[] | null => {
  const parsed = parseTieBreaks(settings!.tieBreaks.join(','))
  return parsed.ok && parsed.value.every((code) => tieBreakRule(code.name)?.for !== 'teams') ? parsed.value : null
}

const number = (value: Exact | null): number | null => (value === null ? null : toNumber(value))

export const standingsView = (table: Standings) => ({
  round: table.round,
  final: table.final,
  edition: table.edition,
  system: table.system,
  tieBreaks: table.criteria.slice(1).map(makeTieBreak),
  openGames: table.openGames,
  rows: table.rows.map((row) => ({
    rank: row.rank,
    shared: row.shared,
    player: row.player.id,
    name: row.player.name,
    title: row.player.title,
    rating: row.player.rating,
    points: row.points / 10,
    values: row.values.slice(1).map(number),
  })),
})

/** How every value of one player came about, term by term. */
export const workingView = (table: Standings, row: StandingsRow) => ({
  round: table.round,
  player: row.player.id,
  rank: row.rank,
  criteria: row.working().map(({ value, note, terms }, at) => ({
    criterion: makeTieBreak(table.criteria[at]!),
    value: number(value),
    note,
    terms: terms.map((term) => ({
      ...term,
      score: number(term.score),
      times: number(term.times),
      value: toNumber(term.value),
    })),
  })),
})
