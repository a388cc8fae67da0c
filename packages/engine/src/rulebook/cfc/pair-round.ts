import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { chooseBye, whoIsStuck } from './bye.ts'
import { chooseOddMen } from './choose-odd-men.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import type { Group } from './group.ts'
import { groupsOf } from './groups.ts'
import { type LawCounts, lawCounts } from './laws.ts'
import { pairGroup } from './pair-group.ts'
import { type RoundSettings, roundSettings } from './round-settings.ts'
import { uses } from './settings.ts'

const rulebookId = 'cfc' as const

/** Pairs everybody of the groups; called only when everybody can be paired. The higher of each pair comes first. */
export type PairGroups = (groups: readonly Group[], settings: RoundSettings) => readonly (readonly [Competitor, Competitor])[]

/** CFC 610 to 633: one round. */
export const pairRound = (tournament: Tournament, round: RoundNumber): PairingAnswer => pairCfcRound(tournament, round, pairGroupsFast)

/** 622: odd men first, then each group by itself. */
export const pairGroupsFast: PairGroups = (groups, settings) => {
  const { pairs, rest } = chooseOddMen(groups, settings.oddMenByColour)
  return [...pairs, ...rest.flatMap((players, index) => pairGroup(players, groups[index]!.shape, settings))]
}

/** 618 (b), (c): how well the groups can keep the laws. */
export type LawsOf = (groups: readonly Group[], settings: RoundSettings) => LawCounts

const lawsFast: LawsOf = (groups, settings) => {
  const { pairs, rest } = chooseOddMen(groups, settings.oddMenByColour)
  const groupOf = new Map(groups.flatMap(({ players }, index) => players.map((player) => [player, index] as const)))
  const across = pairs.map(([higher, lower]) => [groupOf.get(higher)!, groupOf.get(lower)!] as const)
  const within = rest.flatMap((players, index) => Array.from({ length: players.length / 2 }, () => [index, index] as const))
  return lawCounts([...across, ...within], groups.length)
}

/** The round around the pairing of its groups: the bye before it (615, 619), colours (628 to 631) and boards, from the highest rank down, after it. */
export const pairCfcRound = (tournament: Tournament, round: RoundNumber, pairGroups: PairGroups, lawsOf = lawsFast): PairingAnswer => {
  const competitors = competitorsOf(tournament, round)
  const settings = roundSettings(tournament, round)
  const header = { rulebook: rulebookId, round }
  // In its second round 633.2 pairs groups, not scores.
  const byLaws = uses(tournament, '615-laws') && !(round === 2 && uses(tournament, '633.2'))
  const laws = (others: readonly Competitor[]): LawCounts => lawsOf(groupsOf(tournament, round, others), settings)
  const bye = chooseBye(competitors, settings.seed, round, byLaws ? laws : null)
  if (bye.kind === 'stuck') {
    const { stuck, only, bye: odd } = whoIsStuck(competitors)
    return { kind: 'no-legal-pairing', ...header, stuck: idsOf(stuck), only: idsOf(only), ...(odd ? { bye: odd } : {}) }
  }
  const groups = groupsOf(
    tournament,
    round,
    competitors.filter((player) => player !== bye.player),
  )
  const placeOf = new Map(groups.flatMap(({ players }) => players).map((player, place) => [player, place]))
  const pairs = pairGroups(groups, settings).toSorted(([a], [b]) => placeOf.get(a)! - placeOf.get(b)!)
  const present = new Set<PlayerId>(idsOf(competitors))
  return {
    kind: 'pairing',
    ...header,
    boards: pairs.map(([higher, lower]) =>
      allocateColours(higher, lower, settings.colours).higherGets === 'white'
        ? { white: higher.id, black: lower.id }
        : { white: lower.id, black: higher.id },
    ),
    bye: bye.player?.id ?? null,
    notPaired: tournament.players.map(({ id }) => id).filter((id) => !present.has(id)),
  }
}

const idsOf = (players: readonly Competitor[]): readonly PlayerId[] => players.map(({ id }) => id)
