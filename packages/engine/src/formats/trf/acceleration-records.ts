import { type PlayerId, playerId } from '../../model/ids.ts'
import { makePoints, type Points, parsePoints, pointsFromTenths } from '../../model/points.ts'
import type { VirtualPoints } from '../../model/tournament.ts'
import { limits } from '../limits.ts'
import { accelerationFields, makeLine, nth, readField, textColumn, xxaFields } from './columns.ts'
import { type IssueList, type Place, report } from './issues.ts'
import type { TrfLine } from './lines.ts'
import { parseNatural, tokensOf } from './tokens.ts'

/** XXA: the points of one player round by round. 250: the same points for a range of rounds and players. */
export type SaidAcceleration =
  | { readonly kind: 'player'; readonly player: PlayerId; readonly points: readonly Points[]; readonly place: Place }
  | {
      readonly kind: 'range'
      readonly points: Points
      /** Of teams; nothing else has them. */
      readonly matchPoints: Points
      readonly rounds: readonly [first: number, last: number]
      readonly ids: readonly [first: number, last: number]
      readonly place: Place
    }

const zero = pointsFromTenths(0)

export const readXxaRecord = (line: TrfLine, list: IssueList): SaidAcceleration | null => {
  const id = parseNatural(readField(line.text, xxaFields.id))
  if (id === null || id === 0) {
    report(list, 'virtual-points-malformed', { line: line.number, column: xxaFields.id.from, what: 'player' })
    return null
  }
  const place = { line: line.number, column: xxaFields.id.from, player: id }
  const points: Points[] = []
  for (let index = 0; nth(xxaFields.points, index).from <= line.text.length; index++) {
    const field = nth(xxaFields.points, index)
    const text = readField(line.text, field)
    const value = text === '' ? zero : parsePoints(text)
    if (value === null || (line.text[field.to] ?? ' ') !== ' ') {
      const { from, to } = field
      report(list, 'virtual-points-malformed', { ...place, column: from, what: 'points', round: index + 1, from, to })
      return null
    }
    if (points.length < limits.rounds) points.push(value)
  }
  return { kind: 'player', player: playerId(id), points, place }
}

export const readAccelerationRecord = (line: TrfLine, list: IssueList): SaidAcceleration | null => {
  const texts = rangeTexts(line.text)
  const [first, last, firstId, lastId] = texts.slice(2).map((text, index) => parseNatural(text, index < 2 ? 3 : 4))
  const matchPoints = texts[0] === '' ? zero : parsePoints(texts[0] ?? '')
  // Teams may have match points alone.
  const points = texts[1] === '' && texts[0] !== '' ? zero : parsePoints(texts[1] ?? '')
  if (!first || !last || !firstId || !lastId || points === null || matchPoints === null || last < first || lastId < firstId) {
    report(list, 'virtual-points-malformed', { line: line.number, column: textColumn, what: 'range' })
    return null
  }
  return {
    kind: 'range',
    points,
    matchPoints,
    rounds: [first, last],
    ids: [firstId, lastId],
    place: { line: line.number, column: textColumn },
  }
}

/** By columns; or, where they do not fit, by blanks: six values, or five without the match points of teams. */
const rangeTexts = (line: string): readonly string[] => {
  const byColumns = Object.values(accelerationFields).map((field) => readField(line, field))
  if (
    byColumns.slice(2).every((text) => /^\d+$/.test(text)) &&
    /^[\d.]+$/.test(byColumns[1] || byColumns[0] || '') &&
    line.length <= accelerationFields.lastId.to
  )
    return byColumns
  const words = tokensOf(line).map(({ text }) => text)
  return words.length === 5 ? ['', ...words] : words.length === 6 ? words : byColumns
}

