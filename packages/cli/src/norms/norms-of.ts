import type { Player, Tournament } from '@zug/engine/model'
import { type NormEvent, normsOf, type TitleNorm } from '@zug/engine/norms'

export type PlayerNorms = { readonly player: Player; readonly titles: readonly TitleNorm[] }

/** Everybody by number. */
export const normsOfAll = (tournament: Tournament, event: NormEvent, round: number): readonly PlayerNorms[] =>
  tournament.players.map((player) => ({ player, titles: normsOf(tournament, player, event, round) }))
