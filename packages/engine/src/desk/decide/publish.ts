import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { receiptOf } from '../receipt.ts'
import { refuse } from '../refusal.ts'
import type { DeskRound } from '../round.ts'
import { staleCausesOf } from '../stale.ts'
import type { DeskState } from '../state.ts'
import { tournamentOf } from '../tournament.ts'
import { boardNumber, type Decision, nextRound } from './decision.ts'
import { presentWithBye } from './draft.ts'
import { applyChange, brokenAnew } from './manual.ts'

/** The draft becomes public, with its receipt. From here on it changes only where the rulebook allows. */
export const publishRound = (state: DeskState, { leaveOut = [] }: Extract<DeskCommand, { kind: 'publish-round' }>): Decision => {
  const { draft } = state
  if (draft === null) return err(refuse('no-draft', { round: nextRound(state) }))
  if (state.manual !== null) return err(refuse('manual-open', { round: draft.round }))
  const causes = staleCausesOf(state)
  if (causes.length > 0) return err(refuse('draft-stale', { round: draft.round, causes }))
  const present = presentWithBye(state, leaveOut)
  if (present !== null) return err(present)
  // By hand somebody can be given a board, or the bye, who was away when the round was paired.
  const seated = new Set([...draft.boards.flatMap(({ white, black }) => [white, black]), draft.bye])
  const round: DeskRound = {
    round: draft.round,
    boards: draft.boards.map((board) => ({ ...board, result: null, ratingResult: null, reports: [] })),
    unpaired: [
      ...(draft.bye === null ? [] : [{ player: draft.bye, bye: 'pairing-allocated' as const }]),
      ...draft.unpaired.filter(({ player }) => !seated.has(player)),
    ],
    receipt: receiptOf(tournamentOf(state), draft.round, state.settings!.rules.rulebook, draft.boards, draft.bye),
    byHand: draft.byHand,
    ...(draft.fixed === undefined ? {} : { fixed: draft.fixed }),
  }
  return ok([{ kind: 'round-published', round }])
}

/** C.04.2 4.4: a published pairing changes only for a reason the rules name, and no board that has a result. */
export const amendPairing = (
  state: DeskState,
  { change, reason, confirmed }: Extract<DeskCommand, { kind: 'amend-pairing' }>,
): Decision => {
  const last = state.rounds.at(-1)
  if (last === undefined) return err(refuse('round-not-published', { round: nextRound(state) }))
  const bye = last.unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const before = { boards: last.boards.map(({ white, black }) => ({ white, black })), bye }
  const changed = applyChange(state, last.round, before, change)
  if (!changed.ok) return changed
  // Whoever had the bye may get a game, against a late entry for instance; nobody who had a game gets the bye.
  const plays = changed.value.bye === null && changed.value.boards.some(({ white, black }) => white === bye || black === bye)
  if ((changed.value.bye !== bye && !plays) || changed.value.boards.length < last.boards.length)
    return err(refuse('board-kept', { round: last.round }))
  const played = last.boards.findIndex(
    ({ white, black, result }) => result !== null && !changed.value.boards.some((board) => board.white === white && board.black === black),
  )
  if (played !== -1) return err(refuse('board-has-result', { round: last.round, board: boardNumber(state, last.round, played) }))
  const articles = brokenAnew(state, last.round, before, changed.value)
  if (articles.length > 0 && confirmed !== true) return err(refuse('rule-broken', { articles, article: articles[0]! }))
  return ok([{ kind: 'pairing-amended', round: last.round, boards: changed.value.boards, reason }])
}
