import { canMeetNobody } from './b1-no-rematch.ts'
import { type BracketPairing, byRank, type Competitor } from './competitor.ts'
import { pairBracket } from './pair-bracket.ts'
import type { SsmReadings } from './rules.ts'

/** With all who have gone down by C7 so far in the round, and who had the bye here (C7, at once). */
export type UpperBracketPairing = BracketPairing & { readonly bye: Competitor | null; readonly sent: ReadonlySet<Competitor> }

/**
 * SSM C7 and C8 in a bracket that has one below. With p pairs it is done (C3). Else whoever can meet nobody goes down and the others start again (C7): all of
 * them together, or stepwise one at a time; and if none can, all free players go down (C8). Where the bye is given at once, somebody who has gone down by C7 before
 * has it now, and if B2 or B3 forbid that, C8 follows.
 */
export const pairUpperBracket = (
  players: readonly Competitor[],
  { sent, byeLeft }: { readonly sent: ReadonlySet<Competitor>; readonly byeLeft: boolean },
  readings: SsmReadings,
): UpperBracketPairing => {
  const paired = pairBracket(players, false, readings)
  const done = { pairs: paired.pairs, free: paired.free, bye: null, sent }
  if (paired.free.length <= 1) return done
  const alone = paired.free.filter((player) => canMeetNobody(player, players))
  const again = readings.byePriority === 'at-once' ? alone.find((player) => sent.has(player)) : undefined
  if (again !== undefined && !(byeLeft && again.mayTakeBye)) return done
  const gone = again !== undefined ? [again] : readings.reading === 'stepwise' ? alone.slice(0, 1) : alone
  if (gone.length === 0) return done
  const others = players.filter((player) => !gone.includes(player))
  if (again !== undefined) return { ...pairUpperBracket(others, { sent, byeLeft: false }, readings), bye: again }
  const rest = pairUpperBracket(others, { sent: new Set([...sent, ...gone]), byeLeft }, readings)
  return { ...rest, free: [...gone, ...rest.free].sort(byRank) }
}
