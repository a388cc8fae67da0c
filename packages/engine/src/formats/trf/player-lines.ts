import type { PlayerField, TrfWriteIssue } from '../../model/issues/trf-writing.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { addPoints, makePoints, type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor, type ScoringSystem } from '../../model/scoring.ts'
import { lengthOf, makeLine, nth, playerFields, roundFields, widthOf } from './columns.ts'
import { makeRoundCell, type ResultLetters } from './results.ts'
import { cleanLine } from './text.ts'
import { trfWriteIssue } from './write-issues.ts'

/** A text that fits into its field; cut, with an issue, when it does not. Numbers are left out rather than cut. */
const fit = (key: PlayerField, text: string, player: Player, issues: TrfWriteIssue[]): string => {
  const clean = cleanLine(text).trim()
  const width = widthOf(playerFields[key])
  if (lengthOf(clean) <= width) return clean
  const cut = /^[\d.-]*$/.test(clean) ? '' : [...clean].slice(0, width).join('').trim()
  issues.push(trfWriteIssue('text-cut', { what: 'player', field: key, player: player.id, text: clean, width }))
  return cut
}

/** 001 of one player; `later` are the announced byes to be written in the columns of rounds to come, `counts` says which rounds are in the points. */
export const makePlayerLine = (
  player: Player,
  later: ReadonlyMap<number, Outcome>,
  scoring: ScoringSystem,
  letters: ResultLetters,
  issues: TrfWriteIssue[],
  counts: (outcome: Outcome, round: number) => boolean = () => true,
): string => {
  const text = (key: PlayerField, value: string) => [playerFields[key], fit(key, value, player, issues)] as const
  const last = Math.max(player.outcomes.length, ...later.keys())
  const rounds = Array.from({ length: last }, (_, index) => player.outcomes[index] ?? later.get(index + 1) ?? { kind: 'absent' as const })
  // A round to come without a bye brings nothing yet, not even what an absence would.
  const points = [...[...player.outcomes.entries()].map(([at, outcome]) => [at + 1, outcome] as const), ...later].reduce(
    (total: Points, [round, outcome]) => (counts(outcome, round) ? addPoints(total, pointsFor(outcome, scoring)) : total),
    pointsFromTenths(0),
  )
  if (player.club !== '') issues.push(trfWriteIssue('club-not-carried', { player: player.id, club: player.club }))
  if (letters === 'trf06') checkLetters(player, issues)
  return makeLine('001', [
    text('id', String(player.id)),
    text('sex', player.sex ?? ''),
    text('title', player.title ?? ''),
    text('name', player.name),
    text('rating', player.rating === null ? '' : String(player.rating)),
    text('federation', player.federation),
    text('fideId', player.fideId),
    text('birth', player.birth),
    text('points', shortPoints(points)),
    text('rank', player.rank === null ? '' : String(player.rank)),
    ...rounds.flatMap((outcome, index) => {
      const [opponent, colour, result] = makeRoundCell(outcome, letters)
      return [
        [nth(roundFields.opponent, index), opponent] as const,
        [nth(roundFields.colour, index), colour] as const,
        [nth(roundFields.result, index), result] as const,
      ]
    }),
  ])
}

/** Four columns hold 99.5; 100 is written without its decimal. */
const shortPoints = (points: Points): string => {
  const text = makePoints(points)
  return text.length > widthOf(playerFields.points) && text.endsWith('.0') ? text.slice(0, -2) : text
}

/** TRF06 has one sign for byes of a full point and no letters for games of less than one move. */
const checkLetters = (player: Player, issues: TrfWriteIssue[]): void => {
  for (const [index, outcome] of player.outcomes.entries()) {
    const place = { player: player.id, round: index + 1 }
    if (outcome.kind === 'bye' && outcome.bye === 'full-point') issues.push(trfWriteIssue('bye-kind-not-carried', place))
    if (outcome.kind === 'game' && !outcome.rated) issues.push(trfWriteIssue('unrated-games-not-carried', place))
  }
}
