import { boardColour, boardColoursOf } from './board-colours.ts'
import type { Colour } from './colour.ts'
import { absent, type Outcome } from './outcome.ts'
import type { TeamBoard, TeamEntry, TeamOutcome } from './team.ts'
import type { Tournament } from './tournament.ts'

/** A board of a match as its player has it. */
export type MemberGame = { readonly round: number; readonly team: TeamEntry; readonly board: number; readonly outcome: Outcome }

/**
 * What the matches of a team event were for its members, by player and in order. Whoever wins because nobody came to the board has a full point without
 * an opponent, and so has every board of the team that came to a match the other one missed (the sample of TRF26 has it so).
 */
export const memberGames = (tournament: Tournament): ReadonlyMap<number, readonly MemberGame[]> => {
  const { teams = [] } = tournament
  const pattern = boardColoursOf(tournament)
  const byId = new Map(teams.map((team) => [team.id, team]))
  const games = new Map<number, MemberGame[]>()
  for (const team of teams)
    for (const [index, own] of team.outcomes.entries()) {
      const other = 'opponent' in own ? byId.get(own.opponent)?.outcomes[index] : undefined
      const boards = other?.kind === 'match' ? other.boards : []
      for (const [board, mine] of boardsOf(own, team).entries()) {
        if (mine.player === null) continue
        const outcome = outcomeOf(mine, boards[board], boardColour(own.kind === 'match' ? own.colour : 'white', board, pattern))
        const list = games.get(mine.player) ?? []
        list.push({ round: index + 1, team, board: board + 1, outcome })
        games.set(mine.player, list)
      }
    }
  return games
}

/** The seats of a round that count for those who took them. */
const boardsOf = (own: TeamOutcome, team: TeamEntry): readonly TeamBoard[] => {
  if (own.kind === 'match') return own.boards
  if (own.kind !== 'forfeit' || own.result !== 'win') return []
  return (own.lineUp ?? team.boards).map((player) => ({ player, result: 'forfeit-win' }))
}

const outcomeOf = ({ result }: TeamBoard, other: TeamBoard | undefined, colour: Colour): Outcome => {
  const opponent = other?.player ?? null
  if (result === 'forfeit-win' || result === 'forfeit-loss') {
    const won = result === 'forfeit-win'
    if (opponent === null) return { kind: 'bye', bye: won ? 'full-point' : 'zero-point' }
    return { kind: 'forfeit', opponent, colour, result: won ? 'win' : 'loss' }
  }
  return opponent === null ? absent : { kind: 'game', opponent, colour, result, rated: true }
}

/** Rounds the teams were paired in. */
export const teamRounds = ({ teams = [] }: Tournament): number => teams.reduce((most, { outcomes }) => Math.max(most, outcomes.length), 0)

/** A team event as a tournament of its members, every board a game of theirs; any other tournament as it is. */
export const asMembersPlayed = (tournament: Tournament): Tournament => {
  if (tournament.teams === undefined) return tournament
  const games = memberGames(tournament)
  const rounds = teamRounds(tournament)
  return {
    ...tournament,
    players: tournament.players.map((player) => {
      const played = new Map(games.get(player.id)?.map(({ round, outcome }) => [round, outcome]))
      return { ...player, outcomes: Array.from({ length: rounds }, (_, at) => played.get(at + 1) ?? absent) }
    }),
  }
}
