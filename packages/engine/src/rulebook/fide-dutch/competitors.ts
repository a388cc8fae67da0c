import type { Colour } from '../../model/colour.ts'
import {
  coloursBefore,
  isLastRound,
  opponentsBefore,
  pairedBefore,
  participantsOf,
  unplayedBefore,
  virtualPointsIn,
} from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import { absent } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { pointsFor, winValue } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { withBakuAcceleration } from '../baku-acceleration/index.ts'
import { colourDifference, colourPreference, repeatedColour } from './colour-preference.ts'
import type { Competitor } from './competitor.ts'
import type { DutchEdition } from './edition.ts'
import type { Float } from './float.ts'
import { dutchRules } from './rules.ts'

type Scored = {
  readonly player: Player
  /** Points before round r at index r - 1, for every round up to the one to pair. */
  readonly before: readonly number[]
}

/**
 * FIDE Dutch 1998 A.4, F.7, 2012 A.2, A.4, A.10, F.7, 2017 A.2, A.4, A.7, C.04.2.D.8, 2026 1.2, 1.4.2, 1.8: the players to be paired in `round`, by score and
 * pairing number, with their floats, whether they are topscorers, and everything else that articles ask about them. It is read from the record as it stands,
 * so a correction counts from the next pairing on. An acceleration is applied here.
 */
export const competitorsOf = (declared: Tournament, round: RoundNumber, edition: DutchEdition): readonly Competitor[] => {
  const { colourless } = dutchRules(declared)
  const tournament = withBakuAcceleration(declared, { variant: edition.acceleration })
  const scored = new Map(tournament.players.map((player) => [player.id, withScores(player, tournament, round)]))
  const order = participantsOf(tournament, round).map((player) => scored.get(player.id)!)
  const scoreIn = (entry: Scored, r: number): number =>
    entry.before[r - 1]! + virtualPointsIn(tournament, entry.player.id, r as RoundNumber)
  order.sort((a, b) => scoreIn(b, round) - scoreIn(a, round) || a.player.pairingNumber - b.player.pairingNumber)

  const rankOf = new Map(order.map((entry, rank) => [entry.player.id, rank]))
  const parity = parityNumbers(tournament, round, new Set(order.map((entry) => entry.player.id)))
  const { excluded, groups } = exclusions(tournament, round, order, rankOf)
  const last = isLastRound(tournament, round)
  const halfOfMaximum = (winValue(tournament.scoring) * (round - 1)) / 2

  const floatIn = (entry: Scored, r: number): Float | null => {
    if (r < 1) return null
    const outcome = entry.player.outcomes[r - 1] ?? absent
    if (outcome.kind !== 'game' && !(outcome.kind === 'forfeit' && edition.forfeitFloats))
      return edition.unplayedFloatsDown(outcome, tournament.scoring) ? 'down' : null
    const difference = scoreIn(entry, r) - scoreIn(scored.get(outcome.opponent)!, r)
    return difference > 0 ? 'down' : difference < 0 ? 'up' : null
  }

  const isBarredFromBye = ({ outcomes }: Player): boolean => {
    for (let r = 0; r < round - 1; r++) if (edition.barsFromBye(outcomes[r] ?? absent, tournament.scoring)) return true
    return false
  }

  return order.map((entry, rank): Competitor => {
    const past = pastOf(entry.player, round)
    // A game without colours leaves none, and without colours nobody has a preference.
    const { colours, difference, repeated, preference } = colourless ? withoutColours : past
    return {
      id: entry.player.id,
      pairingNumber: entry.player.pairingNumber,
      rank,
      score: pointsFromTenths(scoreIn(entry, round)),
      colours,
      colourDifference: difference,
      repeatedColour: repeated,
      preference,
      excluded: excluded[rank]!,
      groups: groups[rank]!,
      floatLastRound: floatIn(entry, round - 1),
      floatTwoRoundsAgo: floatIn(entry, round - 2),
      mayTakeBye: !isBarredFromBye(entry.player),
      topscorer: last && scoreIn(entry, round) > halfOfMaximum,
      unplayedGames: past.unplayed,
      parityNumber: parity.get(entry.player.id)!,
    }
  })
}

const pastColours = (colours: readonly Colour[]) => ({
  colours,
  difference: colourDifference(colours),
  repeated: repeatedColour(colours),
  preference: colourPreference(colours),
})
const withoutColours = pastColours([])

const pastBefore = (player: Player, round: RoundNumber) => ({
  round,
  ...pastColours(coloursBefore(player, round)),
  opponents: opponentsBefore(player, round),
  unplayed: unplayedBefore(player, round),
})

/** What follows from a player's own games alone. A projection pairs one round many times, and most players are the same in all of them. */
const pastOf = (player: Player, round: RoundNumber): ReturnType<typeof pastBefore> => {
  const known = pasts.get(player)
  if (known?.round === round) return known
  const past = pastBefore(player, round)
  pasts.set(player, past)
  return past
}
const pasts = new WeakMap<Player, ReturnType<typeof pastBefore>>()

/** A round before `round` that left no trace is an absence. Kept like what else follows from a player's own games. */
const withScores = (player: Player, { scoring }: Tournament, round: RoundNumber): Scored => {
  const known = scores.get(player)
  if (known?.round === round && known.scoring === scoring) return known
  const before = [0]
  for (let r = 0; r < round - 1; r++) before.push(before[r]! + pointsFor(player.outcomes[r] ?? absent, scoring))
  const scored = { player, before, round, scoring }
  scores.set(player, scored)
  return scored
}
const scores = new WeakMap<Player, Scored & Pick<Tournament, 'scoring'> & { readonly round: RoundNumber }>()

/** E.5 (5.2.5) counts odd and even over those who have ever been paired, this round included; others have no number yet. Or it goes by the text. */
const parityNumbers = (tournament: Tournament, round: RoundNumber, paired: ReadonlySet<number>): ReadonlyMap<number, number> => {
  if (dutchRules(tournament).parity === 'pairing-number')
    return new Map(tournament.players.map((player) => [player.id, player.pairingNumber]))
  const counted = tournament.players.filter((player) => paired.has(player.id) || pairedBefore(player, round))
  counted.sort((a, b) => a.pairingNumber - b.pairingNumber)
  return new Map(counted.map((player, index) => [player.id, index + 1]))
}

type Exclusions = { readonly excluded: readonly ReadonlySet<number>[]; readonly groups: readonly (readonly number[])[] }
const noGroup: readonly number[] = []

/** Past opponents and forbidden pairs one by one; a group as such, for its pairs grow with the square of it. */
const exclusions = (
  tournament: Tournament,
  round: RoundNumber,
  order: readonly Scored[],
  rankOf: ReadonlyMap<number, number>,
): Exclusions => {
  const excluded = order.map(() => new Set<number>())
  const groups = order.map(() => noGroup)
  order.forEach(({ player }, rank) => {
    for (const id of pastOf(player, round).opponents) {
      const opponent = rankOf.get(id)
      if (opponent !== undefined) excluded[rank]!.add(opponent)
    }
  })
  tournament.forbiddenPairs.forEach((forbidden, group) => {
    if (round < forbidden.firstRound || (forbidden.lastRound !== null && round > forbidden.lastRound)) return
    const ranks = [...new Set(forbidden.players.flatMap((id) => rankOf.get(id) ?? []))]
    if (ranks.length > 2) for (const rank of ranks) groups[rank] = [...groups[rank]!, group]
    else for (const a of ranks) for (const b of ranks) if (a !== b) excluded[a]!.add(b)
  })
  return { excluded, groups }
}
