import type { PlayerId, RoundNumber } from '../model/ids.ts'
import { err, ok, type Result } from '../result.ts'
import { draftInTheWay, hasBeenPaired, named, nextRound, tablesMade, teamOf, unknownPlayer } from './decide/decision.ts'
import { isSamePerson, newcomer } from './decide/players.ts'
import { type Desk, type Executed, record } from './desk.ts'
import type { DeskPlayer, PlayerData } from './entrant.ts'
import type { DeskEvent } from './events.ts'
import { followsLists, withRating } from './ratings.ts'
import { type Refusal, refuse } from './refusal.ts'
import { isTeamEvent } from './rules.ts'
import type { DeskState } from './state.ts'

/** A player goes from one section of an event to another; `from` and `to` are how the two are stored, for the record. */
export type Move = { readonly player: PlayerId; readonly from: string; readonly to: string; readonly confirmed?: boolean }

export type Moved = {
  /** `whole`: gone from the first section. `withdrawn`: stays there with the games played. */
  readonly way: 'whole' | 'withdrawn'
  readonly from: Executed
  readonly to: Executed
  /** In the second section. */
  readonly player: PlayerId
  readonly fromRound: RoundNumber
  /** What becomes of a fixed board; null when there was none. */
  readonly fixedBoard: MovedBoard | null
}

/** `goesAlong`: it is fixed in the second section as well, which has the boards from `first` to `last`. */
export type MovedBoard = { readonly number: number; readonly goesAlong: boolean; readonly first: number; readonly last: number }

/**
 * Whoever has not been paired moves wholly, byes to come included. Whoever has been paired withdraws in one section (C.04.2 3.2) and is a late entry in
 * the other (2.4), without points: that the arbiter must confirm. Whoever had left the other section before comes back to it.
 */
export const movePlayer = (from: Desk, to: Desk, move: Move): Result<Moved, Refusal> => {
  const refusal = sectionsRefuse(from.state, to.state, move) ?? cannotLeave(from.state, move.player)
  if (refusal !== null) return err(refusal)
  const player = from.state.players.get(move.player)!
  const twin = [...to.state.players.values()].find((other) => isSamePerson(other, player)) ?? null
  const back = twin !== null && twin.withdrawnFrom !== null ? twin : null
  const against = cannotEnter(to.state, back)
  if (against !== null) return err(against)
  const paired = hasBeenPaired(from.state, player.id)
  const question = questionsOf(player, from.state, to.state, paired, back === null ? twin : null)
  if (question !== null && move.confirmed !== true) return err(question)

  const arriving = arrival(from.state, to.state, player, back, { tournament: move.from, player: player.id })
  const movedTo = { tournament: move.to, player: arriving.player }
  const leaving: DeskEvent = paired
    ? { kind: 'player-withdrawn', player: player.id, fromRound: player.withdrawnFrom ?? nextRound(from.state), movedTo }
    : { kind: 'player-removed', player: player.id, movedTo }
  const byes = paired ? [] : byesThatGoAlong(from.state, to.state, player.id, arriving)
  const board = boardThatGoesAlong(from.state, to.state, player.id, arriving)
  return ok({
    way: paired ? 'withdrawn' : 'whole',
    from: record(from, [leaving]),
    to: record(to, [arriving.event, ...byes, ...board.events]),
    player: arriving.player,
    fromRound: arriving.fromRound,
    fixedBoard: board.moved,
  })
}

const sectionsRefuse = (from: DeskState, to: DeskState, move: Move): Refusal | null => {
  if (from.settings === null || to.settings === null) return refuse('not-created')
  const event = from.settings.section?.event
  if (move.from === move.to || event === undefined || event !== to.settings.section?.event) return refuse('not-one-event')
  const finished = [from, to].find((section) => section.finished)
  return finished === undefined ? null : refuse('finished', { section: sectionName(finished) })
}

const sectionName = ({ settings }: DeskState): string => settings!.section!.name

const cannotLeave = (from: DeskState, id: PlayerId): Refusal | null => {
  const player = from.players.get(id)
  if (player === undefined) return unknownPlayer(id)
  const team = teamOf(from, id)
  if (team !== null) return refuse('member-of-team', { player: named(from, id), team: named(from, team.id) })
  if (isTeamEvent(from) && hasBeenPaired(from, id)) return refuse('played-for-team', { player: named(from, id) })
  const gone = hasBeenPaired(from, id) ? null : isTeamEvent(from) ? null : tablesMade(from)
  return draftInTheWay(from) ?? gone
}

