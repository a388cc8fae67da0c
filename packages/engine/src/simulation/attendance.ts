import type { PlayerId } from '../model/ids.ts'
import type { ByeKind } from '../model/outcome.ts'
import type { Random } from '../random.ts'
import type { Rates } from './rates.ts'

/** Why somebody is not paired in a round: a bye, or nothing said (not yet entered, withdrawn). */
export type Absence = Exclude<ByeKind, 'pairing-allocated'> | 'away'

/** Of each player the rounds missed, decided beforehand, as announcements are. */
export type Attendance = ReadonlyMap<PlayerId, ReadonlyMap<number, Absence>>

export const drawAttendance = (players: readonly PlayerId[], rounds: number, rates: Rates, random: Random): Attendance =>
  new Map(players.map((player) => [player, missedBy(rounds, rates, random)]))

const missedBy = (rounds: number, rates: Rates, random: Random): ReadonlyMap<number, Absence> => {
  const missed = new Map<number, Absence>()
  const away = (first: number, last: number, how: Absence): void => {
    for (let round = first; round <= last; round++) missed.set(round, how)
  }
  for (let round = 1; round <= rounds; round++) {
    // No regulation gives half a point for staying away from the last round.
    if (round < rounds && random.chance(rates.halfPointBye)) missed.set(round, 'half-point')
    if (random.chance(rates.fullPointBye)) missed.set(round, 'full-point')
    if (random.chance(rates.zeroPointBye)) missed.set(round, 'zero-point')
  }
  const first = rounds > 1 && random.chance(rates.lateEntry) ? random.between(2, Math.max(2, Math.min(4, rounds - 1))) : 1
  away(1, first - 1, 'away')
  if (rounds > first && random.chance(rates.withdrawal)) {
    const left = random.between(first + 1, rounds)
    const back = random.chance(rates.reEntry) ? random.between(left + 1, rounds + 1) : rounds + 1
    away(left, back - 1, random.chance(0.5) ? 'away' : 'zero-point')
  }
  return missed
}
