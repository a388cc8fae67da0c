import type { PlayerId } from '../model/ids.ts'
import type { RequestedBye } from '../model/tournament.ts'
import type { DeskPlayer, DeskTeam } from './entrant.ts'
import type { DeskEvent } from './events.ts'
import { seated } from './fixed-boards.ts'
import type { Prohibition } from './forbidden.ts'
import { withLineUp, withOrder } from './line-up.ts'
import { sameResult } from './result.ts'
import type { DeskBoard, DeskRound, Dispute, Draft } from './round.ts'
import type { DeskSettings } from './settings.ts'
import type { DeskState } from './state.ts'
import { settingsAfter } from './version-1.ts'

/**
 * The state after one more event. Total: an event that was once accepted is always understood. Undoing is the business of history.ts.
 *
 * Nothing given is changed, except maps and boards in `own`: a replay, which keeps no state but the last, lets these be filled instead of copied.
 */
export const evolve = (state: DeskState, event: DeskEvent, own: WeakSet<object> = new WeakSet()): DeskState => {
  switch (event.kind) {
    case 'tournament-created':
      return { ...state, ...settingsAfter({}, event.settings) }
    case 'settings-changed': {
      // Once rules are told as they are now, what version 1 said of them is over.
      const { version1: _, ...others } = state
      return { ...others, ...settingsAfter(state as { settings: DeskSettings }, event.changes) }
    }
    case 'player-entered':
      return {
        ...state,
        players: put(state.players, event.player.id, event.player, own),
        nextId: Math.max(state.nextId, event.player.id + 1),
      }
    case 'player-corrected':
      return withPlayer(ratingCorrected(state, event), event.player, (player) => ({ ...player, ...event.changes }), own)
    case 'player-removed': {
      const players = new Map(state.players)
      players.delete(event.player)
      return { ...withoutEntrant(state, event.player), players }
    }
    case 'player-withdrawn':
      return withEntrant(state, event.player, (entrant) => ({ ...entrant, withdrawnFrom: event.fromRound }), own)
    case 'player-re-entered':
      return withEntrant(state, event.player, (entrant) => ({ ...entrant, withdrawnFrom: null }), own)
    case 'player-checked-in':
      return withPlayer(withArrival(state, event), event.player, (player) => ({ ...player, checkedIn: event.present }), own)
    case 'team-entered':
      return { ...state, teams: put(state.teams, event.team.id, event.team, own), nextId: Math.max(state.nextId, event.team.id + 1) }
    case 'line-up-changed': {
      const { team: id, boards, alternates, round } = event
      const team = state.teams.get(id)!
      const changed = round === undefined ? withOrder(state, team, boards, alternates) : withLineUp(team, round, boards)
      return { ...state, teams: put(state.teams, id, changed, own) }
    }
    case 'team-corrected':
      return { ...state, teams: put(state.teams, event.team, { ...state.teams.get(event.team)!, name: event.name }, own) }
    case 'team-removed': {
      const teams = new Map(state.teams)
      teams.delete(event.team)
      return { ...withoutEntrant(state, event.team), teams }
    }
    case 'numbers-given': {
      const numbers = new Map(event.numbers)
      const players = new Map([...state.players].map(([id, player]) => [id, { ...player, pairingNumber: numbers.get(id) ?? null }]))
      const { ratingsCorrected: _, ...others } = state
      return event.exchanged === undefined ? { ...others, players } : { ...state, players, ...numberedByHand(state) }
    }
    case 'bye-requested': {
      const byes = [...withoutBye(state, event.bye.player, event.bye.round), event.bye]
      return event.past === true ? withMissed({ ...state, byes }, event.bye) : { ...state, byes }
    }
    case 'bye-cancelled':
      return { ...state, byes: withoutBye(state, event.player, event.round) }
    case 'pair-forbidden':
      return {
        ...state,
        prohibitions: [...state.prohibitions, event.prohibition],
        nextId: Math.max(state.nextId, event.prohibition.id + 1),
      }
    case 'pair-allowed':
      return { ...state, prohibitions: state.prohibitions.filter(({ id }) => id !== event.prohibition) }
    case 'board-fixed':
      return withFixed(state, event)
    case 'lots-drawn':
      return { ...state, lots: { seed: event.seed, initialColour: event.initialColour } }
    case 'round-drafted':
      return drafted(state, event.draft, own)
    case 'draft-discarded':
      return { ...withoutDraft(state), manual: null, difference: null }
    case 'manual-started':
      return { ...state, manual: { reason: event.reason, breaks: [], quality: null } }
    case 'manual-changed':
      return {
        ...state,
        manual: { ...state.manual!, breaks: event.breaks, quality: event.quality ?? null },
        draft: { ...state.draft!, boards: event.boards, bye: event.bye, byHand: true },
      }
    case 'manual-finished':
      return { ...state, manual: null, difference: event.difference }
    case 'round-published':
      return { ...withoutDraft(state), rounds: [...state.rounds, event.round] }
    case 'round-recalled':
      return recall(state, event, own)
    case 'pairing-amended':
      return withRound(state, event.round, (round) => ({
        ...round,
        byHand: true,
        unpaired: round.unpaired.filter(({ player }) => !event.boards.some(({ white, black }) => white === player || black === player)),
        boards: event.boards.map(
          (board): DeskBoard =>
            round.boards.find(({ white, black }) => white === board.white && black === board.black) ?? {
              ...board,
              result: null,
              ratingResult: null,
              reports: [],
            },
        ),
      }))
    case 'result-entered':
      return withBoard(state, event, (board) => ({ ...undisputed(board), result: event.result, reports: [] }), own)
    case 'result-reported':
      return withBoard(
        state,
        event,
        (board) => ({ ...board, reports: [...board.reports.filter(({ by }) => by !== event.by), { by: event.by, result: event.result }] }),
        own,
      )
    case 'result-disputed':
      return withBoard(
        state,
        event,
        (board) => ({ ...board, disputes: [...(board.disputes ?? []).filter((other) => !isRepeated(other, event)), disputeIn(event)] }),
        own,
      )
    case 'dispute-dismissed':
      return withBoard(state, event, undisputed, own)
    case 'result-corrected':
      return withBoard(
        state,
        event,
        (board) =>
          event.effect === 'rating-only'
            ? { ...undisputed(board), ratingResult: event.result }
            : { ...undisputed(board), result: event.result, ratingResult: null, reports: [] },
        own,
      )
    case 'tournament-finished':
      return { ...state, finished: true }
    case 'tournament-reopened':
      return { ...state, finished: false }
    case 'fide-mode-left':
      return {
        ...state,
        settings: { ...state.settings!, fideMode: false },
        leftFideMode: { rounds: state.rounds.length, reason: event.reason },
      }
    case 'record-accepted':
    case 'undone':
    case 'redone':
      return state
  }
}

