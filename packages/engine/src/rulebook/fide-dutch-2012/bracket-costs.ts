import type { Competitor } from '../fide-dutch/competitor.ts'
import type { ProcedureBracket } from '../fide-dutch/procedure/bracket.ts'
import {
  bracketField,
  type CostField,
  completionField,
  movedDownField,
  nextBracketField,
  none,
  type Vertex,
} from '../fide-dutch/procedure/cost-field.ts'
import { scoreDistance } from './c13-score-distance.ts'
import { requirementsOf } from './requirements/index.ts'
import type { Member } from './requirements/requirement.ts'

/** What a bracket must keep in mind of those below it. */
export type Below = {
  /** C.12: the following bracket, when another set of downfloaters is sought for it. */
  readonly next: readonly Competitor[]
  readonly nextIsLowest: boolean
  /** How many move down into it. */
  readonly floaters: number
  /** C.1: whoever is left over there of those who move down has the lowest score possible. */
  readonly leavesLowest: boolean
  /** C.13: everybody below, who must be paired with the downfloaters. */
  readonly rest: readonly Competitor[]
  readonly mustComplete: boolean
}

export const nothingBelow: Below = Object.freeze({
  next: [],
  nextIsLowest: false,
  floaters: 0,
  leavesLowest: false,
  rest: [],
  mustComplete: false,
})

/**
 * FIDE Dutch 2012, A.11, B.3, C.10, C.12, C.13 and C.14 as one list, most important first: the round can be completed; of the moved-down players as many,
 * and the highest, as possible are paired (C.14.b); as many pairs as possible; the scores of the downfloaters, or where brackets are joined the closeness
 * of all scores, that of the bye included (C.13); what the downfloaters allow in the following bracket (C.12); and the requirements of C.10.
 */
export const bracketCosts = (bracket: ProcedureBracket, below: Below, round: number): readonly CostField[] => {
  const fields: CostField[] = []
  if (below.mustComplete) fields.push(completionField('C.13'))
  const movedDown = bracket.players.slice(0, bracket.movedDown)
  if (movedDown.length > 0) {
    fields.push(movedDownField('C.14.b'))
    for (const score of distinctScores(movedDown)) fields.push(movedDownField('C.14.b', (player) => player.score === score))
  }
  fields.push(bracketField('C.14', none, () => 1))
  if (bracket.joined) fields.push(joinedField(bracket))
  else
    for (const score of distinctScores(bracket.players).slice(0, -1))
      fields.push(bracketField('B.3', none, ({ player }) => (player.score === score ? 1 : 0)))
  if (below.next.length > 0) fields.push(...nextFields(below))
  for (const { article, ofPair, ofDownfloater } of requirementsOf(round))
    fields.push(
      bracketField(
        article,
        (a, b) => ofPair(memberOf(a), memberOf(b)),
        (vertex) => ofDownfloater(memberOf(vertex)),
      ),
    )
  return fields
}

const memberOf = ({ player, incoming, region }: Vertex): Member => ({ player, incoming, inS1: region === 'moved-down' })

const distinctScores = (players: readonly Competitor[]): readonly number[] =>
  [...new Set(players.map((player) => player.score))].sort((a, b) => b - a)

const joinedField = (bracket: ProcedureBracket): CostField => {
  const distance = scoreDistance(bracket.players)
  return bracketField(
    'C.13',
    (a, b) => distance.ofPair(a.player, b.player),
    ({ player }) => distance.ofBye(player),
  )
}

/**
 * C.12: first the number of pairs of the following bracket, then, where it is heterogeneous, how many of the downfloaters it pairs; then, where C.1 asks and
 * all its pairs are made, the score of the one downfloater who may be left over.
 */
const nextFields = ({ next, nextIsLowest, floaters, leavesLowest }: Below): readonly CostField[] => {
  const ofDownfloater = (value: (player: Competitor) => number): CostField =>
    nextBracketField('C.12', ({ region, player }) => (region === 'next' ? 0 : value(player)))
  return [
    nextBracketField('C.12', ({ player }) => (nextIsLowest && !player.mayTakeBye ? 3 : 1)),
    ...(floaters < next.length ? [ofDownfloater(() => 1)] : []),
    ...(leavesLowest ? [ofDownfloater(({ score }) => score)] : []),
  ]
}
