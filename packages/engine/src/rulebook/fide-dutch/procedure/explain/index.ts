import type { PlayerId, RoundNumber } from '../../../../model/ids.ts'
import type { Tournament } from '../../../../model/tournament.ts'
import type { ColoursEvent, ExchangeEvent } from '../../../../pairing/explanation.ts'
import type { RoundExplainer } from '../../../../pairing/explanation-answers.ts'
import type { Board } from '../../../../pairing/round-pairing.ts'
import { explainerOf } from '../../../explain/explainer.ts'
import type { Telling, ToldGroup, Two } from '../../../explain/telling.ts'
import { colourOfOddNumbers } from '../../colour-allocation.ts'
import type { Competitor } from '../../competitor.ts'
import { canBeCompleted } from '../../completion.ts'
import { byeObstacle } from '../../explain/bye.ts'
import { naturalPlace, subgroupsOf } from '../../explain/candidate.ts'
import { coloursEvent } from '../../explain/colours-event.ts'
import { stuckAmong } from '../../explain/compared.ts'
import { fieldOf } from '../../explain/explain-round.ts'
import { absoluteObstacle } from '../../explain/obstacle.ts'
import { choicesOf } from '../../explain/passed-over.ts'
import { initialColourOf } from '../../initial-colour.ts'
import { dutchRules } from '../../rules.ts'
import { boardsOf } from './boards.ts'
import { candidateOf, compareRounds } from './compare.ts'
import { type ExplainedProcedure, type PairedBracket, type ProcedureRound, populationOf, type RoundTold } from './round.ts'

/** Answers questions about one round of a procedural edition (1998, 2012). */
export const procedureExplainer =
  <Paired extends PairedBracket>(procedure: ExplainedProcedure<Paired>) =>
  (tournament: Tournament, round: RoundNumber): RoundExplainer => {
    const competitors = procedure.competitorsOf(tournament, round)
    const brackets = canBeCompleted(competitors, procedure.edition) ? procedure.pairBrackets(competitors, round) : null
    return explainerOf(tellingOf({ procedure, tournament, round, initialColour: initialColourOf(tournament), competitors, brackets }))
  }

const tellingOf = <Paired extends PairedBracket>(told: ProcedureRound<Paired>): Telling => {
  const { procedure, tournament, round, competitors, brackets } = told
  const { edition } = procedure
  const { names } = edition
  const byId = new Map(competitors.map((player) => [player.id, player]))
  const at = (id: PlayerId): Competitor => byId.get(id)!
  const groups = brackets?.map(groupOf) ?? null
  const pairedAt = (group: ToldGroup): Paired => brackets![groups!.indexOf(group)]!
  return {
    tournament,
    round,
    names: {
      absence: names.absence,
      group: names.brackets,
      float: names.float,
      moved: [names.brackets, names.float],
      bye: names.bye,
      completion: names.round,
      order: names.candidate,
      incompatible: 'C.1',
    },
    field: fieldOf(told),
    groups,
    boards: brackets === null ? [] : boardsOf(told, brackets),
    bye: brackets?.at(-1)?.result.downfloaters[0]?.id ?? null,
    colourless: dutchRules(tournament).colourless,
    movedDownMayLeave: true,
    obstacle: (a, b) => absoluteObstacle(at(a), at(b), tournament, round, edition),
    byeObstacle: (player) => byeObstacle(at(player), { tournament, round, edition }),
    stuckWithout: (gone) =>
      stuckAmong(
        competitors.filter(({ id }) => !gone.includes(id)),
        edition,
      ),
    chosen: (group) => {
      const paired = pairedAt(group)
      return candidateOf(paired, paired.result, procedure.cardOf(paired, paired.result, round))
    },
    compare: (wish) => compareRounds(told, wish),
    earlier: ([higher], group) => {
      const { bracket, result } = pairedAt(group)
      const choice = choicesOf(subgroupsOf(bracket, result)).find(({ player }) => bracket.players[player]!.id === higher)
      return choice?.earlier.map((index) => bracket.players[index]!.id) ?? []
    },
    natural: ([higher, lower], group) => {
      const { bracket, result } = pairedAt(group)
      return naturalPlace(bracket, subgroupsOf(bracket, result), { higher: at(higher), lower: at(lower) })
    },
    exchange: (pair, group) => exchangeOf(pair, pairedAt(group), names.exchanges),
    colours: (board) => coloursOf(board, told),
  }
}

const groupOf = ({ bracket, result }: PairedBracket): ToldGroup => ({
  players: populationOf(bracket).map(({ id }) => id),
  movedDown: bracket.players.slice(0, bracket.incoming).map(({ id }) => id),
  pairs: result.pairs.map(({ higher, lower }): Two => [higher.id, lower.id]),
  downfloaters: result.downfloaters.map(({ id }) => id),
  last: bracket.lowest,
  incompatible: bracket.incompatible.map(({ id }) => id),
})

/** D.2: who changed places between S1 and S2, if one of the two did: no transposition alone would have done (C.7). */
const exchangeOf = (pair: Two, { bracket, result }: PairedBracket, article: string): ExchangeEvent | null => {
  const { down, up } = subgroupsOf(bracket, result)
  const ids = (indices: readonly number[]): readonly PlayerId[] => indices.map((index) => bracket.players[index]!.id)
  if (![...ids(down), ...ids(up)].some((id) => pair.includes(id))) return null
  return { kind: 'exchange', articles: [article], down: ids(down), up: ids(up), obstacle: { kind: 'no-transposition', article: 'C.7' } }
}

const coloursOf = (board: Board, { tournament, round, initialColour, procedure, brackets }: RoundTold): ColoursEvent | null => {
  const pair = brackets!
    .flatMap(({ result }) => result.pairs)
    .find(({ higher, lower }) => [higher.id, lower.id].includes(board.white) && [higher.id, lower.id].includes(board.black))!
  return coloursEvent(pair, { tournament, edition: procedure.edition }, colourOfOddNumbers(initialColour, round))
}
