import type { Outcome, PlayerId } from '@zug/engine/model'
import { type EventSystem, makeTieBreak, type StandingsRow, valueText } from '@zug/engine/standings'
import { columnText } from '@zug/messages/numbers'
import { leftOutOf, standingsOf } from '../../standings/table.ts'
import { afterLeaving } from '../../tournaments/moments.ts'
import { type Entrant, fieldOf } from './entrants.ts'
import type { Paper } from './paper.ts'
import { points } from './text.ts'

export type RankedRow = {
  readonly entrant: Entrant
  readonly rank: number
  /** "2=" when somebody else has it too. */
  readonly rankText: string
  readonly points: string
  /** Of a team. */
  readonly gamePoints: string | null
  readonly values: readonly string[]
  /** As they were played, whether they count or not. */
  readonly outcomes: readonly Outcome[]
  /** Has left a round robin before half of the games (CFC 653). */
  readonly struck: boolean
}

export type Ranking = {
  readonly round: number
  readonly final: boolean
  readonly openGames: number
  readonly system: EventSystem
  /** Codes of the tie-breaks, without the points. */
  readonly codes: readonly string[]
  /** Codes of the settings that are not applied. */
  readonly leftOut: readonly string[]
  readonly rows: readonly RankedRow[]
}

/** Standings after the round that was asked for, as text. */
export const rankingOf = ({ state, round, language, traits }: Paper): Ranking => {
  const { listed, struck } = afterLeaving(state)
  const played = new Map(listed.players.map(({ id, outcomes }) => [id, outcomes]))
  const field = fieldOf(state)
  const table = standingsOf(state, round?.round ?? null)
  const criteria = table.criteria.slice(1)
  const numberAt = (row: StandingsRow, at: number): number | null => {
    const text = valueText(criteria[at]!, row.values[at + 1]!)
    return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
  }
  const columns = criteria.map((_, at) =>
    columnText(
      table.rows.map((row) => numberAt(row, at)),
      language,
      traits.games !== 'scores',
    ),
  )
  const rowOf = (row: StandingsRow): RankedRow => ({
    entrant: field.get(row.player.id),
    rank: row.rank,
    rankText: row.unranked === true ? '–' : row.shared ? `${row.rank}=` : String(row.rank),
    points: points(row.points),
    gamePoints: row.gamePoints === undefined ? null : points(row.gamePoints),
    outcomes: played.get(row.player.id) ?? row.player.outcomes,
    struck: struck.has(row.player.id),
    values: columns.map((write, at) => write(numberAt(row, at))),
  })
  return {
    round: table.round,
    final: table.final,
    openGames: table.openGames.length,
    system: table.system,
    codes: criteria.map(makeTieBreak),
    leftOut: leftOutOf(table),
    rows: table.rows.map(rowOf),
  }
}

export const lineOf = ({ rows }: Ranking): ReadonlyMap<PlayerId, number> => new Map(rows.map(({ entrant }, at) => [entrant.id, at + 1]))
