import type { AsPaired } from '../../model/as-paired.ts'
import { opposite } from '../../model/colour.ts'
import { type PlayerId, type RoundNumber, roundNumber } from '../../model/ids.ts'
import { absent, type Game, type MatchGames, type Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor, type ScoringSystem } from '../../model/scoring.ts'
import type { BoardResult } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { missedBoth, resultOfGames } from '../../model/two-games.ts'
import { namedDescription } from '../../pairing/description-of.ts'
import { laidDownScoring } from './laid-down-scoring.ts'

/**
 * C.04.5 in a report: TRF has one result a round, so that each match is two rounds of it, the second with colours reversed, and 142 says twice as many as there are matches.
 * 162 says what a game is worth and, of byes, what the whole match is; a bye stands in the first of the two rounds.
 */
export const hasTwoGames = (tournament: Pick<Tournament, 'rules'>): boolean => namedDescription(tournament)?.traits.games === 'two'

type Met = Extract<Outcome, { kind: 'game' | 'forfeit' }>
const isMet = (outcome: Outcome | undefined): outcome is Met => outcome?.kind === 'game' || outcome?.kind === 'forfeit'

/** A match is worth two games; byes are those of a match. */
const worthOfMatches = (scoring: ScoringSystem): ScoringSystem => {
  const { pairingAllocatedBye, halfPointBye, fullPointBye, zeroPointBye } = scoring
  const worth = Object.entries(scoring).map(([name, points]) => [name, pointsFromTenths(2 * points)])
  return { ...(Object.fromEntries(worth) as ScoringSystem), pairingAllocatedBye, halfPointBye, fullPointBye, zeroPointBye }
}

const gameOf = (result: BoardResult, { opponent, colour }: Met, second: boolean, rated: boolean): Met => {
  const own = colour === null || !second ? colour : opposite(colour)
  if (result === 'forfeit-win' || result === 'forfeit-loss')
    return { kind: 'forfeit', opponent, colour: own, result: result === 'forfeit-win' ? 'win' : 'loss' }
  return { kind: 'game', opponent, colour: own ?? 'white', result, rated }
}

const inTwo = (outcome: Outcome, worth: ScoringSystem): readonly [Outcome, Outcome] => {
  if (!isMet(outcome)) return [outcome, absent]
  const one = outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
  const played = outcome.kind === 'game'
  // Whoever won by forfeit, but not the points of both games, forfeited one as well.
  const both = !played && outcome.result === 'win' && outcome.points !== undefined && outcome.points < 2 * worth.forfeitWin
  const games: MatchGames = played ? (outcome.games ?? [outcome.result, outcome.result]) : [one, both ? 'forfeit-loss' : one]
  const [first, second] = games.map((result, at) => gameOf(result, outcome, at === 1, played ? outcome.rated : true)) as [Met, Met]
  if (outcome.points === undefined || both) return [first, second]
  return [{ ...first, points: pointsFromTenths(outcome.points - pointsFor(second, worth)) }, second]
}

const twice = <T>(list: readonly T[]): readonly T[] => list.flatMap((one) => [one, one])
const everySecond = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => at % 2 === 0)
const ofMatch = (round: RoundNumber): RoundNumber => roundNumber(Math.ceil(round / 2))

/** Two rounds for every match, for a report; any other tournament as it is. */
export const inGames = (tournament: Tournament): Tournament => {
  if (!hasTwoGames(tournament)) return tournament
  const { info, numberOfRounds, players, requestedByes, forbiddenPairs, virtualPoints, asPaired } = tournament
  const scoring = laidDownScoring(tournament) ?? tournament.scoring
  return {
    ...tournament,
    info: { ...info, roundDates: twice(info.roundDates) },
    numberOfRounds: numberOfRounds === null ? null : 2 * numberOfRounds,
    scoring,
    players: players.map((player) => ({ ...player, outcomes: player.outcomes.flatMap((outcome) => inTwo(outcome, scoring)) })),
    requestedByes: requestedByes.map((bye) => ({ ...bye, round: roundNumber(2 * bye.round - 1) })),
    forbiddenPairs: forbiddenPairs.map((one) => ({
      ...one,
      firstRound: roundNumber(2 * one.firstRound - 1),
      lastRound: one.lastRound === null ? null : roundNumber(2 * one.lastRound),
    })),
    virtualPoints: new Map([...virtualPoints].map(([id, points]) => [id, twice(points)])),
    ...(asPaired === undefined ? {} : { asPaired: asPairedInGames(asPaired, scoring) }),
  }
}

/** What a match was paired from, as what both of its rounds were. */
const asPairedInGames = (asPaired: readonly AsPaired[], scoring: ScoringSystem): readonly AsPaired[] =>
  asPaired.flatMap(({ round, numberOfRounds, outcomes, ...rest }) =>
    [2 * round - 1, 2 * round].map((of) => ({
      ...rest,
      round: roundNumber(of),
      ...(numberOfRounds === undefined ? {} : { numberOfRounds: 2 * numberOfRounds }),
      outcomes: outcomes.flatMap(({ player, round: match, outcome }) =>
        inTwo(outcome, scoring).map((one, at) => ({ player, round: roundNumber(2 * match - 1 + at), outcome: one })),
      ),
    })),
  )

