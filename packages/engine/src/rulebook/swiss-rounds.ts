import type { RoundsAdvice } from '../pairing/pairing-system.ts'

/** A Swiss that can find its winner, with some air; nobody meets everybody. */
export const swissRounds = (entrants: number): RoundsAdvice => {
  const enough = Math.max(3, Math.ceil(Math.log2(Math.max(2, entrants))) + 2)
  return { rounds: entrants === 0 ? 7 : Math.max(1, Math.min(11, enough)), fixed: false }
}
