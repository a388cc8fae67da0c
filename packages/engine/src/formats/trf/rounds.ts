import { type PlayerId, playerId, roundNumber } from '../../model/ids.ts'
import { absent, type ByeKind, type Outcome } from '../../model/outcome.ts'
import type { RequestedBye } from '../../model/tournament.ts'
import { limits } from '../limits.ts'
import type { SaidBye } from './bye-records.ts'
import { nth, roundFields } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import type { PlayerRecord, RoundCell } from './player-record.ts'
import { byeOfLetter, byeOutcome, outcomeOfGame } from './results.ts'

/** The rounds of all players, all of the same length, and what was announced for the rounds after them. */
export type Rounds = {
  readonly paired: number
  readonly outcomes: ReadonlyMap<PlayerId, readonly (Outcome | 'broken')[]>
  readonly requestedByes: readonly RequestedBye[]
}

/**
 * A round was paired when somebody in it has an opponent or the pairing-allocated bye. Bye codes in later columns announce a bye; the same
 * sign of TRF06, + without an opponent, is the pairing-allocated bye in a paired round and a full-point bye before it. Of a member of a team it is a
 * board that nobody came to: a full point. `teamRounds` are those that the records of a team event name, null where players are paired.
 */
export const joinRounds = (
  players: readonly PlayerRecord[],
  said: readonly SaidBye[],
  list: IssueList,
  teamRounds: number | null = null,
): Rounds | null => {
  const pairedRounds = new Set<number>()
  let paired = Math.min(
    teamRounds ?? 0,
    players.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  )
  for (const { cells } of players)
    for (const [index, cell] of cells.entries())
      if (cell !== null && cell !== 'broken' && (cell.opponent !== 0 || cell.letter === 'U')) {
        paired = Math.max(paired, index + 1)
        pairedRounds.add(index)
      }
  if (paired * players.length > limits.cells) {
    report(list, 'too-many-rounds', { line: players[0]?.line ?? 1, what: 'players', count: players.length, rounds: paired })
    return null
  }
  const outcomes = new Map<PlayerId, (Outcome | 'broken')[]>()
  const requests = new Map<string, RequestedBye>()
  for (const { id, cells } of players) {
    const row: (Outcome | 'broken')[] = []
    for (let index = 0; index < paired; index++) {
      const cell = cells[index] ?? null
      row.push(cell === 'broken' ? 'broken' : outcomeOf(cell, pairedRounds.has(index) && teamRounds === null))
    }
    outcomes.set(playerId(id), row)
    for (const [index, cell] of cells.entries()) {
      if (index < paired || cell === null || cell === 'broken') continue
      const bye = byeOfLetter(cell.letter, false)
      if (bye === null || bye === 'pairing-allocated') continue
      requests.set(`${index + 1} ${id}`, { player: playerId(id), round: roundNumber(index + 1), bye })
    }
  }
  addSaidByes(said, paired, outcomes, requests, list)
  // The bye of a team is that of each of its members.
  if (teamRounds === null) checkAllocatedByes(players, outcomes, paired, list)
  const requestedByes = [...requests.values()].sort((a, b) => a.round - b.round || a.player - b.player)
  return { paired, outcomes, requestedByes }
}

const outcomeOf = (cell: RoundCell | null, paired: boolean): Outcome => {
  if (cell === null) return absent
  if (cell.opponent !== 0) return outcomeOfGame(cell.opponent, cell.colour, cell.letter) ?? absent
  const bye = byeOfLetter(cell.letter, paired)
  return bye === null ? absent : byeOutcome(bye)
}

/** XXZ and 240. What a player's own record says of the round is more exact than XXZ, and must not contradict 240. */
const addSaidByes = (
  said: readonly SaidBye[],
  paired: number,
  outcomes: ReadonlyMap<PlayerId, (Outcome | 'broken')[]>,
  requests: Map<string, RequestedBye>,
  list: IssueList,
): void => {
  for (const { player, round, bye, place } of said) {
    const row = outcomes.get(player)
    if (row === undefined) {
      report(list, 'player-unknown', { ...place, player })
      continue
    }
    const number = round ?? roundNumber(paired + 1)
    const conflict = (other: ByeKind | null) => {
      const told = { ...place, player, round: number, bye }
      report(list, 'bye-conflict', other === null ? { ...told, what: 'opponent' } : { ...told, what: 'bye', other })
    }
    if (number > paired) {
      const before = requests.get(`${number} ${player}`)
      if (before === undefined) requests.set(`${number} ${player}`, { player, round: number, bye })
      else if (round !== null && before.bye !== bye) conflict(before.bye)
      continue
    }
    const outcome = row[number - 1]
    if (outcome === undefined || outcome === 'broken') continue
    if (outcome.kind === 'absent') row[number - 1] = byeOutcome(bye)
    else if (outcome.kind !== 'bye') conflict(null)
    else if (outcome.bye !== bye) conflict(outcome.bye)
  }
}

const checkAllocatedByes = (players: readonly PlayerRecord[], outcomes: Rounds['outcomes'], paired: number, list: IssueList): void => {
  const holder = new Array<number>(paired).fill(0)
  for (const { id, line } of players)
    for (const [index, outcome] of (outcomes.get(playerId(id)) ?? []).entries()) {
      if (outcome === 'broken' || outcome.kind !== 'bye' || outcome.bye !== 'pairing-allocated') continue
      const place = { line, column: nth(roundFields.result, index).from, player: id, round: index + 1 }
      if (holder[index]) report(list, 'several-pairing-allocated-byes', { ...place, other: holder[index] })
      holder[index] = id
    }
}
