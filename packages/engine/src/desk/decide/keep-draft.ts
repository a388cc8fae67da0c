import { err, ok } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand } from '../commands.ts'
import type { DeskEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { refuse } from '../refusal.ts'
import { staleCausesOf } from '../stale.ts'
import type { DeskState } from '../state.ts'
import { type Decision, nextRound } from './decision.ts'
import { openResults, pairRound } from './draft.ts'
import { articlesOf, differenceOf, rulesBroken, withoutBoard } from './manual.ts'
import { qualityOf } from './pairing-quality.ts'

/**
 * A stale draft stays as it is, as an edit by hand: the round is paired again from what is so now, and the boards of the draft are put in the place of
 * that pairing. So the record says what the rulebook gives, what differs, and which articles the boards break now.
 */
export const keepDraft = (
  state: DeskState,
  { reason, confirmed, leaveOut = [] }: Extract<DeskCommand, { kind: 'keep-draft' }>,
): Decision => {
  const { draft, manual } = state
  if (draft === null) return err(refuse('no-draft', { round: nextRound(state) }))
  if (manual !== null) return err(refuse('manual-open', { round: draft.round }))
  if (staleCausesOf(state).length === 0) return err(refuse('draft-not-stale', { round: draft.round }))
  if (isBlank(reason)) return err(refuse('reason-missing', { of: 'by-hand' }))
  const discarded: DeskEvent = { kind: 'draft-discarded', round: draft.round }
  const paired = pairRound(evolve(state, discarded), {
    kind: 'pair-round',
    confirmed: true,
    leaveOut: [...(draft.leftOut ?? []), ...leaveOut],
  })
  if (!paired.ok) return paired
  const again = [discarded, ...paired.value]
  const { boards, bye } = draft
  const opened = [...again, { kind: 'manual-started', reason } as const].reduce((at, event) => evolve(at, event), state)
  const kept = { ...opened.draft!, boards, bye }
  const difference = differenceOf(kept)
  const missing = openResults(state, confirmed === true)
  // The rulebook gives the same boards again: nothing is done by hand.
  if (difference.engineOnly.length + difference.deskOnly.length === 0 && !difference.byeChanged)
    return missing === null ? ok(again) : err(missing)
  const standing = withoutBoard(opened, kept)
  if (standing !== null) return err(standing)
  const breaks = articlesOf(rulesBroken(opened, kept))
  if (breaks.length > 0 && confirmed !== true) return err(refuse('rule-broken', { articles: breaks, article: breaks[0]! }))
  if (missing !== null) return err(missing)
  return ok([
    ...again,
    { kind: 'manual-started', reason },
    { kind: 'manual-changed', boards, bye, breaks, quality: qualityOf(opened, kept) },
    { kind: 'manual-finished', difference },
  ])
}
