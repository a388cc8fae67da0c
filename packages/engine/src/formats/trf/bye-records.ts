import { type PlayerId, playerId, type RoundNumber, roundNumber } from '../../model/ids.ts'
import type { RequestedBye } from '../../model/tournament.ts'
import { limits } from '../limits.ts'
import { byeFields, makeLine, nth } from './columns.ts'
import { type IssueList, type Place, report } from './issues.ts'
import type { TrfLine } from './lines.ts'
import { parseNatural, type Token, tokensOf } from './tokens.ts'

/** A bye said outside the player's own record; `round` null is the round to be paired (XXZ). */
export type SaidBye = {
  readonly player: PlayerId
  readonly round: RoundNumber | null
  readonly bye: RequestedBye['bye']
  readonly place: Place
}

const typeLetters = { F: 'full-point', H: 'half-point', Z: 'zero-point' } as const
const letterOfRequest = { 'full-point': 'F', 'half-point': 'H', 'zero-point': 'Z' } as const

/** Starting ranks separated by blanks; each that is none is reported. */
export const readIds = (tokens: readonly Token[], line: TrfLine, code: 'bye-malformed' | 'forbidden-pairs-malformed', list: IssueList) =>
  tokens.flatMap(({ text, column }) => {
    const id = parseNatural(text)
    if (id !== null && id > 0) return [{ id: playerId(id), place: { line: line.number, column, player: id } }]
    report(list, code, { line: line.number, column, what: 'player', record: line.id, text })
    return []
  })

/** XXZ: players absent from the round to be paired. */
export const readXxzRecord = (line: TrfLine, list: IssueList): readonly SaidBye[] =>
  readIds(tokensOf(line.text), line, 'bye-malformed', list).map(({ id, place }) => ({ player: id, round: null, bye: 'zero-point', place }))

/** 240: type, round, players. */
export const readByeRecord = (line: TrfLine, list: IssueList): readonly SaidBye[] => {
  const [type, round, ...ids] = tokensOf(line.text)
  const letter = type?.text.toUpperCase() ?? ''
  const bye = Object.hasOwn(typeLetters, letter) ? typeLetters[letter as keyof typeof typeLetters] : undefined
  const number = parseNatural(round?.text ?? '', 3)
  if (bye === undefined) {
    report(list, 'bye-malformed', { line: line.number, column: type?.column ?? byeFields.type.from, what: 'type' })
    return []
  }
  if (number === null || number === 0 || number > limits.rounds) {
    report(list, 'bye-malformed', { line: line.number, column: round?.column ?? byeFields.round.from, what: 'round' })
    return []
  }
  return readIds(ids, line, 'bye-malformed', list).map(({ id, place }) => ({ player: id, round: roundNumber(number), bye, place }))
}

/** One 240 record per type and round. */
export const makeByeRecords = (byes: readonly RequestedBye[]): readonly string[] => {
  const groups = new Map<string, PlayerId[]>()
  for (const { bye, round, player } of byes) {
    const key = `${String(round).padStart(3, '0')}${letterOfRequest[bye]}`
    groups.set(key, [...(groups.get(key) ?? []), player])
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, players]) =>
      makeLine('240', [
        [byeFields.type, key.slice(3)],
        [byeFields.round, key.slice(0, 3)],
        ...players.map((player, index) => [nth(byeFields.ids, index), String(player)] as const),
      ]),
    )
}