/** Of both rounds of a match the first says it. A match of which one game is said was otherwise as it is on record. */
const asPairedInMatches = (asPaired: readonly AsPaired[], players: readonly Player[], scoring: ScoringSystem): readonly AsPaired[] =>
  asPaired
    .filter(({ round }) => round % 2 === 1)
    .map(({ round, numberOfRounds, outcomes, ...rest }) => {
      const then = players.map((player) => ({
        ...player,
        outcomes: player.outcomes.map(
          (outcome, at) => outcomes.find((one) => one.player === player.id && one.round === at + 1)?.outcome ?? outcome,
        ),
      }))
      const byId = new Map(then.map((player) => [player.id, player]))
      const said = new Map(
        outcomes.map((one) => [`${one.player} ${ofMatch(one.round)}`, { player: one.player, round: ofMatch(one.round) }]),
      )
      return {
        ...rest,
        round: ofMatch(round),
        ...(numberOfRounds === undefined ? {} : { numberOfRounds: Math.ceil(numberOfRounds / 2) }),
        outcomes: [...said.values()].flatMap((one) => {
          const player = byId.get(one.player)
          return player === undefined ? [] : [{ ...one, outcome: matchesOf(player, byId, scoring)[one.round - 1]! }]
        }),
      }
    })

/** Do rounds belong together in twos: the same opponents? An odd number has only the first games of its last match. */
export const standsInGames = (rules: Tournament['rules'], rows: Iterable<readonly (Outcome | 'broken')[]>): boolean => {
  if (!hasTwoGames({ rules })) return false
  for (const row of rows)
    for (let at = 0; at + 1 < row.length; at += 2) {
      const [first, second] = [row[at]!, row[at + 1]!]
      if (first === 'broken' || second === 'broken') continue
      if (isMet(first) !== isMet(second) || (isMet(first) && isMet(second) && first.opponent !== second.opponent)) return false
    }
  return true
}

/** A bye that stands in both rounds of a match is one. */
export const withOneBye = (row: readonly (Outcome | 'broken')[]): readonly (Outcome | 'broken')[] =>
  row.map((outcome, at) => {
    const before = at % 2 === 1 ? row[at - 1]! : 'broken'
    return outcome !== 'broken' && outcome.kind === 'bye' && before !== 'broken' && before.kind === 'bye' ? absent : outcome
  })

/** The matches of a report whose rounds are games. */
export const inMatches = (tournament: Tournament): Tournament => {
  const { info, numberOfRounds, players, requestedByes, forbiddenPairs, virtualPoints, asPaired } = tournament
  const byId = new Map(players.map((player) => [player.id, player]))
  const byes = new Map(requestedByes.map((bye) => [`${bye.player} ${ofMatch(bye.round)}`, { ...bye, round: ofMatch(bye.round) }]))
  const scoring = worthOfMatches(tournament.scoring)
  return {
    ...tournament,
    info: { ...info, roundDates: everySecond(info.roundDates) },
    numberOfRounds: numberOfRounds === null ? null : Math.ceil(numberOfRounds / 2),
    scoring,
    players: players.map((player) => ({ ...player, outcomes: matchesOf(player, byId, tournament.scoring) })),
    requestedByes: [...byes.values()],
    forbiddenPairs: forbiddenPairs.map((one) => ({
      ...one,
      firstRound: ofMatch(one.firstRound),
      lastRound: one.lastRound === null ? null : ofMatch(one.lastRound),
    })),
    virtualPoints: new Map([...virtualPoints].map(([id, points]) => [id, everySecond(points)])),
    ...(asPaired === undefined ? {} : { asPaired: asPairedInMatches(asPaired, players, tournament.scoring) }),
  }
}

const matchesOf = (player: Player, byId: ReadonlyMap<PlayerId, Player>, worth: ScoringSystem): readonly Outcome[] =>
  everySecond(player.outcomes).map((first, match): Outcome => {
    const second = player.outcomes[2 * match + 1]
    if (!isMet(first)) return first.kind === 'absent' && second?.kind === 'bye' ? second : first
    const games = gamesOf(player, match)
    const other = byId.get(first.opponent)
    const theirs = other === undefined ? games : gamesOf(other, match)
    const { opponent, colour } = first
    const points = decided([first, second], worth)
    if (missedBoth(games)) return { kind: 'forfeit', opponent, colour, result: 'loss', ...points }
    if (missedBoth(theirs)) {
      const one = games.includes('forfeit-loss') ? { points: worth.forfeitWin } : {}
      return { kind: 'forfeit', opponent, colour, result: 'win', ...one, ...points }
    }
    const rated = [first, second].every((game) => game?.kind !== 'game' || game.rated)
    return {
      kind: 'game',
      opponent,
      colour: colour ?? 'white',
      result: resultOfGames(games, theirs),
      rated,
      games,
      ...points,
    } satisfies Game
  })

const gamesOf = ({ outcomes }: Player, match: number): MatchGames => {
  const result = (outcome: Outcome | undefined): BoardResult => {
    if (!isMet(outcome)) return 'adjourned'
    return outcome.kind === 'game' ? outcome.result : outcome.result === 'win' ? 'forfeit-win' : 'forfeit-loss'
  }
  return [result(outcomes[2 * match]), result(outcomes[2 * match + 1])]
}

/** 299: what the arbiter decided of one game, or of both. */
const decided = (games: readonly (Outcome | undefined)[], worth: ScoringSystem): { readonly points?: Points } =>
  games.some((game) => isMet(game) && game.points !== undefined)
    ? { points: pointsFromTenths(games.reduce((sum, game) => sum + (game === undefined ? 0 : pointsFor(game, worth)), 0)) }
    : {}
