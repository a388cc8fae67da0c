import { boardColour } from '../../../model/board-colours.ts'
import { type Colour, opposite } from '../../../model/colour.ts'
import type { PlayerId } from '../../../model/ids.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { BoardResult, TeamBoard, TeamOutcome } from '../../../model/team.ts'
import { type IssueList, type Place, report } from '../issues.ts'
import type { SaidLineUp, SaidTeam } from './team-records.ts'
import { declaredSeats, playedSeats, type Seat, type Seats, unseated } from './team-seats.ts'

export type RoundOfTeams = {
  readonly round: number
  readonly teams: readonly SaidTeam[]
  /** 300: of teams that did not sit as their members are listed, or of all. */
  readonly lineUps: readonly SaidLineUp[]
  /** 352; null when it is not said. */
  readonly boards: number | null
  /** 352, where it says other colours than alternating ones. */
  readonly colours: string
  /** What a player's 001 record says of the round. */
  readonly outcomeOf: (player: PlayerId) => Outcome
}

/** `uneven-colours`: the colours do not alternate down the boards, so that this is no match as we know them. */
type Matches = ReadonlyMap<number, TeamOutcome> | 'uneven-colours' | null

/** The matches of a round, by the line-ups of 300 and the games of the members. Null after a fault was reported. */
export const matchesOf = (of: RoundOfTeams, list: IssueList): Matches => {
  const against = pairsOf(of, list)
  if (against === null) return null
  const found = new Map<number, TeamOutcome>()
  for (const [team, other] of against) {
    if (found.has(team.id)) continue
    const match = matchOf(of, team, other)
    if (match === 'uneven-colours') return match
    if (typeof match === 'number') {
      const told = { ...placeOf(of, team), round: of.round, board: match + 1, teams: [team.id, other.id] as const }
      report(list, 'line-ups-conflict', { ...told, what: 'board' })
      return null
    }
    found.set(team.id, { kind: 'match', opponent: other.id, ...match[0] })
    found.set(other.id, { kind: 'match', opponent: team.id, ...match[1] })
  }
  return found
}

const placeOf = ({ lineUps }: RoundOfTeams, { id, place }: SaidTeam): Place => lineUps.find(({ team }) => team === id)?.place ?? place

/** Which teams met: as 300 says, and as the games of their members show. */
const pairsOf = (of: RoundOfTeams, list: IssueList): ReadonlyMap<SaidTeam, SaidTeam> | null => {
  const teams = new Map(of.teams.map((team) => [team.id as number, team]))
  const teamOf = new Map(of.teams.flatMap((team) => team.members.map(({ id }) => [id, team] as const)))
  const against = new Map<SaidTeam, SaidTeam>()
  const meet = (team: SaidTeam, other: SaidTeam): boolean => {
    if (team === other || (against.get(team) ?? other) !== other || (against.get(other) ?? team) !== team) return false
    against.set(team, other).set(other, team)
    return true
  }
  const seen = new Set<number>()
  for (const { team, opponent, place } of of.lineUps) {
    const [own, other] = [teams.get(team), teams.get(opponent)]
    if (own === undefined || other === undefined) {
      report(list, 'team-unknown', { ...place, team: own === undefined ? team : opponent })
      return null
    }
    if (seen.has(team) || !meet(own, other)) {
      report(list, 'line-ups-conflict', { ...place, round: of.round, what: 'opponents', team, opponent })
      return null
    }
    seen.add(team)
  }
  for (const team of of.teams)
    for (const { id } of team.members) {
      const outcome = of.outcomeOf(id)
      if (outcome.kind !== 'game' && outcome.kind !== 'forfeit') continue
      const other = teamOf.get(outcome.opponent)
      if (other !== undefined && meet(team, other)) continue
      report(list, 'line-ups-conflict', { ...placeOf(of, team), round: of.round, what: 'members', team: team.id })
      return null
    }
  return against
}

