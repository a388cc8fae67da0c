import type { PlayerId } from '../../../model/ids.ts'
import type { Points } from '../../../model/points.ts'

/**
 * Why an S2 player was passed over (C4): a criterion; or who would remain of the bracket, and the criterion that speaks against it; or the rule of which the
 * others would fall short further than they need (C6: they would need an exchange).
 */
export type PassedOver = { readonly player: PlayerId } & (
  | { readonly because: 'B1' | 'B4' | 'B5' }
  | { readonly because: 'remains'; readonly rule: 'B2' | 'B5'; readonly remains: PlayerId }
  | { readonly because: 'others'; readonly rule: 'B2' | 'B3' | 'B4' | 'B5' | 'C6' }
)

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
  /** C7: who can meet nobody, before the last bracket or in it. */
  | { readonly kind: 'bye'; readonly article: 'C7' | 'C9'; readonly player: PlayerId }
  /** C9: there is no bracket above to combine with. */
  | { readonly kind: 'end'; readonly article: 'C9'; readonly players: readonly PlayerId[] }

/** Who listens to the steps. Without a listener no event is made. */
export type Listener = (event: SsmEvent) => void
