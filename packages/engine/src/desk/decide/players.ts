import { type PlayerId, playerId, roundNumber } from '../../model/ids.ts'
import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import { type DeskPlayer, type DeskTeam, emptyPlayerData, type PlayerData } from '../entrant.ts'
import type { DeskEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { entrantOf, isHere, missedRound } from '../late-arrivals.ts'
import { withNewRating, withRating } from '../ratings.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isTeamEvent, rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { tournamentOf } from '../tournament.ts'
import { cancelBye } from './byes.ts'
import { type Decision, draftInTheWay, hasBeenPaired, isEntrant, named, nextRound, tablesMade, teamOf, unknownPlayer } from './decision.ts'
import { initialNumbers, placedNumbers } from './numbers.ts'
import { numbersSettled } from './refresh.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>

export const newcomer = (state: DeskState, id: number, data: Partial<PlayerData>, fromRound: number): DeskPlayer => ({
  ...emptyPlayerData,
  ...data,
  id: playerId(id),
  pairingNumber: null,
  firstRound: roundNumber(Math.max(fromRound, nextRound(state))),
  withdrawnFrom: null,
  checkedIn: false,
})

/** A late entry is paired from the round it arrives for (C.04.2 2.4). */
export const enterPlayer = (state: DeskState, command: Of<'enter-player'>): Decision => {
  if (isBlank(command.player.name)) return err(refuse('player-nameless', { line: null }))
  const blocked = isTeamEvent(state) ? null : tablesMade(state)
  if (blocked !== null) return err(blocked)
  const twin = [...state.players.values()].find((player) => isSamePerson(player, command.player))
  if (twin !== undefined && command.confirmed !== true)
    return err(refuse('duplicate-player', { player: named(state, twin.id), section: null }))
  const inDraft = state.draft === null ? 0 : state.draft.round + 1
  const { numberOfRounds } = state.settings!
  if (command.fromRound !== undefined && command.fromRound > numberOfRounds)
    return err(refuse('unknown-round', { round: command.fromRound, rounds: numberOfRounds }))
  return ok([
    {
      kind: 'player-entered',
      player: newcomer(state, state.nextId, withRating(state.settings!, command.player), Math.max(command.fromRound ?? 1, inDraft)),
    },
  ])
}

export const importPlayers = (state: DeskState, command: Of<'import-players'>): Decision => {
  const nameless = command.players.findIndex(({ name }) => isBlank(name))
  if (nameless !== -1) return err(refuse('player-nameless', { line: nameless + 1 }))
  const blocked = draftInTheWay(state) ?? (isTeamEvent(state) ? null : tablesMade(state))
  if (blocked !== null) return err(blocked)
  return ok(
    command.players.map(
      (player, index): DeskEvent => ({
        kind: 'player-entered',
        player: newcomer(state, state.nextId + index, withRating(state.settings!, player), 1),
      }),
    ),
  )
}

export const isSamePerson = (player: DeskPlayer, data: Partial<PlayerData>): boolean =>
  data.fideId !== undefined && data.fideId !== '' && player.fideId !== ''
    ? player.fideId === data.fideId
    : player.name.toLowerCase() === data.name?.toLowerCase() && (data.birth ?? '') === player.birth

/** Data may be corrected at any time; numbers follow only if they are given again. */
export const correctPlayer = (state: DeskState, command: Of<'correct-player'>): Decision => {
  if (!state.players.has(command.player)) return err(unknownPlayer(command.player))
  if (command.changes.name !== undefined && isBlank(command.changes.name)) return err(refuse('player-nameless', { line: null }))
  const changes = withNewRating(state.settings!, state.players.get(command.player)!, command.changes)
  const corrected: DeskEvent = { kind: 'player-corrected', player: command.player, changes }
  if (changes.expelled !== true || isTeamEvent(state) || state.players.get(command.player)!.withdrawnFrom !== null) return ok([corrected])
  // Whoever is put out of the event is not paired any more.
  const blocked = draftInTheWay(state) ?? (command.confirmed === undefined ? effectOfLeaving(state, command.player) : null)
  return blocked === null
    ? ok([corrected, { kind: 'player-withdrawn', player: command.player, fromRound: nextRound(state) }])
    : err(blocked)
}

export const removePlayer = (state: DeskState, command: Of<'remove-player'>): Decision => {
  if (!state.players.has(command.player)) return err(unknownPlayer(command.player))
  const blocked = draftInTheWay(state) ?? (isTeamEvent(state) ? null : tablesMade(state))
  if (blocked !== null) return err(blocked)
  const player = named(state, command.player)
  if (hasBeenPaired(state, command.player))
    return err(isTeamEvent(state) ? refuse('played-for-team', { player }) : refuse('already-paired', { entrant: player, of: 'player' }))
  const team = teamOf(state, command.player)
  if (team !== null) return err(refuse('member-of-team', { player, team: named(state, team.id) }))
  return ok([{ kind: 'player-removed', player: command.player }])
}

/** C.04.2 3.2: a withdrawn participant is no longer paired. */
export const withdraw = (state: DeskState, { player, confirmed }: Of<'withdraw'>): Decision => {
  if (!isEntrant(state, player)) return err(unknownPlayer(player))
  const blocked = draftInTheWay(state) ?? (confirmed === undefined ? effectOfLeaving(state, player) : null)
  if (blocked !== null) return err(blocked)
  return ok([{ kind: 'player-withdrawn', player, fromRound: nextRound(state) }])
}

/** CFC 653, 664; FIDE C.05 6.6: in a round robin it depends on the games completed whether results count. The arbiter is told before the act. */
const effectOfLeaving = (state: DeskState, player: PlayerId): Refusal | null => {
  if (state.rounds.length === 0 || (state.teams.get(player) ?? state.players.get(player))!.withdrawnFrom !== null) return null
  const system = rulebookAt(state)
  const effect = system.withdrawal?.(system.entrants(tournamentOf(state)), player) ?? null
  if (effect === null) return null
  const { completed, games, counts } = effect
  return refuse('withdrawal-effect', {
    entrant: named(state, player),
    of: isTeamEvent(state) ? 'team' : 'player',
    completed,
    games,
    counts,
  })
}

export const reEnter = (state: DeskState, { player }: Of<'re-enter'>): Decision => {
  const entrant = state.teams.get(player) ?? state.players.get(player)
  if (entrant === undefined) return err(unknownPlayer(player))
  if (state.players.get(player)?.expelled === true) return err(refuse('expelled', { entrant: named(state, player) }))
  if (entrant.withdrawnFrom === null) return err(refuse('not-withdrawn', { entrant: named(state, player) }))
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  return ok([{ kind: 'player-re-entered', player, fromRound: nextRound(state) }])
}

/** A player who comes late may have got a bye for absence (C.04.2 3.3) meanwhile, which ends with the check-in if the command says so. */
export const checkIn = (state: DeskState, { player, present, cancelBye: round }: Of<'check-in'>): Decision => {
  const before = state.players.get(player)
  if (before === undefined) return err(unknownPlayer(player))
  const missed = present && !before.checkedIn ? missedRound(state, player) : null
  const checkedIn: DeskEvent = { kind: 'player-checked-in', player, present, ...(missed === null ? {} : { missed }) }
  if (!present || round === undefined) return ok([checkedIn])
  const away = entrantOf(state, player)
  // Another helper may have cancelled it already.
  if (round >= nextRound(state) && !state.byes.some((bye) => bye.player === away && bye.round === round)) return ok([checkedIn])
  const cancelled = cancelBye(evolve(state, checkedIn), { kind: 'cancel-bye', player: away, round })
  return cancelled.ok ? ok([checkedIn, ...cancelled.value]) : cancelled
}

/** Whoever has not checked in is absent from the next round (C.04.2 3.3): a player, or a team of which nobody came. */
export const closeCheckIn = (state: DeskState): Decision => {
  const blocked = draftInTheWay(state)
  if (blocked !== null) return err(blocked)
  const round = nextRound(state)
  const away = new Set(state.byes.filter((bye) => bye.round === round).map(({ player }) => player))
  const entrants: readonly (DeskPlayer | DeskTeam)[] = [...(isTeamEvent(state) ? state.teams : state.players).values()]
  const missing = entrants.filter(
    ({ id, withdrawnFrom, firstRound }) => !isHere(state, id) && !away.has(id) && withdrawnFrom === null && firstRound <= round,
  )
  return ok(missing.map(({ id }): DeskEvent => ({ kind: 'bye-requested', bye: { player: id, round, bye: 'zero-point' } })))
}

/** C.04.2 2.3: numbers by the initial order, again until round 4 is paired; 2.5: a late entry always gets its place. */
export const giveNumbers = (state: DeskState): Decision => {
  const blocked = draftInTheWay(state) ?? tablesMade(state)
  if (blocked !== null) return err(blocked)
  const unnumbered = [...state.players.values()].some((player) => player.pairingNumber === null)
  if (numbersSettled(state) && !unnumbered) return err(refuse('numbers-settled'))
  return ok([{ kind: 'numbers-given', numbers: numbersSettled(state) ? placedNumbers(state) : initialNumbers(state) }])
}