type Side = { readonly colour: Colour; readonly boards: readonly TeamBoard[] }

/**
 * Both sides of a match, or the first board that cannot be. Of the ways to seat the teams that are not said in full the first is taken that agrees with
 * the games: as the members are listed, or as they met.
 */
const matchOf = (of: RoundOfTeams, team: SaidTeam, other: SaidTeam): readonly [Side, Side] | 'uneven-colours' | number => {
  const [own, theirs] = [team, other].map(({ id }) => of.lineUps.find((lineUp) => lineUp.team === id)?.boards ?? null) as [
    SaidLineUp['boards'] | null,
    SaidLineUp['boards'] | null,
  ]
  const ways: Seats[] = []
  const listed = ({ members }: SaidTeam) => members.slice(0, of.boards ?? 0).map(({ id }) => id)
  if ((own !== null && theirs !== null) || of.boards !== null)
    ways.push(declaredSeats(own ?? listed(team), theirs ?? listed(other), of.outcomeOf))
  if (own === null || theirs === null) ways.push(playedSeats(team, other, own, theirs, of.outcomeOf))
  let fault: 'uneven-colours' | number = 0
  for (const [index, seats] of ways.entries()) {
    const results = seats.map(([a, b]) => resultsOf(a, b))
    const wrong = results.indexOf(null)
    const colour = colourOf(seats, of.colours)
    if (wrong === -1 && colour !== 'uneven' && !unseated(seats, team, other, of.outcomeOf))
      return sidesOf(seats, results, colour ?? 'white')
    if (index === ways.length - 1) fault = wrong === -1 && colour === 'uneven' ? 'uneven-colours' : Math.max(0, wrong)
  }
  return fault
}

const sidesOf = (seats: Seats, results: readonly (readonly [BoardResult, BoardResult] | null)[], colour: Colour): readonly [Side, Side] => {
  const boards = (at: 0 | 1): readonly TeamBoard[] => seats.map((seat, index) => ({ player: seat[at].player, result: results[index]![at] }))
  return [
    { colour, boards: boards(0) },
    { colour: opposite(colour), boards: boards(1) },
  ]
}

/** How a board ended for both; null when the two records do not tell the same. */
const resultsOf = (a: Seat, b: Seat): readonly [BoardResult, BoardResult] | null => {
  const [ofA, ofB] = [resultOf(a, b), resultOf(b, a)]
  if (ofA === null || ofB === null) return null
  if (ofA !== 'nothing-said' || ofB !== 'nothing-said' || a.player === null || b.player === null)
    return [ofA === 'nothing-said' ? 'forfeit-loss' : ofA, ofB === 'nothing-said' ? 'forfeit-loss' : ofB]
  return ['adjourned', 'adjourned']
}

const resultOf = (own: Seat, other: Seat): BoardResult | 'nothing-said' | null => {
  const { outcome } = own
  switch (outcome.kind) {
    case 'game':
      return outcome.opponent === other.player ? outcome.result : null
    case 'forfeit':
      return outcome.opponent !== other.player ? null : outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
    case 'bye':
      // Some name the player who did not come in the line-up all the same.
      if (outcome.bye === 'zero-point') return 'forfeit-loss'
      return other.outcome.kind === 'absent' || other.outcome.kind === 'bye' ? 'forfeit-win' : null
    case 'absent':
      return 'nothing-said'
  }
}

/** CFC 646: the colour of the first side on board 1, concluded from any board; null when no board has one. */
const colourOf = (seats: Seats, pattern: string): Colour | 'uneven' | null => {
  let found: Colour | null = null
  for (const [board, [{ outcome }]] of seats.entries()) {
    if ((outcome.kind !== 'game' && outcome.kind !== 'forfeit') || outcome.colour === null) continue
    const first = boardColour(outcome.colour, board, pattern)
    if (found !== null && found !== first) return 'uneven'
    found = first
  }
  return found
}
