import { type DeskBoardResult, type DeskState, isOpen } from '@zug/engine/desk'
import type { Principal } from '../../accounts/principal.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'
import { type Game, gameOf } from './game.ts'
import { fingerprint } from './results.ts'

export type BoardPrincipal = Extract<Principal, { kind: 'board' }>

/** Where the report of one side of a board stands. */
export type Situation =
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting'; readonly mine: DeskBoardResult }
  | { readonly kind: 'confirm'; readonly theirs: DeskBoardResult }
  | { readonly kind: 'disagree'; readonly mine: DeskBoardResult; readonly theirs: DeskBoardResult }
  | { readonly kind: 'recorded'; readonly result: DeskBoardResult; readonly by: 'players' | 'arbiter' }
  | { readonly kind: 'adjourned' }
  /** Its round, or the whole tournament. */
  | { readonly kind: 'over'; readonly result: DeskBoardResult | null; readonly ended: boolean }
  /** The pairing was amended, and this player sits elsewhere. */
  | { readonly kind: 'moved' }

export type OwnGame = {
  readonly game: Game
  readonly side: 'white' | 'black'
  readonly situation: Situation
}

/** The game that a player's link is about; null when there is no such round or board any more. */
export const ownGame = (open: OpenTournament, { round, board, player }: BoardPrincipal): OwnGame | null => {
  const { state } = open.desk
  const game = gameOf(state, round, board)
  if (game === null) return null
  const side = game.white.id === player ? 'white' : game.black.id === player ? 'black' : null
  if (side === null) return { game, side: 'white', situation: { kind: 'moved' } }
  return { game, side, situation: situationOf(open, game, player) }
}

/** What this side has reported itself, as long as it is not decided. */
export const ownReport = ({ reports }: Game, player: number): DeskBoardResult | null =>
  reports.find(({ by }) => by === player)?.result ?? null

const situationOf = (open: OpenTournament, game: Game, player: number): Situation => {
  const { rounds, finished } = open.desk.state
  if (finished || game.round !== rounds.length) return { kind: 'over', result: game.result, ended: finished }
  if (game.result !== null)
    return isOpen(game.result) ? { kind: 'adjourned' } : { kind: 'recorded', result: game.result, by: enteredBy(open, game) }
  const mine = ownReport(game, player)
  const theirs = game.reports.find(({ by }) => by !== player)?.result ?? null
  if (mine === null) return theirs === null ? { kind: 'open' } : { kind: 'confirm', theirs }
  return theirs === null ? { kind: 'waiting', mine } : { kind: 'disagree', mine, theirs }
}

/** A result that players agreed on was recorded together with a report; any other is the desk's. */
const enteredBy = ({ desk: { history } }: OpenTournament, { round, index, result }: Game): 'players' | 'arbiter' => {
  const at = history.findLastIndex(
    ({ event }) =>
      (event.kind === 'result-entered' || event.kind === 'result-corrected') &&
      event.round === round &&
      event.board === index &&
      fingerprint(event.result) === fingerprint(result),
  )
  const entered = history[at]
  const before = history[at - 1]
  return before !== undefined && before.batch === entered?.batch && before.event.kind === 'result-reported' ? 'players' : 'arbiter'
}

/** Why helpers may not enter results of the round that is played now: the next one is being paired, or it is all over. */
export type Locked = 'pairing' | 'ended'

export const playedRound = ({ rounds, draft, finished }: DeskState): { readonly round: number; readonly locked: Locked | null } | null =>
  rounds.length === 0 ? null : { round: rounds.length, locked: finished ? 'ended' : draft === null ? null : 'pairing' }
