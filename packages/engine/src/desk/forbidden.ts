import type { PlayerId, RoundNumber } from '../model/ids.ts'

/** Players kept apart: by name, or everybody of one club or federation. `wish` gives way when it cannot be kept, `law` does not. */
export type Prohibition = {
  readonly id: number
  readonly strength: 'law' | 'wish'
  readonly who:
    | { readonly kind: 'players'; readonly players: readonly PlayerId[] }
    | { readonly kind: 'same-club' }
    | { readonly kind: 'same-federation' }
  readonly firstRound: RoundNumber
  readonly lastRound: RoundNumber | null
}
