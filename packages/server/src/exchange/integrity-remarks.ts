import { boardNumber, type DeskState, type IntegrityEntry, integrityOf } from '@zug/engine/desk'
import type { ExtraRecord } from '@zug/engine/model'
import type { OpenTournament } from '../tournaments/desk-store.ts'

/**
 * The integrity record as remarks of a report (TRF `###`), each with its round, as FIDE wants to read them: of the rounds as they stand. Withdrawn rounds
 * have remarks of their own.
 */
export const integrityRemarks = ({ desk: { history, state } }: OpenTournament): readonly ExtraRecord[] => {
  return integrityOf(history).flatMap((entry) => {
    const text = entry.recalled === true ? null : remarkOf(state, entry)
    return text === null ? [] : [{ id: '###', text: text.replace(/\s+/g, ' ') }]
  })
}

const remarkOf = (state: DeskState, entry: IntegrityEntry): string | null => {
  switch (entry.kind) {
    case 'by-hand': {
      const { round, boards, byeChanged, breaks, reason } = entry
      const against = breaks.length === 0 ? '' : `; against ${breaks.join(', ')}`
      return `MPA @ Round ${round}: ${boards} boards${byeChanged ? ' and the bye' : ''} otherwise than by the rules${against}: ${reason}`
    }
    case 'imported':
      return `Import @ Round ${entry.differing.join(', ')}: not as the rules pair`
    case 'amended':
      return `MPA @ Round ${entry.round}: changed after publication (${entry.reason})`
    case 'full-point-bye':
      return `FPB @ Round ${entry.round}: ${(state.teams.get(entry.player) ?? state.players.get(entry.player))?.name ?? entry.player}`
    case 'adjourned':
      return `Adjournment @ Round ${entry.round}: board ${boardNumber(state, entry.round, entry.board)}, round ${entry.over} paired over it`
    case 'corrected':
      return `Correction @ Round ${entry.round}: board ${boardNumber(state, entry.round, entry.board)}, for ${entry.effect}: ${entry.reason}`
    case 'setting':
      return `${entry.setting === 'tieBreaks' ? 'Tie-breaks' : 'Number of rounds'} changed @ Round ${entry.rounds}: ${entry.before} to ${entry.now}`
    case 'rating-changed':
      return `Rating changed @ Round ${entry.rounds}: ${state.players.get(entry.player)?.name ?? entry.player}, ${entry.before ?? 'unrated'} to ${entry.now ?? 'unrated'}`
    case 'numbers-again':
      return `Pairing numbers regenerated @ Round ${entry.rounds}`
    case 'kept-apart-late':
      return `Prohibited pairs ${entry.allowed ? 'lifted' : 'added'} @ Round ${entry.rounds}`
    case 'reopened':
      return `Reopened after the finish: ${entry.reason}`
    case 'record-accepted':
      return `Record altered past the desk, accepted: ${entry.reason}`
    case 'fide-mode-left':
      return `FIDE mode exited @ Round ${entry.rounds}: ${entry.reason}`
    case 'recalled':
      return null
  }
}