/** All records together, for the players there are (`ids` in ascending order). */
export const joinVirtualPoints = (
  said: readonly SaidAcceleration[],
  ids: readonly PlayerId[],
  teams: boolean,
  list: IssueList,
): VirtualPoints => {
  const table = new Map<PlayerId, Points[]>()
  let cells = 0
  const set = (id: PlayerId, index: number, points: Points, place: Place): void => {
    const row = table.get(id) ?? []
    table.set(id, row)
    const before = row[index] ?? zero
    if (before !== zero && before !== points) report(list, 'virtual-points-overlap', { ...place, player: id, round: index + 1 })
    while (row.length < index) row.push(zero)
    row[index] = points
    cells++
  }
  for (const record of said) {
    if (record.kind === 'player') {
      if (cells + record.points.length > limits.accelerations) {
        report(list, 'virtual-points-malformed', { ...record.place, what: 'too-many', most: limits.accelerations })
        break
      }
      for (const [index, points] of record.points.entries()) set(record.player, index, points, record.place)
      continue
    }
    if (!teams && record.matchPoints !== zero) {
      report(list, 'virtual-points-malformed', { ...record.place, what: 'match-points' })
      continue
    }
    const points = record.matchPoints === zero ? record.points : record.matchPoints
    const [first, last] = record.rounds
    for (let position = lowerBound(ids, record.ids[0]); position < ids.length; position++) {
      const id = ids[position]
      if (id === undefined || id > record.ids[1]) break
      for (let index = first - 1; index < last && cells <= limits.accelerations; index++) set(id, index, points, record.place)
      if (cells > limits.accelerations) break
    }
    if (cells > limits.accelerations) {
      report(list, 'virtual-points-malformed', { ...record.place, what: 'too-many', most: limits.accelerations })
      break
    }
  }
  return trimVirtualPoints(table)
}

const lowerBound = (ids: readonly number[], value: number): number => {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Without the zeros at the end, and without players who have only zeros. */
export const trimVirtualPoints = (points: VirtualPoints): VirtualPoints => {
  const rows = [...points].map(([id, row]) => [id, row.slice(0, row.findLastIndex((value) => value !== zero) + 1)] as const)
  return new Map(rows.filter(([, row]) => row.length > 0).sort(([a], [b]) => a - b))
}

export const makeXxa = (points: VirtualPoints): readonly string[] =>
  [...points].map(([id, row]) =>
    makeLine('XXA', [[xxaFields.id, String(id)], ...row.map((value, index) => [nth(xxaFields.points, index), makePoints(value)] as const)]),
  )

/** One 250 record for each block of players and rounds with the same points; `ids` in ascending order. */
export const makeAccelerationRecords = (points: VirtualPoints, ids: readonly PlayerId[], teams = false): readonly string[] => {
  const rounds = Math.max(0, ...[...points.values()].map((row) => row.length))
  const blocks: { readonly value: Points; readonly ids: readonly [PlayerId, PlayerId]; readonly first: number; last: number }[] = []
  for (let round = 1; round <= rounds; round++) {
    const open = blocks.filter((block) => block.last === round - 1)
    for (const { value, span } of spansOf(points, ids, round)) {
      const before = open.find((block) => block.value === value && block.ids[0] === span[0] && block.ids[1] === span[1])
      if (before !== undefined) before.last = round
      else blocks.push({ value, ids: span, first: round, last: round })
    }
  }
  return blocks.map(({ value, ids: [firstId, lastId], first, last }) =>
    makeLine('250', [
      ...(teams ? [[accelerationFields.matchPoints, makePoints(value)] as const] : []),
      [accelerationFields.points, makePoints(teams ? zero : value)],
      [accelerationFields.firstRound, String(first).padStart(3, '0')],
      [accelerationFields.lastRound, String(last).padStart(3, '0')],
      [accelerationFields.firstId, String(firstId).padStart(4, '0')],
      [accelerationFields.lastId, String(lastId).padStart(4, '0')],
    ]),
  )
}

/** Neighbours with the same points in one round. */
const spansOf = (points: VirtualPoints, ids: readonly PlayerId[], round: number) => {
  const spans: { readonly value: Points; span: readonly [PlayerId, PlayerId] }[] = []
  let current: (typeof spans)[number] | null = null
  for (const id of ids) {
    const value = points.get(id)?.[round - 1] ?? zero
    if (value === zero) current = null
    else if (current !== null && current.value === value) current.span = [current.span[0], id]
    else {
      current = { value, span: [id, id] }
      spans.push(current)
    }
  }
  return spans
}
