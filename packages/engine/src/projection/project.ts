import { roundsPaired } from '../model/history.ts'
import { type PlayerId, type RoundNumber, roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import { noTakings, type Takings } from '../model/takings.ts'
import type { Tournament } from '../model/tournament.ts'
import { createKeptBrackets, type PairNext } from '../pairing/kept-brackets.ts'
import { pairRound } from '../pairing/pair-round.ts'
import type { Board } from '../pairing/round-pairing.ts'
import { makeRandom } from '../random.ts'
import type { TieBreakCode } from '../standings/code.ts'
import { ranksOf } from '../standings/standings.ts'
import type { ResultModel } from './chances.ts'
import { createDeciding, signOf } from './deciding.ts'
import { errorOf } from './error.ts'
import { endings, forPlayer, type OpenBoard, openBoardsOf } from './open-boards.ts'
import { createPlayed } from './played.ts'
import { drawnScenarios, everyScenario, type Scenario } from './scenarios.ts'
import { createTally, type NextGame, type OwnResult } from './tally.ts'
import { createWays, type Ways } from './turning.ts'

export type ProjectionOptions = {
  readonly model: ResultModel
  /** By which places are told, after the points. */
  readonly tieBreaks: readonly TieBreakCode[]
  readonly rulebook?: RulebookId
  /** How the next round is paired; without it by the rulebook. */
  readonly pair?: PairNext
  /** The place of everybody, in the order of the players, 0 for whoever is in no list; without it by points and tie-breaks. */
  readonly rank?: (tournament: Tournament) => readonly number[]
  /** Who takes what of the prizes if the event ends so, with everybody's place; without it no prizes are told of. */
  readonly takings?: (tournament: Tournament, ranks: readonly number[]) => ReadonlyMap<number, Takings>
  /** Every way in which the open games may end is tried while there are no more than so many. */
  readonly mostExact?: number
  /** Else so many of them, by lot. */
  readonly samples?: number
  readonly seed?: string
}

/** How likely something is: its share of the ways tried, each with its weight. */
export type Share<T> = { readonly of: T; readonly share: number }

export type ProjectedPlayer = {
  readonly player: PlayerId
  /** So many ways were drawn by lot so far; null where all are tried. */
  readonly drawn: number | null
  /** The likeliest first. */
  readonly next: readonly Share<NextGame>[]
  /** By the own result: the places in the standings when all games have ended, the best first, each with its share among all ways. */
  readonly places: ReadonlyMap<OwnResult, readonly Share<number>[]>
  /** Likewise what is taken of the prizes, the most first; empty where nobody asked for them. */
  readonly takings: ReadonlyMap<OwnResult, readonly Share<Takings>[]>
}

export type ProjectedBoard = OpenBoard & {
  /** Does the next round depend on it? `not-seen`: in none of the ways tried, which were not all. */
  readonly decides: 'yes' | 'no' | 'not-seen'
}

export type Projection = {
  /** The round to come; null after the last. */
  readonly round: RoundNumber | null
  readonly model: ResultModel
  /** All ways were tried, or so many by lot. */
  readonly exact: boolean
  readonly done: boolean
  /** Ways tried so far, of how many that are to be tried. */
  readonly tried: number
  readonly toTry: number
  /** Shares of all the `tried` ways by lot are within this of the true ones, 95 times in 100; 0 where all were tried. A share of those with one result has its own. */
  readonly error: number
  readonly open: readonly ProjectedBoard[]
  /** Boards of the next round that come out in every way tried; certain once `exact` and `done`. */
  readonly certain: readonly Board[]
  /** Likewise who has the bye of the pairing in every way tried; null where nobody has. */
  readonly certainBye: PlayerId | null
  /** The share of ways in which no legal pairing exists. */
  readonly withoutPairing: number
  readonly of: (player: PlayerId) => ProjectedPlayer
  /** What was tried: `turnsOf` tells of it which open games decide whether a place is reached, or a prize won. */
  readonly ways: Ways
}

const usual = { mostExact: 729, samples: 256, seed: 'zug' }
/** So many ways are tried between two tellings. */
const portion = 16
/** Of so many of the ways drawn each board is changed alone, to see whether it decides. */
const varied = 2

/**
 * What may happen: the next round and the standings for every way in which the open games may end, or for many of them by lot. Tells how far it is again and again, so
 * that whoever asks can stop. Only for events of single players.
 */
export function* project(tournament: Tournament, options: ProjectionOptions): Generator<Projection, Projection> {
  const { model, tieBreaks, rulebook, mostExact, samples, seed } = { ...usual, ...options }
  const rank = options.rank ?? ((event) => ranksOf(event, { tieBreaks }))
  const pair: PairNext = options.pair ?? ((event, round, kept) => pairRound(event, round, rulebook, kept))
  const open = openBoardsOf(tournament, model)
  const paired = roundsPaired(tournament)
  const ids = tournament.players.map(({ id }) => id)
  const tally = createTally(ids)
  const kept = createKeptBrackets()
  const deciding = createDeciding(open.length)
  const ways = createWays(ids)
  const all = endings.length ** open.length
  const exact = all <= mostExact
  const toTry = exact ? all : samples
  const boardOf = new Map(open.flatMap((board, at) => [[board.white, at] as const, [board.black, at] as const]))
  /** Of the first way: whatever is certain is among them. */
  let first: readonly Board[] = []
  let firstBye: PlayerId | null = null
  let tried = 0
  let total = 0
  let without = 0
  let next: RoundNumber | null = null

  const played = createPlayed(tournament, open)
  const pairedAfter = (event: Tournament) => pair(event, roundNumber(paired + 1), kept)

  const look = (scenario: Scenario): void => {
    const event = played(scenario.endings)
    const answer = pairedAfter(event)
    const { weight } = scenario
    if (answer.kind !== 'not-paired') next = answer.round
    if (answer.kind === 'no-legal-pairing') without += weight
    if (tried === 0 && answer.kind === 'pairing') {
      first = answer.boards
      firstBye = answer.bye
    }
    tally.pairing(answer, weight)
    deciding.add(scenario, signOf(answer))
    const ranks = rank(event)
    const takings = options.takings?.(event, ranks)
    ways.add(scenario, ranks, takings)
    for (const [index, place] of ranks.entries()) {
      if (place === 0) continue
      const player = ids[index]!
      const at = boardOf.get(player)
      const own = at === undefined ? 'none' : forPlayer(open[at]!, scenario.endings[at]!, player)
      tally.place(player, own, place, weight)
      if (takings !== undefined) tally.taking(player, own, takings.get(player) ?? noTakings, weight)
    }
    tried += 1
    total += weight
  }
  /** Each board alone otherwise: found in few ways what many would not show. */
  const vary = (scenario: Scenario): void => {
    for (const at of open.keys())
      for (const ending of endings) {
        const other = { ...scenario, endings: scenario.endings.with(at, ending) }
        if (ending !== scenario.endings[at] && !deciding.decides(at)) deciding.add(other, signOf(pairedAfter(played(other.endings))))
      }
  }
  const share = (weight: number): number => (total === 0 ? 0 : weight / total)
  const told = (done: boolean): Projection => ({
    round: next,
    model,
    exact,
    done,
    tried,
    toTry,
    error: exact ? 0 : errorOf(tried),
    open: open.map((board, at) => ({ ...board, decides: deciding.decides(at) ? 'yes' : exact && done ? 'no' : 'not-seen' })),
    certain: first.filter((board) => tally.timesOf(board) === tried),
    certainBye: firstBye !== null && tally.timesOfBye(firstBye) === tried ? firstBye : null,
    withoutPairing: share(without),
    of: (player) => {
      const { next: games, places, takings } = tally.of(player)
      const shares = <T>(found: { values: () => Iterable<{ readonly of: T; readonly weight: number }> }): Share<T>[] =>
        [...found.values()].map(({ of, weight }) => ({ of, share: share(weight) }))
      return {
        player,
        drawn: exact ? null : tried,
        next: shares(games).sort((a, b) => b.share - a.share),
        places: new Map([...places].map(([own, found]) => [own, shares(found).sort((a, b) => a.of - b.of)])),
        takings: new Map(
          [...takings].map(([own, found]) => [
            own,
            shares(found).sort((a, b) => b.of.money - a.of.money || b.of.things.length - a.of.things.length),
          ]),
        ),
      }
    },
    ways: ways.soFar(),
  })

  for (const scenario of exact ? everyScenario(open) : drawnScenarios(open, samples, makeRandom(seed))) {
    look(scenario)
    if (!exact && tried <= varied) vary(scenario)
    if (tried % portion === 0 && tried < toTry) yield told(false)
  }
  const last = told(true)
  yield last
  return last
}

/** The last word. */
export const projectWhole = (tournament: Tournament, options: ProjectionOptions): Projection => {
  const telling = project(tournament, options)
  for (;;) {
    const { value, done } = telling.next()
    if (done) return value
  }
}
