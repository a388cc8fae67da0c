import type { PlayerId } from '@zug/engine/model'
import type { NormAtStake } from '@zug/engine/norms'
import type { PrizeFund } from '@zug/engine/prizes'

/** What is asked of one player: a place, prizes where a fund was given, and the norms that the game being played decides about. */
export type Asked = {
  readonly player: PlayerId
  readonly place: number
  readonly fund: PrizeFund | null
  readonly norms: readonly NormAtStake[]
}
