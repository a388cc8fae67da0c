import {
  type ByeKind,
  type Excuse,
  type Outcome,
  opponentOf,
  type PlayerId,
  pointsFor,
  pointsForBye,
  roundNumber,
  type ScoringSystem,
  type Tournament,
  type VirtualPoints,
} from '@zug/engine/model'
import { type Adjudication, namedRulebook } from '@zug/engine/pairing'

/** Nothing after this round. */
export const upToRound = (tournament: Tournament, round: number): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, rank: null, outcomes: player.outcomes.slice(0, round) })),
  requestedByes: [],
})

/** With some players away from this round; what they did before stays on record. */
export const withAway = (tournament: Tournament, round: number, away: ReadonlySet<PlayerId>): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) =>
    away.has(player.id) ? { ...player, outcomes: player.outcomes.with(round - 1, { kind: 'absent' }) } : player,
  ),
})

/** Without some players: who met one of them had a bye of the same worth instead. */
export const withoutPlayers = (tournament: Tournament, gone: ReadonlySet<PlayerId>): Tournament => ({
  ...tournament,
  players: tournament.players
    .filter(({ id }) => !gone.has(id))
    .map((player) => ({
      ...player,
      outcomes: player.outcomes.map((outcome) => {
        const opponent = opponentOf(outcome)
        return opponent !== null && gone.has(opponent) ? byeOfSameWorth(outcome, tournament.scoring) : outcome
      }),
    })),
  forbiddenPairs: tournament.forbiddenPairs
    .map((pairs) => ({ ...pairs, players: pairs.players.filter((id) => !gone.has(id)) }))
    .filter(({ players }) => players.length > 1),
  requestedByes: tournament.requestedByes.filter(({ player }) => !gone.has(player)),
  virtualPoints: new Map([...tournament.virtualPoints].filter(([id]) => !gone.has(id))),
  rules: rulesWithout(tournament.rules, gone),
})

/** Settings name only those who are left. */
const rulesWithout = (rules: Tournament['rules'], gone: ReadonlySet<PlayerId>): Tournament['rules'] => {
  const left = (players: readonly PlayerId[]): readonly PlayerId[] => players.filter((id) => !gone.has(id))
  const named = namedRulebook({ rules })?.settings.flatMap(({ name, kind }): readonly (readonly [string, unknown])[] => {
    const value: unknown = rules?.[name as keyof typeof rules]
    if (kind === 'excuses')
      return [[name, (value as readonly Excuse[]).filter((one) => !gone.has(typeof one === 'number' ? one : one.player))]]
    if (kind === 'adjudications') return [[name, (value as readonly Adjudication[]).filter(({ player }) => !gone.has(player))]]
    if (kind !== 'groups' || value === null) return []
    return [[name, (value as readonly (readonly PlayerId[])[]).map(left).filter(({ length }) => length > 0)]]
  })
  return rules === null ? null : { ...rules, ...Object.fromEntries(named ?? []) }
}

const byeOfSameWorth = (outcome: Outcome, scoring: ScoringSystem): Outcome => {
  const worth = pointsFor(outcome, scoring)
  const kinds: readonly Exclude<ByeKind, 'pairing-allocated'>[] = ['zero-point', 'half-point', 'full-point']
  return { kind: 'bye', bye: kinds.find((kind) => pointsForBye(kind, scoring) === worth) ?? 'zero-point' }
}

/** As if this round had never been played. */
export const withoutRound = (tournament: Tournament, round: number): Tournament => {
  const earlier = (value: number): number => (value > round ? value - 1 : value)
  const points: VirtualPoints = new Map([...tournament.virtualPoints].map(([id, values]) => [id, values.toSpliced(round - 1, 1)]))
  return {
    ...tournament,
    numberOfRounds: tournament.numberOfRounds === null ? null : tournament.numberOfRounds - 1,
    players: tournament.players.map((player) => ({ ...player, outcomes: player.outcomes.toSpliced(round - 1, 1) })),
    forbiddenPairs: tournament.forbiddenPairs
      .filter(({ firstRound, lastRound }) => firstRound !== round || lastRound !== round)
      .map((pairs) => ({
        ...pairs,
        firstRound: roundNumber(earlier(pairs.firstRound)),
        lastRound: pairs.lastRound === null ? null : roundNumber(pairs.lastRound >= round ? pairs.lastRound - 1 : pairs.lastRound),
      })),
    virtualPoints: points,
  }
}

/** Who can only leave together: the two of a board of this round, or one alone. */
export const unitsOf = (tournament: Tournament, round: number): readonly (readonly PlayerId[])[] =>
  tournament.players.flatMap(({ id, outcomes }): readonly (readonly PlayerId[])[] => {
    const outcome = outcomes[round - 1]
    const opponent = outcome === undefined ? null : opponentOf(outcome)
    if (opponent === null) return [[id]]
    return id < opponent ? [[id, opponent]] : []
  })
