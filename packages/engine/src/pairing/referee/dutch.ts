import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundPairing } from '../round-pairing.ts'
import { absoluteCriteria } from './absolute-criteria.ts'
import { bracketsOf } from './brackets.ts'
import { byeScore } from './bye-score.ts'
import { completeness } from './completeness.ts'
import { dutchDeclared } from './declared.ts'
import type { RefereeEdition } from './editions.ts'
import type { Bracket } from './measures.ts'
import { boardOrder, coloursGiven, higherFirst, initialColour, seated } from './presentation.ts'
import type { Found, KnownToReferee, RefereedBracket } from './referee.ts'
import { type Row, sheetOf } from './sheet.ts'
import { violation } from './violations.ts'

/** Every edition of the Dutch system: laws, colours, order of the boards, and the report card of each bracket. */
export const checkDutchRound = (
  tournament: Tournament,
  round: RoundNumber,
  pairing: RoundPairing,
  known: KnownToReferee,
  edition: RefereeEdition,
): Found => {
  const rows = sheetOf(tournament, round, edition)
  const wrongRound = pairing.round === round ? [] : [violation('wrong-round', round, { given: pairing.round })]
  const incomplete = [...wrongRound, ...completeness(tournament, rows, pairing, edition)]
  if (incomplete.length > 0) return { violations: incomplete, brackets: [] }

  const opponents = new Map(pairing.boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const legalityOnly = known.legalityOnly === true
  const brackets = bracketsOf(rows, opponents, edition.collapses && !legalityOnly ? known.collapsingScore : null)
  const boards = seated(rows, pairing)
  const bye = rows.find(({ id }) => id === pairing.bye) ?? null
  const violations = [
    ...absoluteCriteria(brackets, bye, round, edition),
    ...byeScore(rows, bye, round, edition),
    ...(dutchDeclared(tournament).colourless
      ? higherFirst(boards, round)
      : coloursGiven(boards, initialColour(tournament, edition), round, edition)),
    ...boardOrder(boards, round, edition),
  ]
  return { violations, brackets: legalityOnly ? [] : brackets.map((bracket) => refereed(bracket, round, edition)) }
}

const refereed = (bracket: Bracket, round: number, edition: RefereeEdition): RefereedBracket => ({
  kind: bracket.kind,
  movedDown: ids(bracket.movedDown),
  residents: ids(bracket.residents),
  pairs: bracket.pairs.map(({ higher, lower }) => [higher.id, lower.id] as const),
  downfloaters: ids(bracket.downfloaters),
  card: edition.card.flatMap(({ article, measure, rounds }) => {
    const value = rounds === (round % 2 === 1 ? 'even' : 'odd') ? null : measure(bracket)
    return value === null ? [] : [{ article, ...value }]
  }),
})

const ids = (rows: readonly Row[]): readonly PlayerId[] => rows.map(({ id }) => id)