/** The draft keeps the state it was made from: nothing of that is filled in place any more. */
const drafted = (state: DeskState, draft: Draft, own: WeakSet<object>): DeskState => {
  for (const kept of [state.players, state.teams, ...state.rounds.map(({ boards }) => boards)]) own.delete(kept)
  return {
    ...state,
    draft: seated(state, draft),
    difference: null,
    draftedFrom: { ...withoutDraft(state), manual: null, difference: null },
  }
}

const withoutDraft = ({ draftedFrom: _, ...state }: DeskState): DeskState => ({ ...state, draft: null })

const disputeIn = ({ result, by }: Dispute): Dispute => (by === undefined ? { result } : { result, by })

/** A player has one claim, the latest; helpers have one for each result. */
const isRepeated = (earlier: Dispute, { result, by }: Dispute): boolean =>
  earlier.by === by && (by !== undefined || sameResult(earlier.result, result))

/** Once the arbiter has said what counts, nobody disputes it any more. */
const undisputed = ({ disputes: _, ...board }: DeskBoard): DeskBoard => board

const put = <V>(map: ReadonlyMap<PlayerId, V>, key: PlayerId, value: V, own: WeakSet<object>): ReadonlyMap<PlayerId, V> => {
  if (own.has(map)) return (map as Map<PlayerId, V>).set(key, value)
  const copy = new Map(map).set(key, value)
  own.add(copy)
  return copy
}

const withPlayer = (state: DeskState, id: PlayerId, change: (player: DeskPlayer) => DeskPlayer, own: WeakSet<object>): DeskState => ({
  ...state,
  players: put(state.players, id, change(state.players.get(id)!), own),
})

const withEntrant = (
  state: DeskState,
  id: PlayerId,
  change: <T extends DeskPlayer | DeskTeam>(entrant: T) => T,
  own: WeakSet<object>,
): DeskState => {
  const team = state.teams.get(id)
  return team === undefined ? withPlayer(state, id, change, own) : { ...state, teams: put(state.teams, id, change(team), own) }
}

const recall = (
  state: DeskState,
  { round, reason, joins }: Extract<DeskEvent, { kind: 'round-recalled' }>,
  own: WeakSet<object>,
): DeskState => {
  const taken = state.rounds.filter((entry) => entry.round === round).map((entry) => ({ ...entry, reason }))
  // The round is paired again: whoever came late is not late for it any more.
  const { cameLate: _, ...others } = state
  const there: DeskState = {
    ...others,
    rounds: state.rounds.filter((entry) => entry.round !== round),
    recalled: [...(state.recalled ?? []), ...taken],
    byes: state.byes.filter((bye) => bye.round !== round || !joins.includes(bye.player)),
  }
  return joins.reduce((at, id) => withEntrant(at, id, (entrant) => ({ ...entrant, firstRound: round }), own), there)
}

