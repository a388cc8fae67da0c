import type { PlayerId, RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import { chooseOddMen } from '../choose-odd-men.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import type { Group } from '../group.ts'
import { seatsOf } from '../group-order.ts'
import { type Interchange, interchangeOf } from '../interchange.ts'
import { pairGroup } from '../pair-group.ts'
import { pairCfcRound, pairGroupsFast } from '../pair-round.ts'
import { type RoundSettings, roundSettings } from '../round-settings.ts'

export type CfcPair = readonly [higher: Competitor, lower: Competitor]

/** A round as the director paired it. */
export type CfcRound = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly settings: RoundSettings
  /** Everybody to be paired, whoever has the bye included. */
  readonly competitors: readonly Competitor[]
  /** Without the player who has the bye. */
  readonly groups: readonly Group[]
  readonly pairs: readonly CfcPair[]
  readonly boards: readonly Board[]
  readonly bye: PlayerId | null
}

/** null when no legal pairing exists. A pair that is `forced` is one that the tournament lets meet nobody else. */
export const pairedRound = (tournament: Tournament, round: RoundNumber, forced: readonly PlayerId[] = []): CfcRound | null => {
  const seen: { groups: readonly Group[]; pairs: readonly CfcPair[] } = { groups: [], pairs: [] }
  const answer = pairCfcRound(tournament, round, (groups, settings) => {
    const pairs = forced.length === 0 ? pairGroupsFast(groups, settings) : pairAround(forced, groups, settings)
    Object.assign(seen, { groups, pairs })
    return pairs
  })
  if (answer.kind !== 'pairing') return null
  const { boards, bye } = answer
  const settings = roundSettings(tournament, round)
  return { tournament, round, settings, competitors: competitorsOf(tournament, round), ...seen, boards, bye }
}

/**
 * 622 around a pair that is made in any case: what the laws and the rules on odd men ask of the others does not depend on it, so they are asked of the others
 * alone, and fast; in its own group the pair keeps its seats.
 */
const pairAround = (forced: readonly PlayerId[], groups: readonly Group[], settings: RoundSettings): readonly CfcPair[] => {
  const others = groups.map((group) => ({ ...group, players: group.players.filter(({ id }) => !forced.includes(id)) }))
  const left = others.filter(({ players }) => players.length > 0)
  const { pairs, rest } = chooseOddMen(left, settings.oddMenByColour)
  const own = groups.map(({ players }) => players.filter(({ id }) => forced.includes(id)))
  const across = own.every((two) => two.length < 2) ? [own.flat() as unknown as CfcPair] : []
  const within = groups.flatMap(({ players, shape }, index) => {
    const stays = new Set(rest[left.indexOf(others[index]!)]?.map(({ id }) => id))
    const here = players.filter(({ id }) => stays.has(id) || (across.length === 0 && forced.includes(id)))
    return pairGroup(here, shape, settings)
  })
  return [...pairs, ...across, ...within]
}

/** Where everybody is paired: the group of each player, and the opponent. */
export const tablesOf = ({ groups, pairs }: Pick<CfcRound, 'groups' | 'pairs'>) => {
  const groupOf = new Map<PlayerId, number>(groups.flatMap(({ players }, index) => players.map(({ id }) => [id, index] as const)))
  const mateOf = new Map<PlayerId, PlayerId>(pairs.flatMap(([a, b]) => [[a.id, b.id] as const, [b.id, a.id] as const]))
  return { groupOf, mateOf }
}

/** CFC 622 (b): who of a group changes halves, by place among those who are paired in it. */
export const interchangeIn = (index: number, round: Pick<CfcRound, 'groups' | 'pairs'>): Interchange => {
  const [rest, { mateOf }] = [restOf(index, round), tablesOf(round)]
  const placeOf = new Map(rest.map(({ id }, place) => [id, place]))
  return interchangeOf(
    seatsOf(rest, round.groups[index]!.shape),
    rest.map(({ id }) => placeOf.get(mateOf.get(id)!)!),
  )
}

/** Those of a group who are paired in it. */
export const restOf = (index: number, round: Pick<CfcRound, 'groups' | 'pairs'>): readonly Competitor[] => {
  const { groupOf, mateOf } = tablesOf(round)
  return round.groups[index]!.players.filter(({ id }) => groupOf.get(mateOf.get(id)!) === index)
}
