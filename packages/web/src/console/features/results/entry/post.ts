import type { LandedResult, NewResult, QueuedResult, RefusedResult } from '../../../outbox/entry.ts'
import type { Sheet } from './sheet.ts'

/** What this device has typed: on its way, taken but perhaps not yet on the page, not taken. All of one tournament. */
export type Post = {
  readonly waiting: readonly QueuedResult[]
  readonly landed: readonly LandedResult[]
  readonly refused: readonly RefusedResult[]
  /** Given to the outbox by the last step, which has not been told back yet. */
  readonly given: readonly NewResult[]
}

export const nothingSent: Post = { waiting: [], landed: [], refused: [], given: [] }

const on =
  ({ tournament, round }: Sheet, board: number) =>
  (entry: NewResult): boolean =>
    entry.board === board && entry.round === round && entry.tournament === tournament

/** The last on its way to the desk. */
export const underWay = ({ waiting, given }: Post, sheet: Sheet, board: number): NewResult | null => {
  const here = on(sheet, board)
  return given.findLast(here) ?? waiting.findLast(here) ?? null
}

/**
 * The last that was typed on a board and that the page, as it was loaded, does not have yet: whatever is typed next comes on top of it. Null: what the page
 * shows is all there is.
 */
export const tipOf = (post: Post, sheet: Sheet, board: number): NewResult | null => {
  const here = on(sheet, board)
  return underWay(post, sheet, board) ?? post.landed.findLast((entry) => entry.landed > sheet.sequence && here(entry)) ?? null
}

/** The last result of a board that was not taken. What has landed there came before it: what lands later settles it. */
export const refusalOf = ({ refused }: Post, sheet: Sheet, board: number): RefusedResult | null =>
  refused.findLast(on(sheet, board)) ?? null

const sameEntries = (a: readonly QueuedResult[], b: readonly QueuedResult[]): boolean =>
  a.length === b.length && a.every(({ key, at }, index) => key === b[index]!.key && at === b[index]!.at)

/** The outbox tells of every attempt; for whoever types only this counts. */
export const samePost = (a: Post, b: Post): boolean =>
  a.given.length === b.given.length &&
  sameEntries(a.waiting, b.waiting) &&
  sameEntries(a.landed, b.landed) &&
  sameEntries(a.refused, b.refused)
