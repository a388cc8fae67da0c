import type { PlayerId } from '../../model/ids.ts'
import { absent, type Outcome, opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { TeamEntry, TeamOutcome } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { scheduleOf } from './pair-round.ts'
import { settingsOf } from './rules.ts'

export type Withdrawal = {
  readonly player: PlayerId
  readonly completed: number
  readonly games: number
  /** Whether the points scored by and against the player count in the final standings. */
  readonly counts: boolean
}

/** CFC 653, 664 (FIDE 1970): whoever leaves with at least half of his games completed stays in the standings. */
export const withdrawalOf = (tournament: Tournament, player: Player): Withdrawal => {
  const { sections, double } = settingsOf(tournament)
  const section = sections?.find((ids) => ids.includes(player.id)) ?? tournament.players
  const games = (section.length - 1) * (double ? 2 : 1)
  const completed = player.outcomes.filter((outcome) => outcome.kind === 'game' && outcome.result !== 'adjourned').length
  return { player: player.id, completed, games, counts: 2 * completed >= games }
}

/**
 * CFC 653, 664: the tournament as its final standings count it after these players have left. With less than half of the games completed none of his games counts,
 * for nobody; with half or more the games not played are lost by default and won by the opponents. Games for rating are those of the tournament
 * itself, which is not changed. (653 also leaves byes without points: `scoring` in index.ts.) Of a large field only so many `rounds` are made as are asked for.
 */
export const asCountedAfterWithdrawals = (
  tournament: Tournament,
  withdrawn: readonly PlayerId[],
  rounds = Number.POSITIVE_INFINITY,
): Tournament => {
  const gone = new Set(withdrawn)
  const left = new Map(tournament.players.filter(({ id }) => gone.has(id)).map((player) => [player.id, withdrawalOf(tournament, player)]))
  const schedule = left.size === 0 ? [] : scheduleOf(tournament, rounds)
  const scheduled = schedule.map((games) => new Map(games.flatMap((game) => [[game.white, game] as const, [game.black, game] as const])))
  const rowOf = (player: Player): readonly Outcome[] =>
    Array.from({ length: Math.min(rounds, Math.max(player.outcomes.length, schedule.length)) }, (_, index) => {
      const outcome = player.outcomes[index] ?? absent
      const game = scheduled[index]?.get(player.id)
      const opponent = opponentOf(outcome) ?? (game === undefined ? null : game.white === player.id ? game.black : game.white)
      if (opponent === null) return outcome
      const departed = left.get(player.id) ?? left.get(opponent)
      if (departed === undefined) return outcome
      if (left.get(player.id)?.counts === false || left.get(opponent)?.counts === false) return unplayed
      if (outcome.kind === 'game' && outcome.result !== 'adjourned') return outcome
      const colour = game === undefined ? null : game.white === player.id ? 'white' : 'black'
      return { kind: 'forfeit', opponent, colour, result: left.has(player.id) ? 'loss' : 'win' }
    })
  return { ...tournament, players: tournament.players.map((player) => ({ ...player, outcomes: rowOf(player) })) }
}

/** A round robin that some have left, after so many rounds. */
export type AfterWithdrawals = {
  /** As standings count it; rounds to come are not shown yet: nobody has the points of a game that is not due. */
  readonly counted: Tournament
  /** As the crosstable has it: what was played stands there, whether it counts or not. */
  readonly listed: readonly Player[]
  /** Who has left with less than half of the games completed: what was not played is a dash for both (653). */
  readonly struck: ReadonlySet<PlayerId>
}

/** CFC 653, 664: what counts, and what the table shows. */
export const afterWithdrawals = (tournament: Tournament, withdrawn: readonly PlayerId[], rounds: number): AfterWithdrawals => {
  if (withdrawn.length === 0) return { counted: tournament, listed: tournament.players, struck: new Set() }
  const { players } = asCountedAfterWithdrawals(tournament, withdrawn, rounds)
  const played = new Map(tournament.players.map(({ id, outcomes }) => [id, outcomes]))
  const shown = ({ id, outcomes }: Player): readonly Outcome[] =>
    outcomes.map((outcome, at) => {
      const own = played.get(id)?.[at]
      return own?.kind === 'game' && own.result !== 'adjourned' ? own : outcome
    })
  const gone = new Set(withdrawn)
  const left = tournament.players.filter(({ id }) => gone.has(id))
  return {
    counted: { ...tournament, players },
    listed: players.map((player) => ({ ...player, outcomes: shown(player) })),
    struck: new Set(left.filter((player) => !withdrawalOf(tournament, player).counts).map(({ id }) => id)),
  }
}

const unplayed: Outcome = Object.freeze({ kind: 'bye', bye: 'zero-point' })

/**
 * CFC 653, 664: the same for teams that have left: their matches count for nobody, or those not played are lost by default on every board. `entrants` are the
 * teams as they are paired.
 */
export const teamsAsCountedAfterWithdrawals = (
  tournament: Tournament,
  entrants: Tournament,
  withdrawn: readonly PlayerId[],
  rounds = Number.POSITIVE_INFINITY,
): Tournament => {
  const rows = new Map(asCountedAfterWithdrawals(entrants, withdrawn, rounds).players.map(({ id, outcomes }) => [id, outcomes]))
  const counted = (own: TeamOutcome, as: Outcome): TeamOutcome => {
    if (as.kind === 'forfeit' && own.kind !== 'forfeit')
      return { kind: 'forfeit', opponent: as.opponent, colour: as.colour, result: as.result }
    return as.kind === 'bye' && (own.kind === 'match' || own.kind === 'forfeit') ? { kind: 'bye', bye: 'zero-point' } : own
  }
  const teamOf = (team: TeamEntry): TeamEntry => ({
    ...team,
    outcomes: (rows.get(team.id) ?? []).map((as, index) => counted(team.outcomes[index] ?? { kind: 'absent' }, as)),
  })
  return { ...tournament, ...(tournament.teams === undefined ? {} : { teams: tournament.teams.map(teamOf) }) }
}
