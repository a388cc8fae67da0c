import type { Budget } from '../../by-the-book/budget.ts'
import { pairableByTrying } from '../../by-the-book/can-be-paired.ts'
import { mayMeet } from '../c01-no-rematch.ts'
import type { Competitor } from '../competitor.ts'

/** C.04.6 3.1, C3; C.04.5 3.1, C3: can these be paired among themselves under C1? */
export const completion = (budget: Budget): ((players: readonly Competitor[]) => boolean) => pairableByTrying(mayMeet, budget)
