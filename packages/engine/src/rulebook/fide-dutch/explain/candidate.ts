import type { ExplainedCandidate, Failure, Obstacle } from '../../../pairing/explanation.ts'
import type { NaturalPlace } from '../../../pairing/explanation-answers.ts'
import type { Bracket, Pair } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import type { Candidate } from './report-card.ts'

/** What the subgroups are read from. */
type Subdivided = Pick<Bracket, 'players' | 'movedDown'>

/** The subgroups in which a pairing is first generated, read back from it: B.2, B.3, D.1 to D.3. Positions count from 0 in the bracket. */
export type Subgroups = {
  /** MDPs that are paired, in order, and their opponents. */
  readonly mdps: readonly number[]
  readonly opponents: readonly number[]
  readonly limbo: readonly number[]
  /** Residents that the MDPs leave: the remainder, or the whole homogeneous bracket. */
  readonly remainder: readonly number[]
  /** Of the remainder, S1 and S2 as exchanged and transposed; whoever of S2 has no counterpart floats. */
  readonly s1: readonly number[]
  readonly s2: readonly number[]
  readonly down: readonly number[]
  readonly up: readonly number[]
}

export const subgroupsOf = (bracket: Subdivided, { pairs }: Candidate): Subgroups => {
  const position = new Map(bracket.players.map((player, index) => [player.rank, index]))
  const partner = new Map<number, number>()
  for (const { higher, lower } of pairs) partner.set(position.get(higher.rank)!, position.get(lower.rank)!)
  const everybody = bracket.players.map((_, index) => index)
  const mdps = everybody.filter((index) => index < bracket.movedDown && partner.has(index))
  const opponents = mdps.map((index) => partner.get(index)!)
  const remainder = everybody.filter((index) => index >= bracket.movedDown && !opponents.includes(index))
  const s1 = remainder.filter((index) => partner.has(index))
  const originalS1 = remainder.slice(0, s1.length)
  const taken = s1.map((index) => partner.get(index)!)
  return {
    mdps,
    opponents,
    limbo: everybody.filter((index) => index < bracket.movedDown && !partner.has(index)),
    remainder,
    s1,
    s2: [...taken, ...remainder.filter((index) => !s1.includes(index) && !taken.includes(index))],
    down: originalS1.filter((index) => !s1.includes(index)),
    up: s1.filter((index) => !originalS1.includes(index)),
  }
}

/** Where the two stand at the same place of subgroups that meet in order, as these first stand. */
export const naturalPlace = (
  { players, movedDown }: Subdivided,
  { mdps, opponents, remainder, s1, s2 }: Subgroups,
  pair: Pair,
): NaturalPlace | null => {
  const higher = players.indexOf(pair.higher)
  const came = mdps.indexOf(higher)
  if (came !== -1) return came === higher && opponents[came] === movedDown + came ? { of: 'moved-down', place: came + 1 } : null
  const own = s1.indexOf(higher)
  return remainder[own] === higher && remainder[s1.length + own] === s2[own] ? { of: 'halves', place: own + 1 } : null
}

/** B.2, B.3: the candidate as the subgroups first stand, for a number of pairs and of MDPs among them. */
export const naturalCandidate = (bracket: Bracket, pairs: number, mdps: number): Candidate => {
  const { players, movedDown } = bracket
  const rest = players.slice(movedDown + mdps)
  const half = pairs - mdps
  const toPair = (higher: Competitor, lower: Competitor): Pair => ({ higher, lower })
  const made = [
    ...players.slice(0, mdps).map((mdp, i) => toPair(mdp, players[movedDown + i]!)),
    ...rest.slice(0, half).map((player, i) => toPair(player, rest[half + i]!)),
  ]
  return { pairs: made, downfloaters: [...players.slice(mdps, movedDown), ...rest.slice(2 * half)] }
}

export const explainCandidate = (
  bracket: Subdivided,
  candidate: Candidate,
  card: readonly Failure[] | null,
  illegal: readonly { readonly pair: Pair; readonly obstacle: Obstacle }[],
): ExplainedCandidate => {
  const subgroups = subgroupsOf(bracket, candidate)
  const id = (index: number) => bracket.players[index]!.id
  // The remainder has sequence numbers of its own (D, 4.1).
  const fresh = (index: number): number => subgroups.remainder.indexOf(index) + 1
  return {
    pairs: candidate.pairs.map(({ higher, lower }) => [higher.id, lower.id] as const),
    downfloaters: candidate.downfloaters.map((player) => player.id),
    illegal: illegal.map(({ pair, obstacle }) => ({ pair: [pair.higher.id, pair.lower.id] as const, obstacle })),
    card,
    mdpSequence: subgroups.opponents.map((index) => index + 1),
    limbo: subgroups.limbo.map(id),
    s1: subgroups.s1.map(id),
    s2: subgroups.s2.map(id),
    s2Sequence: subgroups.s2.slice(0, subgroups.s1.length).map(fresh),
    exchange: { down: subgroups.down.map(fresh), up: subgroups.up.map(fresh) },
    exchanged: { down: subgroups.down.map(id), up: subgroups.up.map(id) },
  }
}
