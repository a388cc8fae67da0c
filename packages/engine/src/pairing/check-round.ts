import { asPairedIn } from '../model/as-paired.ts'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { Points } from '../model/points.ts'
import type { Tournament } from '../model/tournament.ts'
import { absoluteCriteria } from './referee/absolute-criteria.ts'
import { bracketsOf } from './referee/brackets.ts'
import { byeScore } from './referee/bye-score.ts'
import { checkCfcRound } from './referee/cfc/check.ts'
import { completeness } from './referee/completeness.ts'
import { type RefereeEdition, refereeEditions } from './referee/editions.ts'
import type { Bracket, FailureValue } from './referee/measures.ts'
import { boardOrder, coloursGiven, higherFirst, initialColour, seated } from './referee/presentation.ts'
import { checkRoundRobinRound } from './referee/round-robin.ts'
import { type Row, sheetOf } from './referee/sheet.ts'
import { checkSsmRound } from './referee/ssm/check.ts'
import { violation } from './referee/violations.ts'
import type { RoundPairing } from './round-pairing.ts'

/** What the referee found: rules that are broken, and how good each bracket is. */
export type RefereeReport = {
  readonly rulebook: string
  readonly round: RoundNumber
  readonly violations: readonly Issue[]
  /** From the top; empty when the pairing is not even complete. */
  readonly brackets: readonly RefereedBracket[]
}

export type RefereedBracket = {
  readonly kind: 'normal' | 'penultimate' | 'collapsed'
  readonly movedDown: readonly PlayerId[]
  readonly residents: readonly PlayerId[]
  /** Higher ranked player first. */
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[]
  /** In the last bracket: who gets the bye. */
  readonly downfloaters: readonly PlayerId[]
  /** Failure values in order of priority, without those that do not apply. */
  readonly card: readonly ({ readonly article: string } & FailureValue)[]
}

/**
 * What cannot be read off a pairing: the score of the PPB (A.9), or the highest score of a combination (SSM C9), null for none. Left out, it is
 * concluded from the pairs. With `legalityOnly` the brackets and their cards are left out, which is much quicker in a large field.
 */
export type KnownToReferee = { readonly collapsingScore?: Points | null; readonly legalityOnly?: boolean }

/**
 * An independent look at a pairing: is it legal, are colours and boards as they should be, and how far does each bracket fail each criterion?
 * Whether a better pairing exists is not asked. Everything is worked out from the tournament anew, with nothing borrowed from the rulebooks.
 */
export const checkRound = (
  recorded: Tournament,
  round: RoundNumber,
  pairing: RoundPairing,
  rulebookId: string,
  known: KnownToReferee = {},
): RefereeReport => {
  const tournament = asPairedIn(recorded, round)
  const edition = refereeEditions.find(({ id }) => id === rulebookId)
  const report = (violations: readonly Issue[], brackets: readonly RefereedBracket[]): RefereeReport => ({
    rulebook: rulebookId,
    round,
    violations,
    brackets,
  })
  if (rulebookId === 'ssm') {
    const { violations, brackets } = checkSsmRound(tournament, round, pairing, known.collapsingScore)
    return report(violations, brackets)
  }
  if (rulebookId === 'cfc' || rulebookId === 'cfc-team')
    return report(checkCfcRound(tournament, round, pairing, rulebookId === 'cfc-team', known.legalityOnly).violations, [])
  if (rulebookId === 'round-robin') return report(checkRoundRobinRound(tournament, round, pairing), [])
  if (edition === undefined) return report([violation('unknown-rulebook', `The referee does not know ${rulebookId}`, round)], [])

  const rows = sheetOf(tournament, round, edition)
  const wrongRound =
    pairing.round === round ? [] : [violation('wrong-round', `The pairing is for round ${pairing.round}, not ${round}`, round)]
  const incomplete = [...wrongRound, ...completeness(tournament, rows, pairing, edition)]
  if (incomplete.length > 0) return report(incomplete, [])

  const opponents = new Map(pairing.boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const legalityOnly = known.legalityOnly === true
  const brackets = bracketsOf(rows, opponents, edition.collapses && !legalityOnly ? known.collapsingScore : null)
  const boards = seated(rows, pairing)
  const bye = rows.find(({ id }) => id === pairing.bye) ?? null
  const violations = [
    ...absoluteCriteria(brackets, bye, round, edition),
    ...byeScore(rows, bye, round, edition),
    ...(tournament.colourless ? higherFirst(boards, round) : coloursGiven(boards, initialColour(tournament, edition), round, edition)),
    ...boardOrder(boards, round, edition),
  ]
  return report(violations, legalityOnly ? [] : brackets.map((bracket) => refereed(bracket, round, edition)))
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
