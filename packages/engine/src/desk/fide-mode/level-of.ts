import type { Refusal } from '../refusal.ts'
import type { Level } from './level.ts'

/**
 * What the desk asks in any event, in FIDE mode. Everything else it refuses with or without FIDE mode.
 *
 * Number of rounds, prohibited pairs: settled before round 1. Tie-breaks: twice. A second half-point bye, a bye for a missed round, a pairing
 * against a rule, the loss of results: confirmed. A full-point bye, games that go on: acknowledged.
 */
export const levelOf = (refusal: Refusal): Level => {
  switch (refusal.code) {
    case 'setting-locked':
      return refusal.setting === 'tieBreaks' ? 'confirm-twice' : 'refuse'
    case 'prohibition-late':
    case 'numbers-unequal':
      return 'refuse'
    case 'bye-refused':
      return refusal.why === 'full-point' ? 'acknowledge' : 'confirm'
    case 'results-missing':
      return 'acknowledge'
    case 'recall-loses':
      return 'confirm-twice'
    default:
      return 'confirm'
  }
}
