import type { Points } from '@zug/engine/model'
import type { Runs } from '../../runs.ts'

/** Points of a player; those that an acceleration has added to are called so. */
export type Score = { readonly points: Points; readonly forPairing: boolean }

/** Two players by name; null where it is clear who they are. */
export type Two = Runs | null

/** Names of those who cannot all be paired, of the only others they could meet, whether one of all these has to take the bye; or that nobody is, and only the steps lead nowhere. */
export type Stuck = { readonly stuck: readonly Runs[]; readonly only: readonly Runs[]; readonly bye: boolean; readonly deadEnd: boolean }
