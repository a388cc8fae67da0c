import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import { pointsFromTenths } from '../../../model/points.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { ExchangeEvent, NotedPlayer, Obstacle } from '../../../pairing/explanation.ts'
import type { ExplainedGroup, RoundExplainer } from '../../../pairing/explanation-answers.ts'
import { explainerOf } from '../../explain/explainer.ts'
import { naturalIn } from '../../explain/later.ts'
import type { Telling, ToldGroup, Two } from '../../explain/telling.ts'
import { keptApart, roundsMet } from '../../kept-apart.ts'
import { chooseBye, isBye, whoIsStuck } from '../bye.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { placeInOrder, seatsOf } from '../group-order.ts'
import { canMeet } from '../interchange.ts'
import { mayMeet } from '../laws.ts'
import { opponentsInOrder } from '../odd-men.ts'
import { roundSettings } from '../round-settings.ts'
import { uses } from '../settings.ts'
import { coloursOf, noted } from './colours.ts'
import { candidateOf, compareRounds } from './compare.ts'
import { type CfcRound, interchangeIn, pairedRound, restOf, tablesOf } from './round.ts'

/** Answers questions about one round under the CFC handbook. */
export const explainer = (tournament: Tournament, round: RoundNumber): RoundExplainer => {
  const paired = pairedRound(tournament, round)
  const competitors = paired?.competitors ?? competitorsOf(tournament, round)
  const { seed } = roundSettings(tournament, round)
  const at = (id: PlayerId): Competitor => competitors.find((player) => player.id === id)!
  const groups = paired === null ? null : toldGroups(paired)
  const indexOf = (group: ToldGroup): number => groups!.indexOf(group)
  const telling: Telling = {
    tournament,
    round,
    names: {
      absence: '616',
      group: '620',
      float: '623',
      moved: ['623', '624'],
      bye: '615',
      completion: '618',
      order: '622',
      incompatible: '618',
    },
    field: fieldOf(competitors),
    groups,
    boards: paired?.boards ?? [],
    bye: paired?.bye ?? null,
    colourless: false,
    movedDownMayLeave: false,
    obstacle: (a, b) => obstacle(at(a), at(b), tournament, round),
    byeObstacle: (player) => byeObstacle(at(player), tournament, round),
    stuckWithout: (gone) => {
      const left = competitors.filter(({ id }) => !gone.includes(id))
      if (chooseBye(left, seed, round).kind !== 'stuck') return null
      const { stuck, only, bye } = whoIsStuck(left)
      return { stuck: stuck.map(({ id }) => id), only: only.map(({ id }) => id), bye }
    },
    chosen: (group) => (group.pairs.length + paired!.groups.length === 0 ? null : candidateOf(indexOf(group), paired!)),
    compare: (wish) => compareRounds(paired!, wish),
    earlier: (pair, group) => earlier(pair, indexOf(group), paired!),
    natural: (pair, group) =>
      naturalIn(
        pair,
        restOf(indexOf(group), paired!).map(({ id }) => id),
      ),
    exchange: (pair, group) => interchange(pair, indexOf(group), paired!),
    colours: (board) => coloursOf(board, paired!),
  }
  return explainerOf(telling)
}

const fieldOf = (competitors: readonly Competitor[]): readonly ExplainedGroup[] => {
  const groups: { score: ExplainedGroup['score']; players: NotedPlayer[] }[] = []
  for (const player of competitors) {
    if (groups.at(-1)?.score === player.score) groups.at(-1)!.players.push(noted(player))
    else groups.push({ score: pointsFromTenths(player.score), players: [noted(player)] })
  }
  return groups
}

/** One player alone has the bye, and there is no group. */
const toldGroups = (round: CfcRound): readonly ToldGroup[] => {
  if (round.groups.length > 0 || round.bye === null) return round.groups.map((_, index) => groupOf(index, round))
  return [{ players: [round.bye], movedDown: [], pairs: [], downfloaters: [round.bye], last: true, incompatible: [] }]
}

