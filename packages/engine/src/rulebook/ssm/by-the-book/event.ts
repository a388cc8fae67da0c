import type { PlayerId } from '../../../model/ids.ts'
import type { Points } from '../../../model/points.ts'

/** Why an S2 player was passed over (C4): a criterion, or that the others could then not be paired as well as they can be. */
export type PassedOver = { readonly player: PlayerId; readonly because: 'B1' | 'B4' | 'B5' | 'others' }

/** One step of the procedure, as it was taken. `score` is the highest that players have who did not come down from above. */
export type SsmEvent =
  | {
      readonly kind: 'bracket'
      readonly article: 'C1'
      readonly score: Points
      readonly players: readonly PlayerId[]
      readonly last: boolean
    }
  | { readonly kind: 'subgroups'; readonly article: 'C2'; readonly s1: readonly PlayerId[]; readonly s2: readonly PlayerId[] }
  | {
      readonly kind: 'pair'
      /** C3 with the first free player of S2, C4 with a later one, C5 when a criterion had to be omitted. */
      readonly article: 'C3' | 'C4' | 'C5'
      readonly players: readonly [PlayerId, PlayerId]
      readonly passedOver: readonly PassedOver[]
      readonly omitted: readonly ('B4' | 'B5')[]
    }
  /** `inPlace` null: everybody in S2 has been in S1 already. */
  | { readonly kind: 'exchange'; readonly article: 'C6'; readonly player: PlayerId; readonly inPlace: PlayerId | null }
  | { readonly kind: 'transposed'; readonly article: 'C3' | 'C7' | 'C8'; readonly players: readonly PlayerId[] }
  | { readonly kind: 'combination'; readonly article: 'C9'; readonly score: Points; readonly players: readonly PlayerId[] }
  | { readonly kind: 'bye'; readonly article: 'C9'; readonly player: PlayerId }

/** Who listens to the steps. Without a listener no event is made. */
export type Listener = (event: SsmEvent) => void
