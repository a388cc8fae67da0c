import type { Tournament } from '@zug/engine/model'
import {
  type Exact,
  makeTieBreak,
  noteText,
  type Standings,
  type StandingsRow,
  type Term,
  toNumber,
  type Working,
} from '@zug/engine/standings'

const number = (value: Exact | null): number | null => (value === null ? null : toNumber(value))

type NameOf = (id: number) => string

const termJson = (term: Term, nameOf: NameOf) => ({
  round: term.round,
  opponent: term.opponent,
  score: number(term.score),
  times: number(term.times),
  value: toNumber(term.value),
  note: noteText(term.note, nameOf),
  cut: term.cut === null ? null : noteText(term.cut, nameOf),
})

const workingJson = (standings: Standings, workings: readonly Working[]) => {
  const names = new Map(standings.rows.map(({ player }) => [player.id as number, player.name.trim()]))
  const nameOf: NameOf = (id) => names.get(id) ?? String(id)
  return standings.criteria.map((code, at) => {
    const { value, note, terms } = workings[at]!
    return {
      criterion: makeTieBreak(code),
      value: number(value),
      note: noteText(note, nameOf),
      terms: terms.map((term) => termJson(term, nameOf)),
    }
  })
}

const rowJson = (standings: Standings, row: StandingsRow) => ({
  rank: row.rank,
  shared: row.shared,
  ...(row.unranked === true ? { unranked: true } : {}),
  id: row.player.id,
  number: row.player.pairingNumber,
  name: row.player.name,
  title: row.player.title,
  rating: row.player.rating,
  points: row.points / 10,
  ...(row.gamePoints === undefined ? {} : { gamePoints: row.gamePoints / 10 }),
  tieBreaks: Object.fromEntries(standings.criteria.slice(1).map((code, at) => [makeTieBreak(code), number(row.values[at + 1] ?? null)])),
})

/** The shape is part of the command line's contract. `working` is there for one player when asked for. */
export const standingsJson = (tournament: Tournament, standings: Standings, worked: StandingsRow | null): string => {
  const answer = {
    tournament: tournament.info.name,
    round: standings.round,
    rounds: tournament.numberOfRounds,
    final: standings.final,
    edition: standings.edition,
    system: standings.system,
    ...(standings.of === 'teams' ? { of: standings.of } : {}),
    tieBreaks: standings.criteria.slice(1).map(makeTieBreak),
    openGames: standings.openGames,
    players: standings.rows.map((row) => rowJson(standings, row)),
    ...(worked === null ? {} : { working: { player: worked.player.id, criteria: workingJson(standings, worked.working()) } }),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}
