import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { ExchangeEvent, NotedPlayer, Obstacle } from '../../../pairing/explanation.ts'
import type { RoundExplainer } from '../../../pairing/explanation-answers.ts'
import { explainerOf } from '../../explain/explainer.ts'
import { naturalIn } from '../../explain/later.ts'
import type { ToldGroup, Two } from '../../explain/telling.ts'
import { keptApart, roundsMet } from '../../kept-apart.ts'
import { scoreBrackets } from '../a3-score-brackets.ts'
import { canMeetNobody, mayMeet } from '../b1-no-rematch.ts'
import { barsFromBye } from '../b2-bye-once.ts'
import { byRank, type Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { type PairedBracket, pairBrackets } from '../pair-brackets.ts'
import { readingsOf } from '../rules.ts'
import { stuckOf } from '../stuck.ts'
import { boardsOf, candidateOf, cardOf, compareRounds, deadEnd, playersOf } from './compare.ts'

/** Answers questions about one round of the SSM. */
export const explainer = (tournament: Tournament, round: RoundNumber): RoundExplainer => {
  const competitors = competitorsOf(tournament, round)
  const readings = readingsOf(tournament)
  const paired = pairBrackets(competitors, readings)
  const numberOf = new Map(tournament.players.map(({ id, pairingNumber }) => [id, pairingNumber]))
  const at = (id: PlayerId): Competitor => competitors.find((player) => player.id === id)!
  const brackets = paired?.brackets ?? []
  const groups = paired === null ? null : brackets.map((bracket) => groupOf(bracket, bracket === brackets.at(-1)))
  const noted = ({ id, score, floatLastRound }: Competitor): NotedPlayer => ({
    player: id,
    notation: `${numberOf.get(id)!}${floatLastRound === null ? '' : floatLastRound === 'down' ? '↓' : '↑'}`,
    score,
    due: null,
  })
  return explainerOf({
    tournament,
    round,
    names: { absence: 'B3', group: 'A3', float: 'A4', moved: ['A3', 'A4'], bye: 'C9', completion: 'B3', order: 'C3', incompatible: 'C7' },
    field: scoreBrackets(competitors).map((group) => ({ score: group[0]!.score, players: group.map(noted) })),
    groups,
    boards: paired === null ? [] : boardsOf(paired),
    bye: paired?.bye?.id ?? null,
    colourless: true,
    movedDownMayLeave: true,
    obstacle: (a, b) => obstacle(at(a), at(b), tournament, round),
    byeObstacle: (player) => byeObstacle(at(player), tournament, round),
    stuckWithout: (gone) => stuckOf(competitors.filter(({ id }) => !gone.includes(id))) ?? (paired === null ? deadEnd : null),
    chosen: (group) => {
      const bracket = brackets[groups!.indexOf(group)]!
      return candidateOf(bracket, cardOf(bracket, group.last))
    },
    compare: (wish) => compareRounds(paired!, competitors, readings, wish),
    earlier: (pair, group) => earlier(pair, group),
    natural: (pair, group) => naturalIn(pair, group.players),
    exchange: (pair, group) => exchange(pair, group),
    colours: () => null,
  })
}

const groupOf = (bracket: PairedBracket, last: boolean): ToldGroup => {
  const players = playersOf(bracket)
  // C7: who has the bye here and now leaves the bracket as well.
  const left = bracket.bye === null ? bracket.free : [...bracket.free, bracket.bye].sort(byRank)
  return {
    players: players.map(({ id }) => id),
    movedDown: bracket.incoming.map(({ id }) => id),
    pairs: bracket.pairs.map(({ higher, lower }): Two => [higher.id, lower.id]),
    downfloaters: left.map(({ id }) => id),
    last,
    incompatible: last ? [] : left.filter((player) => canMeetNobody(player, players)).map(({ id }) => id),
  }
}

const obstacle = (a: Competitor, b: Competitor, tournament: Tournament, round: RoundNumber): Obstacle | null => {
  if (mayMeet(a, b)) return null
  const rounds = roundsMet(a.id, b.id, tournament, round, 'played')
  return rounds.length > 0 ? { kind: 'met', article: 'B1', rounds } : keptApart(a.id, b.id, tournament, round)
}

const byeObstacle = ({ id, mayTakeBye }: Competitor, { players }: Tournament, round: RoundNumber): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = players.find((player) => player.id === id)!
  const rounds = outcomes.slice(0, round - 1).flatMap((outcome, index) => (barsFromBye(outcome) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article: 'B2', rounds }
}

const halfOf = ({ players }: ToldGroup): number => Math.floor(players.length / 2)

/** C3, C4: those of S2 who come before the opponent, and are not taken by somebody ranked higher. */
const earlier = ([higher, lower]: Two, group: ToldGroup): readonly PlayerId[] => {
  const place = (id: PlayerId): number => group.players.indexOf(id)
  const [own, taken] = [place(higher), place(lower)]
  const opponent = (id: PlayerId): PlayerId | undefined => group.pairs.find((pair) => pair.includes(id))?.find((one) => one !== id)
  if (own >= halfOf(group) || taken < halfOf(group)) return []
  return group.players.slice(halfOf(group), taken).filter((id) => {
    const mate = opponent(id)
    return mate === undefined || place(mate) > own
  })
}

/** C6: two of one subgroup meet. */
const exchange = ([higher, lower]: Two, group: ToldGroup): ExchangeEvent | null => {
  const upper = (id: PlayerId): boolean => group.players.indexOf(id) < halfOf(group)
  if (upper(higher) !== upper(lower)) return null
  const [down, up] = upper(higher) ? [[lower], []] : [[], [higher]]
  return { kind: 'exchange', articles: ['C6'], down, up, obstacle: { kind: 'no-transposition', article: 'C4' } }
}
