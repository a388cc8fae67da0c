import { LexicographicMatching } from '../../../matching/lexicographic-matching.ts'
import type { Points } from '../../../model/points.ts'
import type { Failure } from '../../../pairing/explanation.ts'
import type { Competitor } from '../../fide-dutch/competitor.ts'
import type { BracketResult } from '../../fide-dutch/procedure/bracket.ts'
import { scoreDistance } from '../c13-score-distance.ts'
import { mayMeet } from '../edition.ts'
import type { PairedBracket } from '../pair-brackets.ts'
import { requirementsOf } from '../requirements/index.ts'
import type { Member } from '../requirements/requirement.ts'

/**
 * FIDE Dutch 2012, C.10, C.12 to C.14: what a pairing of a bracket gives up, what the procedure gives up last first: moved-down players without an opponent
 * and their scores, pairs, the scores of those who leave or, where brackets were joined, the closeness of all scores, the pairs of the following bracket
 * where other downfloaters were sought for it, and the requirements of C.10.
 */
export const cardOf = ({ bracket, below }: PairedBracket, { pairs, downfloaters }: BracketResult, round: number): readonly Failure[] => {
  const s1 = new Set(bracket.players.slice(0, bracket.movedDown))
  const above = new Set(bracket.players.slice(0, bracket.incoming))
  const leaving = downfloaters.filter((player) => bracket.players.includes(player))
  const crossed = new Set(pairs.filter(({ higher, lower }) => s1.has(higher) && !s1.has(lower)).map(({ higher }) => higher))
  const notCrossed = bracket.players.filter((player) => s1.has(player) && !crossed.has(player))
  const member = (player: Competitor): Member => ({ player, incoming: above.has(player), inS1: s1.has(player) })
  return [
    ...(s1.size === 0
      ? []
      : [
          count('C.14.b', 'C.14.b number', notCrossed.length),
          { kind: 'differences' as const, article: 'C.14.b', floating: [], values: scoresOf(notCrossed) },
        ]),
    count('C.14', 'C.14', leaving.length),
    bracket.joined
      ? count('C.13', 'C.13 distance', distanceOf(bracket.players, pairs, leaving))
      : { kind: 'differences', article: 'B.3', floating: [], values: scoresOf(leaving) },
    ...(below.next.length > 0 ? nextBracket(downfloaters, below) : []),
    ...requirementsOf(round).map(({ article, name, ofPair, ofDownfloater }) =>
      count(
        article,
        name,
        pairs.reduce((sum, { higher, lower }) => sum + ofPair(member(higher), member(lower)), 0) +
          leaving.reduce((sum, player) => sum + ofDownfloater(member(player)), 0),
      ),
    ),
  ]
}

const count = (article: string, name: string, value: number): Failure => ({ kind: 'count', article, name, value })

const scoresOf = (players: readonly Competitor[]): readonly Points[] => players.map(({ score }) => score).sort((a, b) => b - a)

const distanceOf = (players: readonly Competitor[], pairs: BracketResult['pairs'], leaving: readonly Competitor[]): number => {
  const { ofPair, ofBye } = scoreDistance(players)
  return pairs.reduce((sum, { higher, lower }) => sum + ofPair(higher, lower), 0) + leaving.reduce((sum, player) => sum + ofBye(player), 0)
}

/**
 * C.12: the fewest whom the following bracket leaves unpaired, then of these the fewest who were moved down, where it is heterogeneous, then the score of
 * one who was, where C.1 asks.
 */
const nextBracket = (
  downfloaters: readonly Competitor[],
  { next, nextIsLowest, floaters, leavesLowest }: PairedBracket['below'],
): readonly Failure[] => {
  const players = [...downfloaters, ...next]
  const movedDown = (i: number): boolean => i < downfloaters.length
  const barred = players.map((player) => nextIsLowest && !player.mayTakeBye)
  const crosses = players.map((_, i) => movedDown(i) && floaters < next.length)
  // Whoever may not take the bye is left over last of all.
  const alone = players.map(({ score }, i) => [barred[i] ? 3 : 1, crosses[i] ? 1 : 0, leavesLowest && movedDown(i) ? score : 0])
  const matching = new LexicographicMatching(players.length, 3)
  for (let i = 0; i < players.length; i++)
    for (let j = Math.max(i + 1, downfloaters.length); j < players.length; j++)
      if (mayMeet(players[i]!, players[j]!))
        matching.setEdge(
          i,
          j,
          alone[i]!.map((value, field) => value + alone[j]![field]!),
        )
  matching.solve()
  const left = players.flatMap((_, i) => (matching.mate[i] === -1 ? [i] : []))
  const counted = (these: readonly boolean[]): number => left.filter((i) => these[i]).length
  return [
    { kind: 'count', article: 'C.12', name: 'C.12 pairs', value: left.length, ...(nextIsLowest ? { barred: counted(barred) } : {}) },
    ...(floaters < next.length ? [count('C.12', 'C.12 moved down', counted(crosses))] : []),
    ...(leavesLowest
      ? [{ kind: 'differences' as const, article: 'C.12', floating: [], values: scoresOf(left.filter(movedDown).map((i) => players[i]!)) }]
      : []),
  ]
}
