import { type Colour, opposite } from '../../model/colour.ts'
import type { PlayerId } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import type { BoardResult, TeamBoard, TeamOutcome } from '../../model/team.ts'
import { type IssueList, type Place, report } from './issues.ts'
import type { SaidLineUp, SaidTeam } from './team-records.ts'

/** Who met whom on a board of a match, and how it ended for each; null: nobody sat there. */
type Seat = { readonly player: PlayerId | null; readonly outcome: Outcome }

export type RoundOfTeams = {
  readonly round: number
  readonly teams: readonly SaidTeam[]
  readonly lineUps: readonly SaidLineUp[]
  /** What a player's 001 record says of the round. */
  readonly outcomeOf: (player: PlayerId) => Outcome
}

/** `uneven-colours`: the colours do not alternate down the boards, so that this is no match as we know them. */
type Matches = ReadonlyMap<number, TeamOutcome> | 'uneven-colours' | null

/** The matches of a round: as the line-ups of 300 say, else as the games of the members show. Null after a fault was reported. */
export const matchesOf = (of: RoundOfTeams, list: IssueList): Matches => {
  const found = new Map<number, TeamOutcome>()
  const pairs = of.lineUps.length > 0 ? declaredPairs(of, list) : playedPairs(of, list)
  if (pairs === null) return null
  for (const [white, black, seats] of pairs) {
    const boards = seats.map(([a, b]) => resultsOf(a, b))
    const wrong = boards.indexOf(null)
    if (wrong !== -1) {
      const message = `Board ${wrong + 1} of teams ${white.id} and ${black.id} in round ${of.round} is told in another way by the players' records.`
      report(list, 'line-ups-conflict', { ...placeOf(of, white), round: of.round }, message)
      return null
    }
    const colour = colourOf(seats)
    if (colour === 'uneven') return 'uneven-colours'
    const side = (at: 0 | 1): readonly TeamBoard[] => seats.map((seat, index) => ({ player: seat[at].player, result: boards[index]![at] }))
    const first = colour ?? 'white'
    found.set(white.id, { kind: 'match', opponent: black.id, colour: first, boards: side(0) })
    found.set(black.id, { kind: 'match', opponent: white.id, colour: opposite(first), boards: side(1) })
  }
  return found
}

type Pair = readonly [SaidTeam, SaidTeam, readonly (readonly [Seat, Seat])[]]

const placeOf = ({ lineUps }: RoundOfTeams, { id, place }: SaidTeam): Place => lineUps.find(({ team }) => team === id)?.place ?? place

/** Each match once, from the line-up that comes first; the other team may be missing and is then whom the players met. */
const declaredPairs = (of: RoundOfTeams, list: IssueList): readonly Pair[] | null => {
  const teams = new Map(of.teams.map((team) => [team.id as number, team]))
  const byTeam = new Map(of.lineUps.map((lineUp) => [lineUp.team, lineUp]))
  const pairs: Pair[] = []
  const done = new Set<number>()
  for (const lineUp of of.lineUps) {
    const [own, other] = [teams.get(lineUp.team), teams.get(lineUp.opponent)]
    const theirs = byTeam.get(lineUp.opponent)
    if (own === undefined || other === undefined || own === other) {
      const number = own === undefined ? lineUp.team : lineUp.opponent
      report(list, 'team-unknown', lineUp.place, own === other ? `Team ${number} against itself.` : `There is no team ${number}.`)
      return null
    }
    if (byTeam.get(lineUp.team) !== lineUp || (theirs !== undefined && theirs.opponent !== lineUp.team)) {
      const message = `Round ${of.round}: team ${lineUp.team} has another line-up, or team ${lineUp.opponent} another opponent.`
      report(list, 'line-ups-conflict', { ...lineUp.place, round: of.round }, message)
      return null
    }
    if (done.has(lineUp.team)) continue
    done.add(lineUp.team).add(lineUp.opponent)
    const length = Math.max(lineUp.boards.length, theirs?.boards.length ?? 0)
    const seat = (player: PlayerId | null): Seat => ({ player, outcome: player === null ? absent : of.outcomeOf(player) })
    const seats = Array.from({ length }, (_, board): readonly [Seat, Seat] => {
      const mine = seat(lineUp.boards[board] ?? null)
      return [mine, seat(theirs === undefined ? opponentIn(mine.outcome) : (theirs.boards[board] ?? null))]
    })
    pairs.push([own, other, seats])
  }
  return pairs
}

