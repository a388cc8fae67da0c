import { err } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { guarded, inFideMode } from '../fide-mode/guard.ts'
import { refuse } from '../refusal.ts'
import type { DeskState } from '../state.ts'
import { cancelBye, requestBye } from './byes.ts'
import type { Decision } from './decision.ts'
import { discardDraft, pairRound } from './draft.ts'
import { exchangeNumbers } from './exchange-numbers.ts'
import { leaveFideMode } from './fide-mode.ts'
import { finishTournament, reopenTournament } from './finish.ts'
import { fixBoard } from './fixed-boards.ts'
import { keepDraft } from './keep-draft.ts'
import { drawLots } from './lots.ts'
import { changeDraft, finishManual, startManual } from './manual.ts'
import {
  checkIn,
  closeCheckIn,
  correctPlayer,
  enterPlayer,
  giveNumbers,
  importPlayers,
  reEnter,
  removePlayer,
  withdraw,
} from './players.ts'
import { allowPair, forbidPair } from './prohibitions.ts'
import { amendPairing, publishRound } from './publish.ts'
import { recallRound } from './recall.ts'
import { refreshPlayers } from './refresh.ts'
import { dismissDispute, disputeResult, enterResult, reportResult } from './results.ts'
import { changeSettings, createTournament } from './settings.ts'
import { changeLineUp, correctTeam, enterTeam, removeTeam } from './teams.ts'

export type PlainCommand = Exclude<DeskCommand, { kind: 'undo' | 'redo' }>

/** After the finish only these go on. */
const afterFinish: ReadonlySet<DeskCommand['kind']> = new Set(['reopen-tournament', 'correct-player'])

/** Command and state to events, or a refusal. Pure: asks nothing, changes nothing. */
export const decide = (state: DeskState, command: PlainCommand): Decision =>
  inFideMode(state, command) ? guarded(state, command, decideFreely) : decideFreely(state, plainly(command))

/** Outside FIDE mode nobody is asked twice. */
const plainly = (command: PlainCommand): PlainCommand => (command.confirmed === 'twice' ? { ...command, confirmed: true } : command)

const decideFreely = (state: DeskState, command: PlainCommand): Decision => {
  if (command.kind === 'create-tournament') return createTournament(state, command)
  if (state.settings === null) return err(refuse('not-created'))
  if (state.finished && !afterFinish.has(command.kind)) return err(refuse('finished', { section: null }))
  switch (command.kind) {
    case 'change-settings':
      return changeSettings(state, command)
    case 'enter-player':
      return enterPlayer(state, command)
    case 'import-players':
      return importPlayers(state, command)
    case 'correct-player':
      return correctPlayer(state, command)
    case 'refresh-players':
      return refreshPlayers(state, command)
    case 'remove-player':
      return removePlayer(state, command)
    case 'withdraw':
      return withdraw(state, command)
    case 're-enter':
      return reEnter(state, command)
    case 'check-in':
      return checkIn(state, command)
    case 'close-check-in':
      return closeCheckIn(state)
    case 'enter-team':
      return enterTeam(state, command)
    case 'change-line-up':
      return changeLineUp(state, command)
    case 'correct-team':
      return correctTeam(state, command)
    case 'remove-team':
      return removeTeam(state, command)
    case 'give-numbers':
      return giveNumbers(state)
    case 'exchange-numbers':
      return exchangeNumbers(state, command)
    case 'request-bye':
      return requestBye(state, command)
    case 'cancel-bye':
      return cancelBye(state, command)
    case 'forbid-pair':
      return forbidPair(state, command)
    case 'allow-pair':
      return allowPair(state, command)
    case 'fix-board':
      return fixBoard(state, command)
    case 'draw-lots':
      return drawLots(state, command)
    case 'pair-round':
      return pairRound(state, command)
    case 'keep-draft':
      return keepDraft(state, command)
    case 'discard-draft':
      return discardDraft(state)
    case 'start-manual':
      return startManual(state, command)
    case 'change-draft':
      return changeDraft(state, command)
    case 'finish-manual':
      return finishManual(state)
    case 'publish-round':
      return publishRound(state, command)
    case 'amend-pairing':
      return amendPairing(state, command)
    case 'recall-round':
      return recallRound(state, command)
    case 'enter-result':
      return enterResult(state, command)
    case 'report-result':
      return reportResult(state, command)
    case 'dispute-result':
      return disputeResult(state, command)
    case 'dismiss-dispute':
      return dismissDispute(state, command)
    case 'finish-tournament':
      return finishTournament(state)
    case 'reopen-tournament':
      return reopenTournament(state, command)
    case 'leave-fide-mode':
      return leaveFideMode(state, command)
  }
}
