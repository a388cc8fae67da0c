import type { PlayerId } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'

/** The same tournament with other names for its players, or for its teams; numbers, and so the order, stay with the person. */
export const relabelled = (tournament: Tournament, to: (id: PlayerId) => PlayerId): Tournament => ({
  ...tournament,
  ...(tournament.teams === undefined
    ? {
        players: tournament.players.map((player) => ({
          ...player,
          id: to(player.id),
          outcomes: player.outcomes.map((each) => against(each, to)),
        })),
      }
    : { teams: tournament.teams.map((team) => ({ ...team, id: to(team.id), outcomes: team.outcomes.map((each) => against(each, to)) })) }),
  requestedByes: tournament.requestedByes.map((bye) => ({ ...bye, player: to(bye.player) })),
  forbiddenPairs: tournament.forbiddenPairs.map((pairs) => ({ ...pairs, players: pairs.players.map(to) })),
  virtualPoints: new Map([...tournament.virtualPoints].map(([id, points]) => [to(id), points])),
})

const against = <O extends object>(outcome: O, to: (id: PlayerId) => PlayerId): O =>
  'opponent' in outcome ? { ...outcome, opponent: to(outcome.opponent as PlayerId) } : outcome

/** Everybody rated, nobody like anybody else, in the order of the numbers. */
export const withDistinctRatings = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, rating: 3000 - player.pairingNumber })),
})
