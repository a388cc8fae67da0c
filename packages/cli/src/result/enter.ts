import {
  type AsPaired,
  err,
  type MatchGames,
  type Outcome,
  ok,
  type PlayerId,
  type Result,
  type RoundNumber,
  resultFromGameScores,
  roundNumber,
  roundsPaired,
  type Tournament,
} from '@zug/engine/model'
import type { Board } from '@zug/engine/pairing'
import type { OwnIssue } from '../issue-lines.ts'
import type { UnderRules } from '../tournament/under-rules.ts'
import { type Entry, issue } from './entry.ts'
import { matchAfter } from './match.ts'
import type { EnteredResult } from './result.ts'
import { matchOfTwo } from './two-games.ts'

export type Entered = { readonly event: Tournament; readonly changed: readonly number[] }

/** All entries or none: the event with the results of these boards. What was entered before stays unless it is to be replaced. */
export const enterResults = (
  under: Pick<UnderRules, 'rulebook' | 'event'>,
  round: RoundNumber,
  boards: readonly Board[],
  entries: readonly Entry[],
  replace: boolean,
): Result<Entered, readonly OwnIssue[]> => {
  const { event } = under
  const issues: OwnIssue[] = []
  const changed: number[] = []
  let next = event
  for (const entry of entries) {
    const board = boards[entry.board - 1]
    if (board === undefined) {
      issues.push(issue(entry.line, 'board-unknown', `Round ${round} has the boards 1 to ${boards.length}, and no board ${entry.board}.`))
      continue
    }
    const after = event.teams === undefined ? gameAfter(next, board, round, entry, under.rulebook) : matchAfter(next, board, round, entry)
    if (!after.ok) issues.push(after.error)
    else if (after.value.replaces && !replace)
      issues.push(
        issue(entry.line, 'result-entered', `Board ${entry.board} has another result already; --replace puts ${entry.text} in its place.`),
      )
    else if (after.value.tournament !== next) {
      changed.push(entry.board)
      next = after.value.tournament
    }
  }
  if (issues.length > 0) return err(issues)
  const rankless = next === event ? event : withoutRanks(next)
  return ok({ event: remembering(under, rankless, round), changed })
}

/** A board after an entry; the same tournament where it says what is recorded. `replaces`: something else was recorded. */
export type After = { readonly tournament: Tournament; readonly replaces: boolean }

const gameAfter = (
  tournament: Tournament,
  { white, black }: Board,
  round: RoundNumber,
  entry: Entry,
  { traits }: UnderRules['rulebook'],
): Result<After, OwnIssue> => {
  const before = (id: PlayerId): Outcome => tournament.players.find((player) => player.id === id)!.outcomes[round - 1]!
  const both = traits.games === 'two' ? matchOfTwo(entry, white, black) : gameOf(before, white, black, entry, tournament)
  if (!both.ok) return both
  const outcomes = new Map([
    [white, both.value.white],
    [black, both.value.black],
  ])
  const same = [white, black].every((id) => sameOutcome(before(id), outcomes.get(id)!))
  if (same) return ok({ tournament, replaces: false })
  const players = tournament.players.map((player) => {
    const outcome = outcomes.get(player.id)
    return outcome === undefined ? player : { ...player, outcomes: player.outcomes.with(round - 1, outcome) }
  })
  return ok({ tournament: { ...tournament, players }, replaces: !isOpen(before(white)) })
}

const gameOf = (
  before: (id: PlayerId) => Outcome,
  white: PlayerId,
  black: PlayerId,
  entry: Entry,
  tournament: Tournament,
): Result<Readonly<Record<'white' | 'black', Outcome>>, OwnIssue> => {
  const [result, ...more] = entry.results
  if (result === undefined || more.length > 0)
    return err(issue(entry.line, 'result-unknown', `Board ${entry.board} has one result; "${entry.text}" are ${entry.results.length}.`))
  return ok({
    white: outcomeOf(before(white), 'white', black, result, tournament),
    black: outcomeOf(before(black), 'black', white, result, tournament),
  })
}

