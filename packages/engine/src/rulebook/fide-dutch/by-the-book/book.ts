import type { CriteriaEdition } from '../edition.ts'
import type { MdpSetOrder } from './mdp-exchanges.ts'

/** What the generation of candidates, sections B and D, asks of an edition. */
export type Book = {
  readonly edition: CriteriaEdition
  readonly mdpSetOrder: MdpSetOrder
}
