import { pointsFromTenths, subtractPoints } from '../../../model/points.ts'
import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { ByeCriterion, ColourRole, CountCriterion, DifferencesCriterion } from '../criterion.ts'
import type { CriteriaEdition } from '../edition.ts'
import type { LookAhead } from '../look-ahead.ts'
import { pairDifference } from '../score-difference.ts'
import { bothMovedDown, inBracket, type Region, type Vertex } from './kinds.ts'

/** A component of the cost of a pairing: a small whole number that an article wants to be small. */
export type Cost = {
  readonly role: ColourRole | null
  readonly ofPair: (a: Vertex, b: Vertex) => number
  readonly ofAlone: (a: Vertex) => number
}

/** The criteria of an edition, most important first, as sums over the pairs and the players left alone. */
export const fieldsOf = (bracket: Bracket, ahead: LookAhead, edition: CriteriaEdition, kinds: readonly Vertex[]): readonly Cost[] => {
  const fields: Cost[] = ahead.mustComplete ? [completion(ahead)] : []
  for (const criterion of edition.criteria) {
    if (criterion.kind === 'count') fields.push(countField(criterion, bracket))
    else if (criterion.kind === 'differences') fields.push(...differenceFields(criterion, bracket, kinds))
    else if (criterion.kind === 'bye') fields.push(byeField(criterion, bracket, ahead))
    else if (ahead.next.length > 0) fields.push(...nextBracketFields(ahead, kinds))
  }
  return fields
}

/** C.4 with C.2: nobody stays alone but one who may take the bye. The factor keeps one who may not from ever being the cheaper choice. */
const completion = (ahead: LookAhead): Cost => ({
  role: null,
  ofPair: () => 0,
  ofAlone: ({ player }) => (ahead.mayBeLeftOver(player) ? 1 : 3),
})

/** A sum over the pairs and downfloaters of the bracket; whoever of it meets somebody below is a downfloater of it. */
const bracketField = (
  bracket: Bracket,
  ofPair: (higher: Competitor, lower: Competitor, bracket: Bracket) => number,
  ofDownfloater: (player: Competitor, bracket: Bracket) => number,
  role: ColourRole | null = null,
): Cost => {
  const ofAlone = ({ player, region }: Vertex): number => (inBracket(region) ? ofDownfloater(player, bracket) : 0)
  return {
    role,
    ofPair: (a, b) => {
      if (!inBracket(a.region) || !inBracket(b.region) || bothMovedDown(a, b)) return ofAlone(a) + ofAlone(b)
      return a.player.rank < b.player.rank ? ofPair(a.player, b.player, bracket) : ofPair(b.player, a.player, bracket)
    },
    ofAlone,
  }
}

const countField = (criterion: CountCriterion, bracket: Bracket): Cost =>
  bracketField(bracket, criterion.ofPair, criterion.ofDownfloater, criterion.role)

const byeField = (criterion: ByeCriterion, bracket: Bracket, ahead: LookAhead): Cost =>
  bracketField(
    bracket,
    () => 0,
    (player) => (player.score === ahead.byeScore ? criterion.ofAssignee(player) : 0),
  )

/** One field a score difference that can occur, largest first: how often it occurs. */
const differenceFields = (criterion: DifferencesCriterion, bracket: Bracket, kinds: readonly Vertex[]): readonly Cost[] => {
  const own = kinds.filter((kind) => inBracket(kind.region)).map((kind) => kind.player)
  const found = new Set<number>()
  for (const a of own) {
    found.add(criterion.ofDownfloater(a, bracket) ?? 0)
    for (const b of own) if (a.rank <= b.rank) found.add(criterion.ofPair(a, b, bracket) ?? 0)
  }
  const levels = [...found].filter((difference) => difference > 0).sort((x, y) => y - x)
  return levels.map((level) =>
    bracketField(
      bracket,
      (higher, lower) => (criterion.ofPair(higher, lower, bracket) === level ? 1 : 0),
      (player) => (criterion.ofDownfloater(player, bracket) === level ? 1 : 0),
    ),
  )
}

/** C.7: in the following bracket, how many stay unpaired, then its score differences, largest first. */
const nextBracketFields = (ahead: LookAhead, kinds: readonly Vertex[]): readonly Cost[] => {
  const residentScore = ahead.next.at(-1)!.score
  const artificial = subtractPoints(residentScore, pointsFromTenths(10))
  const concerns = (region: Region): boolean => region !== 'rest'
  const field = (ofPair: (higher: Competitor, lower: Competitor) => number, ofUnpaired: (player: Competitor) => number): Cost => {
    const ofAlone = ({ player, region }: Vertex): number => (concerns(region) ? ofUnpaired(player) : 0)
    return {
      role: null,
      ofPair: (a, b) => {
        if (inBracket(a.region) && inBracket(b.region) && !bothMovedDown(a, b)) return 0
        if (bothMovedDown(a, b) || !concerns(a.region) || !concerns(b.region)) return ofAlone(a) + ofAlone(b)
        return a.player.rank < b.player.rank ? ofPair(a.player, b.player) : ofPair(b.player, a.player)
      },
      ofAlone,
    }
  }
  const unpaired = field(
    () => 0,
    (player) => (ahead.nextIsLast && !ahead.mayBeLeftOver(player) ? 3 : 1),
  )
  const levels = new Set<number>()
  for (const { player, region } of kinds) {
    if (region === 'rest') continue
    levels.add(subtractPoints(player.score, residentScore)).add(subtractPoints(player.score, artificial))
  }
  const differences = [...levels]
    .filter((level) => level > 0)
    .sort((x, y) => y - x)
    .map((level) =>
      field(
        (higher, lower) => (pairDifference(higher, lower) === level ? 1 : 0),
        (player) => (subtractPoints(player.score, artificial) === level ? 1 : 0),
      ),
    )
  return [unpaired, ...differences]
}