const opponentIn = (outcome: Outcome): PlayerId | null => (outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.opponent : null)

/** Without line-ups: members of two teams who met, in the order of the members; who won for want of an opponent sits among them. */
const playedPairs = (of: RoundOfTeams, list: IssueList): readonly Pair[] | null => {
  const seatOf = new Map(of.teams.flatMap((team) => team.members.map(({ id }, order) => [id, { team, order }] as const)))
  const against = new Map<SaidTeam, SaidTeam>()
  for (const team of of.teams)
    for (const { id } of team.members) {
      const opponent = opponentIn(of.outcomeOf(id))
      if (opponent === null) continue
      const other = seatOf.get(opponent)?.team
      if (other === undefined || other === team || (against.get(team) ?? other) !== other) {
        const message = `Round ${of.round}: the members of team ${team.id} do not all meet members of one other team.`
        report(list, 'line-ups-conflict', { ...team.place, round: of.round }, message)
        return null
      }
      against.set(team, other)
    }
  return [...against].filter(([team, other]) => team.id < other.id).map(([team, other]) => [team, other, seatsOf(of, team, other)])
}

const seatsOf = (of: RoundOfTeams, team: SaidTeam, other: SaidTeam): readonly (readonly [Seat, Seat])[] => {
  const empty: Seat = { player: null, outcome: absent }
  const rows: { readonly key: number; readonly seats: readonly [Seat, Seat] }[] = []
  const alone = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye !== 'zero-point'
  for (const [key, { id }] of team.members.entries()) {
    const outcome = of.outcomeOf(id)
    const opponent = opponentIn(outcome)
    if (opponent !== null)
      rows.push({
        key,
        seats: [
          { player: id, outcome },
          { player: opponent, outcome: of.outcomeOf(opponent) },
        ],
      })
    else if (alone(outcome)) rows.push({ key, seats: [{ player: id, outcome }, empty] })
  }
  for (const [key, { id }] of other.members.entries()) {
    const outcome = of.outcomeOf(id)
    if (alone(outcome)) rows.push({ key: key - 0.5, seats: [empty, { player: id, outcome }] })
  }
  return rows.sort((a, b) => a.key - b.key).map(({ seats }) => seats)
}

/** How a board ended for both; null when the two records do not tell the same. */
const resultsOf = (a: Seat, b: Seat): readonly [BoardResult, BoardResult] | null => {
  const [ofA, ofB] = [resultOf(a, b), resultOf(b, a)]
  if (ofA === null || ofB === null) return null
  if (ofA === 'none' && ofB === 'none')
    return a.player === null || b.player === null ? ['forfeit-loss', 'forfeit-loss'] : ['adjourned', 'adjourned']
  return [ofA === 'none' ? 'forfeit-loss' : ofA, ofB === 'none' ? 'forfeit-loss' : ofB]
}

const resultOf = (own: Seat, other: Seat): BoardResult | 'none' | null => {
  const { outcome } = own
  switch (outcome.kind) {
    case 'game':
      return outcome.opponent === other.player ? outcome.result : null
    case 'forfeit':
      return outcome.opponent !== other.player ? null : outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
    case 'bye':
      if (outcome.bye === 'zero-point') return 'none'
      return other.player === null ? 'forfeit-win' : null
    case 'absent':
      return 'none'
  }
}

/** CFC 646: the colour of the first side on board 1, concluded from any board; null when no board has one. */
const colourOf = (seats: readonly (readonly [Seat, Seat])[]): Colour | 'uneven' | null => {
  let found: Colour | null = null
  for (const [board, [{ outcome }]] of seats.entries()) {
    if ((outcome.kind !== 'game' && outcome.kind !== 'forfeit') || outcome.colour === null) continue
    const first = board % 2 === 0 ? outcome.colour : opposite(outcome.colour)
    if (found !== null && found !== first) return 'uneven'
    found = first
  }
  return found
}
