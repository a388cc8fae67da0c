import type { AsPaired, OutcomeAsPaired } from '../../model/as-paired.ts'
import { type PlayerId, pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import type { ExtraRecord, Tournament } from '../../model/tournament.ts'
import { namedDescription } from '../../pairing/description-of.ts'
import { limits } from '../limits.ts'
import { makeRoundCell, outcomeOfGame } from './results.ts'

/**
 * No record of any dialect says from what a round was paired. Comments do, in words for people and in one form for programs; others pass them over.
 * A result still open is a star.
 */
const form =
  /^Zug: rounds (\d{1,3})-(\d{1,3}) were paired (?:with round (\d{1,3}), (\d{1,4})-(\d{1,4}) as ([10=WDL+*-]):([10=WDL+*-])|in the order ((?:\d{1,4} )*\d{1,4})|with (\d{1,3}) rounds declared)$/

type Said = { readonly rounds: Set<number>; readonly what: string }

/** The comments, and whether they say everything. */
export const makeAsPairedRecords = (tournament: Tournament): { readonly lines: readonly string[]; readonly complete: boolean } => {
  const { asPaired = [], players } = tournament
  if (asPaired.length === 0) return { lines: [], complete: true }
  // A comment speaks of one game of two players; of a match of two games both are rounds of the report.
  if (tournament.teams !== undefined) return { lines: [], complete: false }
  const byId = new Map(players.map((player) => [player.id, player]))
  const said = new Map<string, Said>()
  let complete = true
  const say = (round: number, what: string | null): void => {
    if (what === null || what.length > limits.lineLength - 100) complete = false
    else said.set(what, { what, rounds: (said.get(what)?.rounds ?? new Set<number>()).add(round) })
  }
  for (const entry of asPaired) {
    if (entry.numberOfRounds !== undefined) say(entry.round, `with ${entry.numberOfRounds} rounds declared`)
    if (entry.players !== undefined) {
      const order = entry.players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
      say(entry.round, `in the order ${order.map(({ player }) => player).join(' ')}`)
      const rated = namedDescription(tournament)?.traits.readsRatings === false
      if (!rated && entry.players.some(({ player, rating }) => rating !== byId.get(player)?.rating)) complete = false
    }
    for (const each of entry.outcomes) say(entry.round, gameText(each, entry.outcomes, byId))
  }
  return { lines: [...said.values()].flatMap(spans).map((text) => `### ${text}`), complete }
}

/** Both sides of a game at once, so that the other side says the same again; null where the opponents were others, or had no colours. */
const gameText = (entry: OutcomeAsPaired, all: readonly OutcomeAsPaired[], byId: ReadonlyMap<PlayerId, Player>): string | null => {
  const { player, round, outcome } = entry
  const recorded = byId.get(player)?.outcomes[round - 1]
  if (!isPaired(outcome) || !isPaired(recorded) || outcome.opponent !== recorded.opponent || outcome.colour !== recorded.colour) return null
  if (outcome.colour === null || ('gameScore' in outcome && outcome.gameScore !== undefined)) return null
  const other =
    all.find((each) => each.player === outcome.opponent && each.round === round)?.outcome ?? byId.get(outcome.opponent)?.outcomes[round - 1]
  if (!isPaired(other)) return null
  const [white, black] = outcome.colour === 'white' ? [outcome, other] : [other, outcome]
  return `with round ${round}, ${black.opponent}-${white.opponent} as ${letterOf(white)}:${letterOf(black)}`
}

const isPaired = (outcome: Outcome | undefined): outcome is Extract<Outcome, { kind: 'game' | 'forfeit' }> =>
  outcome?.kind === 'game' || outcome?.kind === 'forfeit'

const letterOf = (outcome: Outcome): string => makeRoundCell(outcome, 'trf16')[2] || '*'

const spans = ({ rounds, what }: Said): readonly string[] =>
  [...rounds]
    .filter((round) => !rounds.has(round - 1))
    .map((first) => {
      let last = first
      while (rounds.has(last + 1)) last++
      return `Zug: rounds ${first}-${last} were paired ${what}`
    })

type Draft = Omit<AsPaired, 'round'>

/** What the comments say; those that do not fit the rounds of the file stay comments. */
export const readAsPairedRecords = (
  extra: readonly ExtraRecord[],
  players: readonly Player[],
): { readonly asPaired: readonly AsPaired[]; readonly extra: readonly ExtraRecord[] } => {
  const paired = players[0]?.outcomes.length ?? 0
  const byId = new Map(players.map((player) => [player.id, player]))
  const drafts = new Map<number, Draft>()
  const kept = extra.filter(({ id, text }) => {
    const match = id === '###' ? form.exec(text.trim()) : null
    if (match === null) return true
    const [first, last] = [Number(match[1]), Number(match[2])]
    const change = changeOf(match, byId, first)
    if (change === null || first < 1 || last < first || last > paired) return true
    for (let round = first; round <= last; round++) {
      const draft = drafts.get(round) ?? { outcomes: [] }
      drafts.set(round, { ...draft, ...change, outcomes: [...draft.outcomes, ...change.outcomes] })
    }
    return false
  })
  const rounds = [...drafts].sort(([a], [b]) => a - b)
  return { asPaired: rounds.map(([round, draft]) => ({ round: roundNumber(round), ...draft })), extra: kept }
}

const changeOf = (match: RegExpExecArray, byId: ReadonlyMap<PlayerId, Player>, first: number): Draft | null => {
  const [, , , game, white, black, ofWhite, ofBlack, order, declared] = match
  if (declared !== undefined) return Number(declared) < 1 ? null : { numberOfRounds: Number(declared), outcomes: [] }
  if (order !== undefined) {
    const ids = order.split(' ').map((id) => playerId(Number(id)))
    if (new Set(ids).size < ids.length || ids.some((id) => !byId.has(id))) return null
    const players = ids.map((player, at) => ({ player, pairingNumber: pairingNumber(at + 1), rating: byId.get(player)!.rating }))
    return { players, outcomes: [] }
  }
  const round = Number(game)
  if (round >= first) return null
  const sides = [
    [playerId(Number(white)), Number(black), 'white', ofWhite!],
    [playerId(Number(black)), Number(white), 'black', ofBlack!],
  ] as const
  const outcomes = sides.flatMap(([player, opponent, colour, letter]): readonly OutcomeAsPaired[] => {
    const recorded = byId.get(player)?.outcomes[round - 1]
    const outcome = outcomeOfGame(opponent, colour, letter === '*' ? '' : letter)
    if (!isPaired(recorded) || recorded.opponent !== opponent || recorded.colour !== colour || outcome === null) return []
    return [{ player, round: roundNumber(round), outcome }]
  })
  return outcomes.length === 2 ? { outcomes } : null
}
