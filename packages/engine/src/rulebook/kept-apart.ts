import type { PlayerId, RoundNumber } from '../model/ids.ts'
import { opponentOf } from '../model/outcome.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Obstacle } from '../pairing/explanation.ts'

/** The rounds in which two players were paired; `played` only when they also played. */
export const roundsMet = (
  a: PlayerId,
  b: PlayerId,
  tournament: Tournament,
  round: RoundNumber,
  counts: 'played' | 'paired',
): readonly RoundNumber[] =>
  tournament.players
    .find(({ id }) => id === a)!
    .outcomes.slice(0, round - 1)
    .flatMap((outcome, index) =>
      opponentOf(outcome) === b && (counts === 'paired' || outcome.kind === 'game') ? [(index + 1) as RoundNumber] : [],
    )

/** The organiser keeps two players apart in this round, for a reason if one was given. */
export const keptApart = (a: PlayerId, b: PlayerId, { forbiddenPairs }: Tournament, round: RoundNumber): Obstacle => {
  const said = forbiddenPairs.find(
    ({ players, firstRound, lastRound, reason }) =>
      reason !== undefined &&
      players.includes(a) &&
      players.includes(b) &&
      round >= firstRound &&
      (lastRound === null || round <= lastRound),
  )
  return { kind: 'forbidden', article: null, ...(said?.reason === undefined ? {} : { reason: said.reason }) }
}

type Opponent = { readonly id: PlayerId; readonly met: ReadonlySet<PlayerId> }

/** What keeps two of a round apart whatever their colours: that they met, or that the organiser does; null where neither. */
export const metOrKeptApart = (
  a: Opponent,
  b: Opponent,
  { tournament, round }: { readonly tournament: Tournament; readonly round: RoundNumber },
  article: string,
): Obstacle | null => {
  const rounds = roundsMet(a.id, b.id, tournament, round, 'played')
  if (rounds.length > 0) return { kind: 'met', article, rounds }
  return a.met.has(b.id) ? keptApart(a.id, b.id, tournament, round) : null
}
