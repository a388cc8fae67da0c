import { type DeskBoardResult, type DeskState, isOpen } from '@zug/engine/desk'
import { boardOf, type Principal } from '../../accounts/principal.ts'
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
  /** `claim`: what this side says instead, which waits for the arbiter. */
  | {
      readonly kind: 'recorded'
      readonly result: DeskBoardResult
      readonly by: 'players' | 'arbiter'
      readonly claim: DeskBoardResult | null
    }
  | { readonly kind: 'adjourned' }
  /** Its round, or the whole tournament. */
  | { readonly kind: 'over'; readonly result: DeskBoardResult | null; readonly ended: boolean }

export type OwnGame = {
  readonly game: Game
  readonly side: 'white' | 'black'
  readonly situation: Situation
}

/** The game that a player's link is about; null when the player has no board in the round. */
export const ownGame = (open: OpenTournament, principal: BoardPrincipal): OwnGame | null => {
  const { state } = open.desk
  const { round, player } = principal
  const game = gameOf(state, round, boardOf(state, principal))
  return game === null ? null : { game, side: game.white.id === player ? 'white' : 'black', situation: situationOf(open, game, player) }
}

/** What this side has reported itself, as long as it is not decided. */
export const ownReport = ({ reports }: Game, player: number): DeskBoardResult | null =>
  reports.find(({ by }) => by === player)?.result ?? null

/** Another result than the recorded one, which this side has claimed. */
export const ownClaim = ({ disputes }: Game, player: number): DeskBoardResult | null =>
  disputes.find(({ by }) => by === player)?.result ?? null

const situationOf = (open: OpenTournament, game: Game, player: number): Situation => {
  const { rounds, finished } = open.desk.state
  if (finished || game.round !== rounds.length) return { kind: 'over', result: game.result, ended: finished }
  if (game.result !== null)
    return isOpen(game.result)
      ? { kind: 'adjourned' }
      : { kind: 'recorded', result: game.result, by: enteredBy(open, game), claim: ownClaim(game, player) }
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