/** Whoever has the bye is told with the group of the score, or the lowest. */
const groupOf = (index: number, round: CfcRound): ToldGroup => {
  const { groupOf: at, mateOf } = tablesOf(round)
  const own = round.groups[index]!.players.map(({ id }) => id)
  const above = round.pairs.filter(([higher, lower]) => at.get(lower.id) === index && at.get(higher.id)! < index).map(([{ id }]) => id)
  const last = index === round.groups.length - 1
  const bye = round.competitors.find(({ id }) => id === round.bye)
  const home = round.groups.findIndex(({ players }) => players[0]!.score === bye?.score)
  const withBye = bye !== undefined && (home === index || (home === -1 && last)) ? [bye.id] : []
  return {
    players: [...above, ...own, ...withBye],
    movedDown: above,
    pairs: candidateOf(index, round).pairs,
    downfloaters: [...own.filter((id) => at.get(mateOf.get(id)!)! > index), ...withBye],
    last,
    incompatible: [],
  }
}

/** 618 (a): once paired, never again. */
const obstacle = (a: Competitor, b: Competitor, tournament: Tournament, round: RoundNumber): Obstacle | null => {
  if (mayMeet(a, b)) return null
  const rounds = roundsMet(a.id, b.id, tournament, round, 'paired')
  if (rounds.length === 0) return keptApart(a.id, b.id, tournament, round)
  const played = roundsMet(a.id, b.id, tournament, round, 'played').length > 0
  return { kind: 'met', article: '618', rounds, ...(played ? {} : { unplayed: true }) }
}

const byeObstacle = ({ id, mayTakeBye }: Competitor, tournament: Tournament, round: RoundNumber): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = tournament.players.find((player) => player.id === id)!
  const rounds = outcomes
    .slice(0, round - 1)
    .flatMap((outcome, index) => (isBye(outcome, uses(tournament, '615a-bars')) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article: '615', rounds }
}

/** 622, 624: who comes before the opponent in the order, and is not taken by somebody before. */
const earlier = ([higher, lower]: Two, index: number, round: CfcRound): readonly PlayerId[] => {
  const { groupOf: at, mateOf } = tablesOf(round)
  if (at.get(higher)! < index) {
    const oddMan = round.competitors.find(({ id }) => id === higher)!
    const choices = opponentsInOrder(oddMan, round.groups[index]!.players, round.settings.oddMenByColour)
    const before = choices.slice(
      0,
      choices.findIndex(({ id }) => id === lower),
    )
    const place = (id: PlayerId): number => round.competitors.findIndex((player) => player.id === id)
    return before.map(({ id }) => id).filter((id) => !(at.get(mateOf.get(id)!)! < index && place(mateOf.get(id)!) < place(higher)))
  }
  const rest = restOf(index, round)
  const seats = seatsOf(rest, round.groups[index]!.shape)
  const place = (id: PlayerId): number => rest.findIndex((player) => player.id === id)
  const own = place(higher)
  const change = interchangeIn(index, round)
  const free = rest.filter(({ id }, other) => canMeet(seats, change, own, other) && Math.min(other, place(mateOf.get(id)!)) >= own)
  const taken = placeInOrder(seats, own, place(lower))
  return free
    .filter(({ id }) => placeInOrder(seats, own, place(id)) < taken)
    .sort((a, b) => placeInOrder(seats, own, place(a.id)) - placeInOrder(seats, own, place(b.id)))
    .map(({ id }) => id)
}

/** 622 (b): one of the two has changed halves. */
const interchange = ([higher, lower]: Two, index: number, round: CfcRound): ExchangeEvent | null => {
  const rest = restOf(index, round)
  const { down, up } = interchangeIn(index, round)
  const ids = (places: ReadonlySet<number>): readonly PlayerId[] => [...places].map((place) => rest[place]!.id)
  const moved = [...ids(down), ...ids(up)]
  if (!moved.includes(higher) && !moved.includes(lower)) return null
  return { kind: 'exchange', articles: ['622'], down: ids(down), up: ids(up), obstacle: { kind: 'no-transposition', article: '622' } }
}
