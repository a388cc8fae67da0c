import type { Budget } from '../../by-the-book/budget.ts'
import { pairableByTrying } from '../../by-the-book/can-be-paired.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'

/** Burstein C4, 2.2: can these be paired among themselves under C1 and C3? */
export const completion = (budget: Budget): ((players: readonly Competitor[]) => boolean) => pairableByTrying(mayMeet, budget)
