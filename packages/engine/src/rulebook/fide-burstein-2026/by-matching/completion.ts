import { pairableAmong } from '../../pairable-among.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'

/** Burstein C4: can these be paired among themselves under C1 and C3? And each of an odd number without whom the others can. */
export const { canBePaired, sparable } = pairableAmong<Competitor>(mayMeet)
