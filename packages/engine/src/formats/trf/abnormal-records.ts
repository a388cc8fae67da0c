import type { PlayerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { makePoints, type Points, parsePoints } from '../../model/points.ts'
import type { ExtraRecord } from '../../model/tournament.ts'
import { abnormalFields, makeLine, nth, textColumn } from './columns.ts'
import { parseNatural, tokensOf } from './tokens.ts'

/** 299: what a result of this letter is worth to these players, in one round or in all of them. */
export type SaidAbnormal = {
  readonly letter: string
  readonly points: Points
  /** null: every round. */
  readonly round: number | null
  readonly players: readonly number[]
}

/**
 * Type in column 5, points, round, players. Tables and samples of TRF26 disagree on the columns, so the rest is read by blanks: of two values the second
 * is the one for players (the first is for match points). Null when no type is named: whether such points replace or add is not said, and the
 * record is only carried.
 */
export const readAbnormalRecord = (line: string): SaidAbnormal | null => {
  const letter = line.charAt(textColumn - 1).toUpperCase()
  if (!/^[WDLFHZ+-]$/.test(letter) || line.charAt(textColumn) !== ' ') return null
  const words = tokensOf(line, textColumn + 1).map(({ text }) => text)
  const values = words.slice(0, words[1]?.includes('.') ? 2 : 1)
  const points = parsePoints(values.at(-1) ?? '')
  const [round, ...players] = words.slice(values.length).map((text) => parseNatural(text))
  if (points === null || round === undefined || round === null || players.length === 0 || players.includes(null)) return null
  return { letter, points, round: round === 0 ? null : round, players: players as number[] }
}

/** The type of a 299 record that speaks of such an outcome; null when none does. */
const letterOf = (outcome: Outcome): string | null => {
  switch (outcome.kind) {
    case 'game':
      return { win: 'W', draw: 'D', loss: 'L', adjourned: null }[outcome.result]
    case 'forfeit':
      return outcome.result === 'win' ? '+' : '-'
    case 'bye':
      return { 'pairing-allocated': 'F', 'full-point': 'F', 'half-point': 'H', 'zero-point': 'Z' }[outcome.bye]
    case 'absent':
      return null
  }
}

/** The outcome with the points that the last record to speak of it gives. */
export const withAbnormalPoints = (outcome: Outcome, player: number, round: number, said: readonly SaidAbnormal[]): Outcome => {
  if (outcome.kind === 'absent') return outcome
  const letter = letterOf(outcome)
  const found = said.findLast((record) => record.letter === letter && (record.round ?? round) === round && record.players.includes(player))
  return found === undefined ? outcome : { ...outcome, points: found.points }
}

const isAbnormal = (outcome: Outcome): boolean => outcome.kind !== 'absent' && outcome.points !== undefined

/** Has the player points that a 299 record can say, or that none can: those of an adjourned game? */
export const hasAbnormalPoints = ({ outcomes }: Player, sayable: boolean): boolean =>
  outcomes.some((outcome) => isAbnormal(outcome) && (letterOf(outcome) !== null) === sayable)

/** The player with the points of the scoring, in all rounds or in those that no 299 record can speak of. */
export const withoutAbnormalPoints = (player: Player, which: 'all' | 'unsayable'): Player => ({
  ...player,
  outcomes: player.outcomes.map((outcome) => {
    if (!isAbnormal(outcome) || (which === 'unsayable' && letterOf(outcome) !== null)) return outcome
    const { points: _, ...rest } = outcome as Extract<Outcome, { points?: Points }>
    return rest as Outcome
  }),
})

/** 299 records for all outcomes whose points are not those of the scoring, but for what the records that are kept say already. */
export const makeAbnormalRecords = (players: readonly Player[], kept: readonly ExtraRecord[]): readonly string[] => {
  const said = kept.flatMap(({ id, text }) => (id === '299' ? (readAbnormalRecord(`299 ${text}`) ?? []) : []))
  const groups = new Map<string, { readonly cells: readonly string[]; readonly players: PlayerId[] }>()
  for (const player of players)
    for (const [index, outcome] of withoutAbnormalPoints(player, 'all').outcomes.entries()) {
      const wanted = player.outcomes[index]!
      const points = wanted.kind === 'absent' ? undefined : wanted.points
      const known = withAbnormalPoints(outcome, player.id, index + 1, said)
      if (points === undefined || (known.kind !== 'absent' && known.points === points)) continue
      const cells = [letterOf(outcome) ?? '', makePoints(points), String(index + 1).padStart(3, '0')]
      const key = `${cells[2]}${cells[0]}${cells[1]}`
      groups.set(key, { cells, players: [...(groups.get(key)?.players ?? []), player.id] })
    }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { cells, players: ids }]) =>
      makeLine('299', [
        [abnormalFields.type, cells[0]!],
        [abnormalFields.points, cells[1]!],
        [abnormalFields.round, cells[2]!],
        ...ids.map((id, index) => [nth(abnormalFields.ids, index), String(id)] as const),
      ]),
    )
}
