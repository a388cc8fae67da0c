import { barsFromBye as ofDutch } from '../fide-dutch-2026/c02-bye-bar.ts'

/** Dubov C2, C.04.1 4: no bye after a bye, or after a round that brought as much as a win without play; the same article stands behind C2 of the Dutch system. */
export const barsFromBye = ofDutch