const cannotEnter = (to: DeskState, back: DeskPlayer | null): Refusal | null => {
  if (isTeamEvent(to)) return null
  const tables = back === null ? tablesMade(to) : draftInTheWay(to)
  if (tables !== null) return tables
  const { numberOfRounds } = to.settings!
  return firstRoundIn(to) > numberOfRounds ? refuse('all-rounds-paired', { rounds: numberOfRounds, section: sectionName(to) }) : null
}

/** What the arbiter is asked, all of it at once, because the answer is one. */
const questionsOf = (player: DeskPlayer, from: DeskState, to: DeskState, paired: boolean, twin: DeskPlayer | null): Refusal | null => {
  const known = twin === null ? null : named(to, twin.id)
  if (paired) return refuse('move-withdraws', { player: named(from, player.id), from: sectionName(from), to: sectionName(to), twin: known })
  return known === null ? null : refuse('duplicate-player', { player: known, section: sectionName(to) })
}

/** The round to come; behind a draft the one after it. */
const firstRoundIn = (state: DeskState): number => (state.draft === null ? nextRound(state) : state.draft.round + 1)

type Arrival = { readonly event: DeskEvent; readonly player: PlayerId; readonly fromRound: RoundNumber }

const arrival = (
  from: DeskState,
  to: DeskState,
  player: DeskPlayer,
  back: DeskPlayer | null,
  movedFrom: { readonly tournament: string; readonly player: PlayerId },
): Arrival => {
  if (back !== null) {
    const fromRound = nextRound(to)
    return { event: { kind: 'player-re-entered', player: back.id, fromRound, movedFrom }, player: back.id, fromRound }
  }
  const entered = newcomer(to, to.nextId, ratedIn(from, to, player), firstRoundIn(to))
  return { event: { kind: 'player-entered', player: entered, movedFrom }, player: entered.id, fromRound: entered.firstRound }
}

/** Who had a rating of the lists has the one that counts in the other section. */
const ratedIn = (from: DeskState, to: DeskState, player: DeskPlayer): Partial<PlayerData> => {
  const { rating, ...data } = dataOf(player)
  return followsLists(from.settings!, player) ? withRating(to.settings!, data) : { ...data, rating }
}

const dataOf = ({ name, title, rating, federation, fideId, birth, sex, club, city, official, nationalIds }: DeskPlayer): PlayerData => ({
  name,
  title,
  rating,
  federation,
  fideId,
  birth,
  sex,
  club,
  city,
  ...(official === undefined ? {} : { official }),
  ...(nationalIds === undefined ? {} : { nationalIds }),
})

/** Rounds of an event are played together, so an absence that was announced goes on, where the round is still to be paired. */
const byesThatGoAlong = (from: DeskState, to: DeskState, id: PlayerId, { player, fromRound }: Arrival): readonly DeskEvent[] =>
  isTeamEvent(to)
    ? []
    : from.byes
        .filter((bye) => bye.player === id && bye.round >= fromRound && bye.round <= to.settings!.numberOfRounds)
        .map((bye): DeskEvent => ({ kind: 'bye-requested', bye: { ...bye, player } }))

/**
 * A number belongs to the hall: where the other section has no such board, somebody else sits there, and the arbiter gives a new one. Whoever comes back
 * has the board of before.
 */
const boardThatGoesAlong = (
  from: DeskState,
  to: DeskState,
  id: PlayerId,
  { player, fromRound }: Arrival,
): { readonly moved: MovedBoard | null; readonly events: readonly DeskEvent[] } => {
  const before = to.fixedBoards?.find((entry) => entry.player === player)
  const fixed = before ?? from.fixedBoards?.find((entry) => entry.player === id)
  const rounds = fixed?.rounds?.filter((round) => round >= fromRound && round <= to.settings!.numberOfRounds) ?? null
  if (fixed === undefined || isTeamEvent(to) || rounds?.length === 0) return { moved: null, events: [] }
  const { firstBoard: first } = to.settings!
  const active = [...to.players.values()].filter((other) => other.id !== player && other.withdrawnFrom === null).length + 1
  const last = Math.max(first, first + Math.floor(active / 2) - 1)
  const { number } = fixed
  const goesAlong = before !== undefined || (number >= first && number <= last)
  return {
    moved: { number, goesAlong, first, last },
    events: goesAlong && before === undefined ? [{ kind: 'board-fixed', player, number, rounds }] : [],
  }
}
