import { roundsPaired } from '../../model/history.ts'
import type { NamedEntry, RulebookWarning } from '../../model/issues/rulebook.ts'
import { opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import { warning } from '../warning.ts'
import { bergerRound, bergerRounds } from './berger.ts'
import { scheduleOf, sectionsOf } from './pair-round.ts'
import { envelopes } from './restricted-drawing.ts'
import { settingsOf } from './rules.ts'

/** CFC 652: what the numbers of this round robin do not keep: players in no section, and what restricted drawing could not do. */
export const numberIssues = (entrants: Tournament): readonly RulebookWarning[] => {
  const article = '652'
  const { numbers, sections } = settingsOf(entrants)
  const placed = new Set(sections?.flat())
  const without = sections === null ? [] : entrants.players.filter(({ id }) => !placed.has(id))
  const issues = without.length === 0 ? [] : [warning('no-section', { article, players: without.map(named) })]
  const other = firstOtherRound(entrants)
  if (other !== null) issues.push(warning('other-numbers', { article, round: other }))
  if (numbers !== 'restricted-lot') return issues

  const drawn = sectionsOf(entrants)
  const plain = drawn.map(({ length }) => length).filter((size) => envelopes[size + (size % 2)] === undefined)
  if (plain.length > 0) issues.push(warning('no-restricted-drawing', { article, sizes: plain }))
  const late = drawn.filter(({ length }) => envelopes[length + (length % 2)] !== undefined).flatMap(meetingLate)
  if (late.length > 0) {
    const pairs = late.slice(0, mostNamed).map(([a, b]) => ({ players: [named(a), named(b)] as const, federation: a.federation }))
    issues.push(warning('federation-meets-late', { article, pairs, more: late.length - pairs.length }))
  }
  return issues
}

/** The first recorded round with a game that these numbers do not have in it. */
const firstOtherRound = (entrants: Tournament): number | null => {
  const schedule = scheduleOf(entrants, roundsPaired(entrants))
  const index = schedule.findIndex((games, round) => {
    const scheduled = new Map(games.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
    return entrants.players.some(({ id, outcomes }) => {
      const opponent = outcomes[round] === undefined ? null : opponentOf(outcomes[round])
      return opponent !== null && scheduled.get(id) !== opponent
    })
  })
  return index === -1 ? null : index + 1
}

const mostNamed = 3

const named = ({ id, name }: Player): NamedEntry => ({ id, name })

/** Pairs of one federation in the last three rounds: there are more of it than an envelope holds, or it came to draw when none was full enough. */
const meetingLate = (players: readonly Player[]): readonly (readonly [Player, Player])[] =>
  [2, 1, 0]
    .flatMap((back) => bergerRound(players.length, bergerRounds(players.length) - back))
    .map(([white, black]) => [players[white - 1]!, players[black - 1]!] as const)
    .filter(([a, b]) => a.federation !== '' && a.federation === b.federation)
