import {
  boardCount,
  err,
  ok,
  openBoards,
  type PlayerId,
  type Result,
  type RoundNumber,
  type TeamBoard,
  type TeamEntry,
  type TeamOutcome,
  type Tournament,
} from '@zug/engine/model'
import type { Board } from '@zug/engine/pairing'
import type { OwnIssue } from '../issue-lines.ts'
import type { After } from './enter.ts'
import { type Entry, issue } from './entry.ts'
import type { EnteredResult } from './result.ts'

type Sides = Extract<EnteredResult, { kind: 'sides' }>

/**
 * A match after an entry (CFC 647): a result for every board from the top, said from the side of the team that stands first; or one for a match that a team did not
 * come to.
 */
export const matchAfter = (tournament: Tournament, { white, black }: Board, round: RoundNumber, entry: Entry): Result<After, OwnIssue> => {
  const fault = (message: string): Result<After, OwnIssue> => err(issue(entry.line, 'result-unknown', message))
  const results = entry.results.filter((one): one is Sides => one.kind === 'sides' && one.rated)
  if (results.length < entry.results.length) return fault(`Boards of a match have no such result as in "${entry.text}".`)
  const teams = tournament.teams ?? []
  const before = (id: PlayerId): TeamOutcome => teamOf(teams, id).outcomes[round - 1]!
  const [first] = results
  const whole = results.length === 1 && first!.white.startsWith('forfeit')
  const [own, other] = [
    seats(before(white), teamOf(teams, white), teamOf(teams, black), boardCount(tournament)),
    seats(before(black), teamOf(teams, black), teamOf(teams, white), boardCount(tournament)),
  ]
  const open = results.length === 1 && first!.white === 'adjourned'
  const lost = (at: number): boolean => own[at]!.player === null || other[at]!.player === null
  const said = open ? own.map((seat, at) => (lost(at) ? { white: seat.result, black: other[at]!.result } : first!)) : results
  if (!whole && said.length !== own.length)
    return fault(
      `The match on board ${entry.board} has ${own.length} boards, and a result for each: "${entry.text}" are ${results.length}.`,
    )
  const wrong = whole
    ? -1
    : own.findIndex((seat, at) => lost(at) && (said[at]!.white !== seat.result || said[at]!.black !== other[at]!.result))
  if (wrong !== -1)
    return fault(
      `Nobody plays for one of the teams on board ${wrong + 1} of the match on board ${entry.board}: it is lost by forfeit ("+-", "-+", or "--" if both are empty).`,
    )
  const side = (which: 'white' | 'black', boards: readonly TeamBoard[], opponent: PlayerId): TeamOutcome =>
    whole
      ? { kind: 'forfeit', opponent, colour: which, result: first![which] === 'forfeit-win' ? 'win' : 'loss' }
      : { kind: 'match', opponent, colour: which, boards: boards.map(({ player }, at) => ({ player, result: said[at]![which] })) }
  const outcomes = new Map([
    [white, side('white', own, black)],
    [black, side('black', other, white)],
  ])
  if ([white, black].every((id) => sameMatch(before(id), outcomes.get(id)!))) return ok({ tournament, replaces: false })
  const next = teams.map((team) => {
    const outcome = outcomes.get(team.id)
    return outcome === undefined ? team : { ...team, outcomes: team.outcomes.with(round - 1, outcome) }
  })
  return ok({
    tournament: { ...tournament, teams: next },
    replaces: [white, black].some((id) => contradicts(before(id), outcomes.get(id)!)),
  })
}

const teamOf = (teams: readonly TeamEntry[], id: PlayerId): TeamEntry => teams.find((team) => team.id === id)!

/** Who plays where: as recorded, else the regular members. */
const seats = (before: TeamOutcome, team: TeamEntry, other: TeamEntry, boards: number): readonly TeamBoard[] =>
  before.kind === 'match' ? before.boards : openBoards(team.boards, other.boards, boards)

const sameMatch = (a: TeamOutcome, b: TeamOutcome): boolean => {
  if (a.kind === 'match' && b.kind === 'match') return a.boards.every(({ result }, at) => result === b.boards[at]!.result)
  return a.kind === 'forfeit' && b.kind === 'forfeit' && a.result === b.result
}

/** Is a board that was decided decided otherwise? */
const contradicts = (a: TeamOutcome, b: TeamOutcome): boolean => {
  if (a.kind !== 'match') return true
  if (b.kind !== 'match') return a.boards.some(({ result }) => result !== 'adjourned')
  return a.boards.some(({ result }, at) => result !== 'adjourned' && result !== b.boards[at]!.result)
}
