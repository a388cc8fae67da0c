import type { DeskEvent } from '@zug/engine'
import type { OpenTournament } from './desk-store.ts'

/** Nobody but the desk sees anything of these. */
const unseen: ReadonlySet<DeskEvent['kind']> = new Set<DeskEvent['kind']>([
  'round-drafted',
  'draft-discarded',
  'manual-started',
  'manual-changed',
  'manual-finished',
  'bye-requested',
  'bye-cancelled',
  'pair-forbidden',
  'pair-allowed',
  'player-checked-in',
  'result-reported',
])

/** The last event that everybody may notice, its number and its time: what the desk prepares does not show in either. */
export const lastPublic = ({ desk: { history }, said }: OpenTournament): { readonly sequence: number; readonly at: string } | null => {
  const at = history.findLastIndex(({ event }) => !unseen.has(event.kind))
  return at === -1 ? null : { sequence: history[at]!.sequence, at: said[at]!.at }
}
