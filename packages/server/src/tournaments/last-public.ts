import type { DeskEvent } from '@zug/engine/desk'
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
  'result-disputed',
  'dispute-dismissed',
])

/** What a missed round counts for a late entry is in the standings at once; a bye to come is nobody's business. */
export const isSeen = (event: DeskEvent): boolean => !unseen.has(event.kind) || (event.kind === 'bye-requested' && event.past === true)

/** The last event that everybody may notice, its number and its time: what the desk prepares does not show in either. */
export const lastPublic = ({ desk: { history }, said }: OpenTournament): { readonly sequence: number; readonly at: string } | null => {
  const at = history.findLastIndex(({ event }) => isSeen(event))
  return at === -1 ? null : { sequence: history[at]!.sequence, at: said[at]!.at }
}
