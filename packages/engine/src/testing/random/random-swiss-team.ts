import type { Outcome } from '../../model/outcome.ts'
import { pointsFromTenths } from '../../model/points.ts'
import type { BoardResult } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { type DoubleSwissRules, doubleSwissDefaults } from '../../rulebook/fide-double-swiss-2026/rules.ts'
import type { CommonSettings } from '../../rulebook/fide-swiss-team/settings.ts'
import { type FideTeamRules, fideTeamDefaults } from '../../rulebook/fide-team-2026/rules.ts'
import { makeDice } from './dice.ts'

/** Regulations of a team event out of a seed: every type and every reading. */
export const randomTeamSettings = (seed: number): FideTeamRules => {
  const dice = makeDice(seed + 77_000)
  return {
    ...fideTeamDefaults,
    primary: dice.pick(['match-points', 'game-points']),
    secondary: dice.chance(0.7),
    preferences: dice.pick(['A', 'B', 'B', null]),
    balancedAtLast: dice.pick(['strong', 'none']),
    ...dice.pick([{}, {}, { matchWin: pointsFromTenths(30), byeMatchPoints: pointsFromTenths(20) }]),
    ...randomCommon(seed),
  }
}

export const randomDoubleSettings = (seed: number): DoubleSwissRules => ({
  ...doubleSwissDefaults,
  ...randomCommon(seed),
  byePoints: makeDice(seed + 79_000).pick([15, 15, 15, 20, 10, 5, 0].map(pointsFromTenths)),
})

const randomCommon = (seed: number): CommonSettings => {
  const dice = makeDice(seed + 78_000)
  return {
    acceleration: null,
    parity: dice.pick(['paired-participants', 'pairing-number']),
    following: dice.pick(['reached', 'fewest']),
    followingGroup: dice.pick(['left', 'of-the-round']),
    forfeitFloats: dice.chance(0.5),
  }
}

/** A tournament as a team event is paired, with game points beside the match points, or as the score. */
export const withGameScores = (tournament: Tournament, rules: FideTeamRules, seed: number): Tournament =>
  withOutcomes(tournament, rules, (outcome, player, round) => {
    if (outcome.kind === 'absent') return outcome
    const gameScore = pointsFromTenths(5 * makeDice(10_000 * seed + 100 * player + round).between(0, 8))
    return { ...outcome, gameScore, ...(rules.primary === 'game-points' ? { points: gameScore } : {}) }
  })

/** The same as two-game matches: most games are played, some forfeited. */
export const withGames = (tournament: Tournament, rules: DoubleSwissRules, seed: number): Tournament =>
  withOutcomes(tournament, rules, (outcome, player, round) => {
    if (outcome.kind !== 'game') return outcome
    const dice = makeDice(10_000 * seed + 100 * (outcome.colour === 'white' ? player : outcome.opponent) + round)
    const game = (): readonly [BoardResult, BoardResult] =>
      dice.pick([
        ['win', 'loss'],
        ['draw', 'draw'],
        ['loss', 'win'],
        ['forfeit-win', 'forfeit-loss'],
        ['forfeit-loss', 'forfeit-win'],
      ] as const)
    const both = [game(), game()] as const
    const side = outcome.colour === 'white' ? 0 : 1
    return dice.chance(0.2) ? outcome : { ...outcome, games: [both[0][side], both[1][side]] }
  })

const withOutcomes = (
  tournament: Tournament,
  rules: FideTeamRules | DoubleSwissRules,
  change: (outcome: Outcome, player: number, round: number) => Outcome,
): Tournament => ({
  ...tournament,
  rules: {
    ...rules,
    acceleration: tournament.rules !== null && 'acceleration' in tournament.rules && tournament.rules.acceleration !== null ? 'baku' : null,
  },
  players: tournament.players.map((player) => ({
    ...player,
    outcomes: player.outcomes.map((outcome, at) => change(outcome, player.id, at + 1)),
  })),
})
