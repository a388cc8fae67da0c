import { pairingNumber } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import { newPlayer } from '../../model/player.ts'
import { standardScoring } from '../../model/scoring.ts'
import type { TeamEntry, TeamOutcome } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { matchResult } from './match-score.ts'
import { teamSettingsOf } from './rules.ts'
import { teamRating } from './team-rating.ts'

/**
 * CFC 641, 642, 645: a team event as a tournament whose players are the teams, for the individual rules to pair. A team is rated by its boards, its
 * number is its id, its games are its matches, their colours those of the player at board 1 (646), so that a match whose board 1 was not played counts for no
 * colour (632), and a match is worth 1, ½ or 0 (647). Without teams it is the tournament itself.
 */
export const teamsAsPlayers = <T extends Tournament>(tournament: T): T => {
  const { teams, ...rest } = tournament as Tournament
  if (teams === undefined) return tournament
  const ratings = new Map(tournament.players.map(({ id, rating }) => [id, rating]))
  const byId = new Map(teams.map((team) => [team.id, team]))
  const { unratedGap } = teamSettingsOf(tournament)
  const entrants: Tournament = {
    ...rest,
    scoring: standardScoring,
    players: teams.map((team) =>
      newPlayer({
        id: team.id,
        pairingNumber: pairingNumber(team.id),
        name: team.name,
        rating: teamRating(team.boards, (player) => ratings.get(player) ?? null, unratedGap),
        outcomes: team.outcomes.map((outcome, index) => outcomeOf(outcome, byId.get(opponentOf(outcome))?.outcomes[index], tournament)),
      }),
    ),
  }
  return entrants as T
}

const opponentOf = (outcome: TeamOutcome): TeamEntry['id'] =>
  outcome.kind === 'match' || outcome.kind === 'forfeit' ? outcome.opponent : (0 as TeamEntry['id'])

const outcomeOf = (own: TeamOutcome, other: TeamOutcome | undefined, { scoring }: Tournament): Outcome => {
  if (own.kind === 'absent') return absent
  if (own.kind !== 'match') return own
  const result = other?.kind === 'match' ? matchResult(own, other, scoring) : 'adjourned'
  const first = own.boards[0]?.result
  const unplayed = first === 'forfeit-win' || first === 'forfeit-loss'
  return { kind: 'game', opponent: own.opponent, colour: own.colour, result, rated: true, ...(unplayed ? { boardOneUnplayed: true } : {}) }
}
