import type { Outcome } from '../model/outcome.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { Tournament } from '../model/tournament.ts'
import type { SwissTeamDeclared } from '../pairing/referee/swiss-team/sheet.ts'
import { doubleSwissDefaults } from '../rulebook/fide-double-swiss-2026/rules.ts'
import type { CommonSettings } from '../rulebook/fide-swiss-team/settings.ts'
import { type FideTeamSettings, fideTeamDefaults } from '../rulebook/fide-team-2026/rules.ts'
import { makeDice } from './dice.ts'

/** Regulations of a team event out of a seed: every type and every reading. */
export const randomTeamSettings = (seed: number): FideTeamSettings => {
  const dice = makeDice(seed + 77_000)
  return {
    ...fideTeamDefaults,
    primary: dice.pick(['match-points', 'game-points']),
    secondary: dice.chance(0.7),
    preferences: dice.pick(['A', 'B', 'B', null]),
    balancedAtLast: dice.pick(['strong', 'none']),
    ...randomCommon(seed),
  }
}

export const randomDoubleSettings = (seed: number): CommonSettings => ({ ...doubleSwissDefaults, ...randomCommon(seed) })

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

/** A tournament as a team event is paired: with game points beside the match points, or as the score. */
export const withGameScores = (tournament: Tournament, { primary }: FideTeamSettings, seed: number): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    outcomes: player.outcomes.map((outcome, at): Outcome => {
      if (outcome.kind === 'absent') return outcome
      const gameScore = pointsFromTenths(5 * makeDice(10_000 * seed + 100 * player.id + at).between(0, 8))
      return { ...outcome, gameScore, ...(primary === 'game-points' ? { points: gameScore } : {}) }
    }),
  })),
})

/** The same as the referee wants to know it. */
export const declaredTeams = (settings: FideTeamSettings): SwissTeamDeclared => ({
  of: 'teams',
  preferences: settings.preferences,
  balancedAtLast: settings.balancedAtLast,
  following: settings.following,
  followingGroup: settings.followingGroup,
  forfeitFloats: settings.forfeitFloats,
  parity: settings.parity,
  secondary: settings.secondary ? (settings.primary === 'match-points' ? 'game-points' : 'match-points') : null,
})

export const declaredPlayers = (settings: CommonSettings): SwissTeamDeclared => ({
  of: 'players',
  preferences: null,
  balancedAtLast: 'strong',
  following: settings.following,
  followingGroup: settings.followingGroup,
  forfeitFloats: settings.forfeitFloats,
  parity: settings.parity,
  secondary: null,
})
