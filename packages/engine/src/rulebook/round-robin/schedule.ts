import { bergerRound, bergerRounds, type TableGame } from './berger.ts'
import type { RoundRobinSettings } from './rules.ts'

type Cycles = Pick<RoundRobinSettings, 'double' | 'swapLastTwoRounds'>

/** Tables of more would have more rounds than any event is played in, and their games go by the square of the field: such a section is not paired. */
export const mostInTables = 200

/** CFC 651: how many rounds a section of so many players has. */
export const roundsOfSchedule = (players: number, { double }: Cycles): number => bergerRounds(players) * (double ? 2 : 1)

/**
 * CFC 651, 661: a round of the whole schedule; null beyond its end. A double round robin plays the tables again with colours reversed. FIDE recommends to swap the
 * last two rounds of the first cycle, because otherwise some have three games running with one colour where the cycles meet.
 */
export const scheduledRound = (players: number, round: number, cycles: Cycles): readonly TableGame[] | null => {
  const rounds = bergerRounds(players)
  if (round < 1 || round > roundsOfSchedule(players, cycles)) return null
  if (round > rounds) return bergerRound(players, round - rounds).map(([white, black]) => [black, white])
  return bergerRound(players, swapped(round, rounds, cycles))
}

const swapped = (round: number, rounds: number, { double, swapLastTwoRounds }: Cycles): number => {
  if (!double || !swapLastTwoRounds || rounds < 2 || round < rounds - 1) return round
  return round === rounds ? rounds - 1 : rounds
}
