import { type RoundNumber, roundNumber } from '../../model/ids.ts'
import type { ForbiddenPairs } from '../../model/tournament.ts'
import { limits } from '../limits.ts'
import { readIds } from './bye-records.ts'
import { forbiddenFields, makeLine, nth } from './columns.ts'
import { type IssueList, type Place, report } from './issues.ts'
import type { TrfLine } from './lines.ts'
import { parseNatural, tokensOf } from './tokens.ts'

/** With the place of each player, so that an unknown one can be shown. */
export type SaidForbidden = { readonly pairs: ForbiddenPairs; readonly places: readonly Place[] }

/** XXP: players who must never meet one another. */
export const readXxpRecord = (line: TrfLine, list: IssueList): SaidForbidden | null =>
  finish(line, readIds(tokensOf(line.text), line, 'forbidden-pairs-malformed', list), roundNumber(1), null, list)

/** 260: first round, last round, players. */
export const readForbiddenRecord = (line: TrfLine, list: IssueList): SaidForbidden | null => {
  const [first, last, ...ids] = tokensOf(line.text)
  const [from, to] = [parseNatural(first?.text ?? '', 3), parseNatural(last?.text ?? '', 3)]
  if (from === null || to === null || from === 0 || to < from) {
    const column = first?.column ?? forbiddenFields.firstRound.from
    report(list, 'forbidden-pairs-malformed', { line: line.number, column, what: 'rounds' })
    return null
  }
  const lastRound = to >= limits.rounds ? null : roundNumber(to)
  return finish(line, readIds(ids, line, 'forbidden-pairs-malformed', list), roundNumber(from), lastRound, list)
}

const finish = (
  line: TrfLine,
  ids: ReturnType<typeof readIds>,
  firstRound: RoundNumber,
  lastRound: RoundNumber | null,
  list: IssueList,
): SaidForbidden | null => {
  const unique = [...new Map(ids.map((entry) => [entry.id, entry])).values()]
  if (unique.length < 2) {
    report(list, 'forbidden-pairs-malformed', { line: line.number, column: 5, what: 'too-few', record: line.id })
    return null
  }
  return { pairs: { players: unique.map(({ id }) => id), firstRound, lastRound }, places: unique.map(({ place }) => place) }
}

export const makeXxp = (pairs: ForbiddenPairs): string => `XXP ${pairs.players.join(' ')}`

export const makeForbiddenRecord = (pairs: ForbiddenPairs, numberOfRounds: number | null): string =>
  makeLine('260', [
    [forbiddenFields.firstRound, String(pairs.firstRound).padStart(3, '0')],
    [forbiddenFields.lastRound, String(pairs.lastRound ?? numberOfRounds ?? limits.rounds).padStart(3, '0')],
    ...pairs.players.map((id, index) => [nth(forbiddenFields.ids, index), String(id)] as const),
  ])
