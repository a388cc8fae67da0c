import type { DutchEdition } from '../edition.ts'
import type { MdpSetOrder } from './mdp-exchanges.ts'

/** What the procedure of an edition, sections A.9, B and D, decides beyond its criteria. */
export type Book = {
  readonly edition: DutchEdition
  /**
   * Where the downfloaters must leave a round-pairing that can be completed. 2017: tested after each bracket, and demanded (C.4) only of the PPB
   * that follows a failed test; 2026: demanded (C4) of every bracket, there is no PPB.
   */
  readonly completion: 'penultimate-bracket' | 'every-bracket'
  readonly mdpSetOrder: MdpSetOrder
}