/** The draft follows at once; a round that is out only where the event says so. */
const withFixed = (
  { fixedBoards: before = [], ...others }: DeskState,
  { player, number, rounds, published }: Extract<DeskEvent, { kind: 'board-fixed' }>,
): DeskState => {
  const kept = before.filter((entry) => entry.player !== player)
  const now = number === null ? kept : [...kept, { player, number, rounds }]
  const state: DeskState = now.length === 0 ? others : { ...others, fixedBoards: now }
  const drafted = state.draft === null ? state : { ...state, draft: seated(state, state.draft) }
  return published === undefined ? drafted : withRound(drafted, published, (round) => seated(drafted, round))
}

const withoutEntrant = ({ fixedBoards, ...state }: DeskState, id: PlayerId): DeskState => ({
  ...state,
  ...(fixedBoards?.some(({ player }) => player !== id) ? { fixedBoards: fixedBoards.filter(({ player }) => player !== id) } : {}),
  byes: state.byes.filter(({ player }) => player !== id),
  prohibitions: state.prohibitions.flatMap((entry) => withoutPlayer(entry, id)),
})

/** Whoever is gone is kept apart from nobody; of a prohibition between two nothing is left then. */
const withoutPlayer = (prohibition: Prohibition, id: PlayerId): readonly Prohibition[] => {
  const { who } = prohibition
  if (who.kind !== 'players' || !who.players.includes(id)) return [prohibition]
  const players = who.players.filter((player) => player !== id)
  return players.length < 2 ? [] : [{ ...prohibition, who: { ...who, players } }]
}

const withoutBye = (state: DeskState, player: PlayerId, round: number): DeskState['byes'] =>
  state.byes.filter((bye) => bye.player !== player || bye.round !== round)

const withArrival = (
  { cameLate = [], ...state }: DeskState,
  { player, missed }: Extract<DeskEvent, { kind: 'player-checked-in' }>,
): DeskState => {
  const others = cameLate.filter((one) => one.player !== player)
  const now = missed === undefined ? others : [...others, { player, round: missed }]
  return now.length === 0 ? state : { ...state, cameLate: now }
}

/** What a round counts for somebody who came after it. */
const withMissed = (state: DeskState, { player, round, bye }: RequestedBye): DeskState =>
  withRound(state, round, (entry) => ({
    ...entry,
    unpaired: [...entry.unpaired.filter((other) => other.player !== player), { player, bye }],
  }))

const withRound = (state: DeskState, number: number, change: (round: DeskRound) => DeskRound): DeskState => ({
  ...state,
  rounds: state.rounds.map((round) => (round.round === number ? change(round) : round)),
})

type OnBoard = { readonly round: number; readonly board: number }

const withBoard = (state: DeskState, { round, board }: OnBoard, change: (board: DeskBoard) => DeskBoard, own: WeakSet<object>): DeskState =>
  withRound(state, round, (entry) => ({ ...entry, boards: putBoard(entry.boards, board, change, own) }))

/** A round of thousands of boards has thousands of results. */
const putBoard = (
  boards: readonly DeskBoard[],
  index: number,
  change: (board: DeskBoard) => DeskBoard,
  own: WeakSet<object>,
): readonly DeskBoard[] => {
  const before = boards[index]
  if (before === undefined) return boards
  const mine = own.has(boards) ? (boards as DeskBoard[]) : [...boards]
  own.add(mine)
  mine[index] = change(before)
  return mine
}

/** Dubov 1.2.2: another rating of somebody who has a number already. */
const ratingCorrected = (state: DeskState, { player, changes }: Extract<DeskEvent, { kind: 'player-corrected' }>): DeskState => {
  const before = state.players.get(player)
  const other = before !== undefined && before.pairingNumber !== null && changes.rating !== undefined && changes.rating !== before.rating
  return other ? { ...state, ratingsCorrected: true } : state
}

/** Numbers that were written down are not drawn any more (CFC 652). */
const numberedByHand = ({ settings }: DeskState): Pick<DeskState, 'settings' | 'numbersByHand'> => {
  const rules = settings!.rules
  const drawn = 'numbers' in rules && rules.numbers !== 'pairing-numbers'
  return { numbersByHand: true, settings: drawn ? { ...settings!, rules: { ...rules, numbers: 'pairing-numbers' } } : settings }
}