const isOpen = (outcome: Outcome): boolean =>
  outcome.kind === 'game' && outcome.result === 'adjourned' && (outcome.games ?? []).every((game) => game === 'adjourned')

const outcomeOf = (
  before: Outcome,
  side: 'white' | 'black',
  opponent: PlayerId,
  entered: EnteredResult,
  { rules }: Tournament,
): Outcome => {
  const colour = 'colour' in before && before.colour !== null ? before.colour : side
  if (entered.kind === 'scores') {
    const [mine, theirs] = side === 'white' ? [entered.white, entered.black] : [entered.black, entered.white]
    const margin = { timeLimitMargin: rules !== null && 'timeLimitMargin' in rules ? rules.timeLimitMargin : null }
    const result = resultFromGameScores(mine, theirs, entered.onTimeLimit, margin)
    return { kind: 'game', opponent, colour, result, rated: true, gameScore: mine, ...(entered.onTimeLimit ? { onTimeLimit: true } : {}) }
  }
  const result = entered[side]
  if (result === 'forfeit-win' || result === 'forfeit-loss')
    return { kind: 'forfeit', opponent, colour, result: result === 'forfeit-win' ? 'win' : 'loss' }
  return { kind: 'game', opponent, colour, result, rated: entered.rated }
}

const sameGames = (a: MatchGames | undefined, b: MatchGames | undefined): boolean => (a ?? []).join() === (b ?? []).join()

/** Whatever points an arbiter has given besides. */
const sameOutcome = (a: Outcome, b: Outcome): boolean => {
  if (a.kind === 'game' && b.kind === 'game')
    return (
      a.result === b.result &&
      a.rated === b.rated &&
      a.gameScore === b.gameScore &&
      a.onTimeLimit === b.onTimeLimit &&
      sameGames(a.games, b.games)
    )
  return a.kind === 'forfeit' && b.kind === 'forfeit' && a.result === b.result && (b.points === undefined || a.points === b.points)
}

/** Ranks of the file are those before this result. */
const withoutRanks = ({ teams, ...tournament }: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, rank: null })),
  ...(teams === undefined ? {} : { teams: teams.map(({ rank: _, ...team }) => team) }),
})

/** Rounds paired since were paired from what was recorded then: without it nobody could pair them again (C.04.2 3.1, 4.3). */
const remembering = ({ rulebook, event }: Pick<UnderRules, 'rulebook' | 'event'>, next: Tournament, round: RoundNumber): Tournament => {
  const then = rulebook.entrants(event).players
  const now = new Map(rulebook.entrants(next).players.map((player) => [player.id, player]))
  const outcomes = then.flatMap(({ id, outcomes: before }) => {
    const [outcome, after] = [before[round - 1], now.get(id)?.outcomes[round - 1]]
    const met = outcome !== undefined && after !== undefined && 'opponent' in outcome
    return met && !sameOutcome(outcome, after) ? [{ player: id, round, outcome }] : []
  })
  const later = Array.from({ length: Math.max(0, roundsPaired(rulebook.entrants(event)) - round) }, (_, at) => roundNumber(round + at + 1))
  if (outcomes.length === 0 || later.length === 0) return next
  const known = new Map((next.asPaired ?? []).map((entry) => [entry.round as number, entry]))
  for (const paired of later) {
    const entry: AsPaired = known.get(paired) ?? { round: paired, outcomes: [] }
    const fresh = outcomes.filter((one) => !entry.outcomes.some((had) => had.player === one.player && had.round === round))
    known.set(paired, { ...entry, outcomes: [...entry.outcomes, ...fresh] })
  }
  return { ...next, asPaired: [...known.values()].toSorted((a, b) => a.round - b.round) }
}
